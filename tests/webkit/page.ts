import { setTimeout as wait } from 'node:timers/promises';
import type { WebKit } from './driver.ts';

/** WebDriver's key for an element's id. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE_MS = 40_000;

export const KEYS = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  Space: ' ',
} as const;

/** Operates the page in front as a person would: with presses and keys. */
export function pageOf({ send }: WebKit) {
  /** Runs the body of a function in the page; its arguments are `arguments`. */
  const evaluate = (body: string, ...args: unknown[]) =>
    send('POST', 'execute/sync', { script: body, args });

  /** Runs a script until its result is truthy, and returns that. */
  async function until(body: string, ...args: unknown[]): Promise<unknown> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      // A page that is being unloaded does not respond.
      const value = await evaluate(body, ...args).catch(() => null);
      if (value !== null && value !== false && value !== '') return value;
      if (Date.now() > end) throw new Error(`Never came about: ${body} ${JSON.stringify(args)}`);
      await wait(100);
    }
  }

  const idOf = (element: unknown) => String(Reflect.get(Object(element), ELEMENT));

  /** The first visible element of a selector whose name or text begins with `words`. */
  const find = async (selector: string, words = ''): Promise<string> =>
    idOf(await until(FIND, selector, words));

  /** Waits until an element stops moving: late content may move it away from a press. */
  async function standStill(element: object): Promise<void> {
    for (let before: unknown; ; await wait(50)) {
      const place = await evaluate(TO_THE_MIDDLE, element);
      if (place === before) return;
      before = place;
    }
  }

  async function press(selector: string, words = ''): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const element = await find(selector, words);
      await standStill({ [ELEMENT]: element }).catch(() => undefined);
      // In between, a page that re-renders may have removed it.
      const pressed = await send('POST', `element/${element}/click`).then(
        () => true,
        (error: unknown) => Date.now() > end && Promise.reject(error),
      );
      if (pressed) return;
      await wait(100);
    }
  }

  async function type(selector: string, text: string, words = ''): Promise<void> {
    await send('POST', `element/${await find(selector, words)}/value`, { text });
  }

  /** Selects an option of a list by its label. */
  async function pick(selector: string, words: string): Promise<void> {
    const option = await until(OPTION, selector, words);
    await standStill({ [ELEMENT]: await find(selector) });
    await send('POST', `element/${idOf(option)}/click`);
  }

  /** Presses a point of the window, whatever is there. */
  async function pressAt(x: number, y: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await send('POST', 'actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  }

  /** Presses keys in turn: characters, or those of `KEYS`. */
  async function keys(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await send('POST', 'actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Opens a tab in front; returns a function that goes back to the previous one. */
  async function openTab(url: string): Promise<() => Promise<void>> {
    const before = await send('GET', 'window');
    const { handle } = (await send('POST', 'window/new', { type: 'tab' })) as { handle: string };
    await send('POST', 'window', { handle });
    await send('POST', 'url', { url });
    return async () => {
      await send('POST', 'window', { handle: before });
    };
  }

  return {
    evaluate,
    until,
    find,
    press,
    pick,
    pressAt,
    type,
    keys,
    openTab,
    open: (url: string) => send('POST', 'url', { url }),
    back: () => send('POST', 'back'),
    reload: () => send('POST', 'refresh'),
    resize: (width: number, height: number) => send('POST', 'window/rect', { width, height }),
    path: () => evaluate('return location.pathname'),
  };
}

/** Scrolls out from under a sticky bar; WebDriver does not scroll to what it considers visible. */
const TO_THE_MIDDLE = `
  arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top } = arguments[0].getBoundingClientRect();
  return left + ' ' + top;`;

const FIND = `
  const [selector, words] = arguments;
  const named = (one) => (one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent).trim();
  return [...document.querySelectorAll(selector)].find((one) =>
    one.getClientRects().length > 0 && named(one).startsWith(words)) ?? null;`;

const OPTION = `
  const [selector, words] = arguments;
  return [...(document.querySelector(selector)?.options ?? [])].find(({ text }) => text === words) ?? null;`;
