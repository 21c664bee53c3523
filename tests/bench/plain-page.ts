import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';

/** The only tab of a fresh browser profile, with the size of a phone. */
export type PlainPage = {
  /** Sends a command of the DevTools protocol. */
  send: (method: string, params?: object) => Promise<Record<string, unknown>>;
  goto: (url: string) => Promise<void>;
  /**
   * The result of `script` run in the page. It can use only its arguments; everything is passed as JSON.
   */
  evaluate: <Given extends unknown[], Answer>(
    script: (...given: Given) => Answer,
    ...given: Given
  ) => Promise<Answer>;
  /** Waits until `script` returns true in the page. @throws after 30 seconds */
  until: <Given extends unknown[]>(
    script: (...given: Given) => boolean,
    ...given: Given
  ) => Promise<void>;
  close: () => Promise<void>;
};

const PHONE = { width: 390, height: 844 };
const PATIENCE_MS = 30_000;
const POLL_MS = 100;

/**
 * Opens a page that Playwright does not instrument. In an instrumented page, the stack of every error
 * that is created is read at once, thrown or not, and each document gets a second JavaScript world: on a
 * slow CPU that adds a tenth of a second to a load, which no visitor would experience.
 */
export async function openPlain(browser: Browser): Promise<PlainPage> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const target = { url: 'about:blank', browserContextId, ...PHONE };
  const { targetId } = await session.send('Target.createTarget', target);
  // Not flattened: Playwright would mistake the responses of another session for its own.
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const send = messenger(session, sessionId);
  const evaluate = evaluator(send);
  await send('Page.enable');
  await send('Emulation.setFocusEmulationEnabled', { enabled: true });
  return {
    send,
    evaluate,
    async goto(url) {
      await send('Page.navigate', { url });
    },
    async until(script, ...given) {
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(POLL_MS)) {
        if (await evaluate(script, ...given)) return;
      }
      throw new Error(`It never came true in the page: ${script.toString()}`);
    },
    async close() {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}

function evaluator(send: PlainPage['send']): PlainPage['evaluate'] {
  return async (script, ...given) => {
    const expression = `(${script.toString()})(...${JSON.stringify(given)})`;
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      expression,
      returnByValue: true,
    });
    if (exceptionDetails === undefined) return Reflect.get(Object(result), 'value');
    throw new Error(`In the page: ${JSON.stringify(exceptionDetails)}`);
  };
}

type Message = { id?: number; result?: Record<string, unknown>; error?: { message: string } };

type Answered = { resolve: (answer: Message) => void; reject: (reason: Error) => void };

/**
 * Sends commands to the target of `sessionId` and matches the responses; a command fails when the
 * browser ends before its response.
 */
function messenger(session: CDPSession, sessionId: string): PlainPage['send'] {
  const waiting = new Map<number, Answered>();
  let last = 0;
  session.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const message = JSON.parse(event.message) as Message;
    if (message.id === undefined) return;
    waiting.get(message.id)?.resolve(message);
    waiting.delete(message.id);
  });
  session.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has ended'));
  });
  return async (method, params = {}) => {
    const id = (last += 1);
    const answered = new Promise<Message>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
    });
    const message = JSON.stringify({ id, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await answered;
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  };
}
