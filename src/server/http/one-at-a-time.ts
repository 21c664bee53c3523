import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Resolves when all answers before this one on its connection have been sent. A client may send
 * requests without reading the answers: they are then not produced until it reads, and at most one
 * answer per connection waits in memory.
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
