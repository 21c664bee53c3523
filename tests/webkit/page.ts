import { setTimeout as wait } from 'node:timers/promises';
import type { WebKit } from './driver.ts';

/** WebDriver's name of the key that holds an element's id. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE_MS = 20_000;

export const KEYS = { escape: '\uE00C', enter: '\uE007', tab: '\uE004', space: ' ' } as const;

/** What the tests do with the page in front, as a person would: with presses and keys. */
export function pageOf({ send }: WebKit) {
  /** Runs the body of a function in the page; its arguments are `arguments`. */
  const evaluate = (body: string, ...args: unknown[]) =>
    send('POST', 'execute/sync', { script: body, args });

  /** Until a script gives something else than false, null or an empty text: that. */
  async function until(body: string, ...args: unknown[]): Promise<unknown> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      // A page that is being left answers nothing.
      const value = await evaluate(body, ...args).catch(() => null);
      if (value !== null && value !== false && value !== '') return value;
      if (Date.now() > end) throw new Error(`Never came about: ${body} ${JSON.stringify(args)}`);
      await wait(100);
    }
  }

  const idOf = (element: unknown) => String(Reflect.get(Object(element), ELEMENT));

  /** The first element in sight of a selector whose name or text begins with some words. */
  const find = async (selector: string, words = ''): Promise<string> =>
    idOf(await until(FIND, selector, words));

  async function press(selector: string, words = ''): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const element = await find(selector, words);
      // Between the two, a page that draws itself anew may have taken it away.
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

  /** Chooses an option of a list by its words. */
  async function pick(selector: string, words: string): Promise<void> {
    const option = await until(OPTION, selector, words);
    await send('POST', `element/${idOf(option)}/click`);
  }

  /** Presses a place of the window, whatever lies there. */
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

  async function key(value: string): Promise<void> {
    const actions = [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    await send('POST', 'actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  return {
    evaluate,
    until,
    find,
    press,
    pick,
    pressAt,
    type,
    key,
    open: (url: string) => send('POST', 'url', { url }),
    back: () => send('POST', 'back'),
    reload: () => send('POST', 'refresh'),
    resize: (width: number, height: number) => send('POST', 'window/rect', { width, height }),
    path: () => evaluate('return location.pathname'),
  };
}

const FIND = `
  const [selector, words] = arguments;
  const named = (one) => (one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent).trim();
  return [...document.querySelectorAll(selector)].find((one) =>
    one.getClientRects().length > 0 && named(one).startsWith(words)) ?? null;`;

const OPTION = `
  const [selector, words] = arguments;
  return [...(document.querySelector(selector)?.options ?? [])].find(({ text }) => text === words) ?? null;`;
