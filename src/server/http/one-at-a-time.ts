import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Resolves once all earlier responses on the connection have been sent. If a client sends requests
 * without reading the responses, none are produced until it reads, and at most one response per
 * connection waits in memory.
 */
export function openOneAtATime(): (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void> {
  const sent = new WeakMap<Socket, Promise<void>>();
  return async ({ socket }, response) => {
    const before = sent.get(socket);
    sent.set(
      socket,
      new Promise((done) => {
        response.once('close', () => done());
      }),
    );
    await before;
  };
}
