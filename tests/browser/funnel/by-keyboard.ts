import { setTimeout as wait } from 'node:timers/promises';

/** The browser functions that a keyboard walkthrough needs, independent of the driver. */
export type Keyboard = {
  press: (key: 'Tab' | 'Enter' | 'Space' | 'ArrowDown') => Promise<unknown>;
  /** Presses the key for each character. */
  type: (text: string) => Promise<unknown>;
  /** Runs a function body in the page. */
  evaluate: (body: string) => Promise<unknown>;
};

/** A question or control, identified by the start of its text, and what to type; true checks a box. */
type Answer = readonly [control: string, answer: string | true];

/** A page and its answers, in tab order. */
export type Typed = { path: string; answers: readonly Answer[] };

/** State of the focused control. */
type Focus = {
  kind: string;
  name: string;
  /** Label of the enclosing question, if the control is one of several choices. */
  question: string;
  checked: boolean;
  primary: boolean;
};

const FOCUS = `
  const one = document.activeElement;
  const wordsOf = (ids) => (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const group = one.type === 'radio' ? one.closest('[role=radiogroup], fieldset') : null;
  return {
    kind: one.type ?? '',
    name: (one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent ?? '').trim(),
    question: (group?.querySelector('legend')?.textContent ?? wordsOf(group?.getAttribute('aria-labelledby'))).trim(),
    checked: one.checked === true,
    primary: one.matches('[data-primary]'),
  };`;

/** Current path, focused control and page text. */
const PAGE = `
  return [location.pathname, document.activeElement.outerHTML, document.querySelector('main')?.innerText].join('\\n');`;

/** More tab stops than any page has. */
const STOPS = 80;

/** Answers pages with the keyboard alone and leaves each with Continue. */
export async function walkByKeyboard(keyboard: Keyboard, pages: readonly Typed[]): Promise<void> {
  for (const [index, { path, answers }] of pages.entries()) {
    await untilOn(keyboard, path, index === 0 ? 'body' : 'h1');
    for (const answer of answers) await give(keyboard, answer);
    await reach(keyboard, 'Continue', ({ primary }) => primary);
    await keyboard.press('Enter');
  }
}

/** Waits until the page has arrived and moved the focus. A first load leaves the focus alone. */
async function untilOn(keyboard: Keyboard, path: string, focused: 'h1' | 'body'): Promise<void> {
  const isPresent = `return location.pathname === '${path}' && document.activeElement?.matches('${focused}')`;
  const end = Date.now() + 20_000;
  while (!(await keyboard.evaluate(isPresent))) {
    if (Date.now() > end) {
      const page = String(await keyboard.evaluate(PAGE));
      throw new Error(`The keys do not lead to ${path}, but to ${page}`);
    }
    await wait(50);
  }
}

async function give(keyboard: Keyboard, [control, answer]: Answer): Promise<void> {
  const { kind } = await reach(keyboard, control, ({ name, question }) =>
    (question || name).startsWith(control),
  );
  if (kind === 'radio') await choose(keyboard, String(answer));
  else if (answer === true) await keyboard.press('Space');
  else await keyboard.type(answer);
}

/** Selects a radio button with the arrow keys, which move the focus and check the target. */
async function choose(keyboard: Keyboard, choice: string): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    const { name, checked } = await focus(keyboard);
    if (name.startsWith(choice)) {
      if (!checked) await keyboard.press('Space');
      return;
    }
    await keyboard.press('ArrowDown');
  }
  throw new Error(`The arrows do not lead to ${choice}`);
}

async function reach(
  keyboard: Keyboard,
  what: string,
  isReached: (focus: Focus) => boolean,
): Promise<Focus> {
  const passed: string[] = [];
  for (let stop = 0; stop < STOPS; stop += 1) {
    await keyboard.press('Tab');
    const at = await focus(keyboard);
    if (isReached(at)) return at;
    passed.push(at.question || at.name);
  }
  throw new Error(`Tab does not lead to ${what}, but to ${passed.join(' | ')}`);
}

const focus = async (keyboard: Keyboard) => (await keyboard.evaluate(FOCUS)) as Focus;
