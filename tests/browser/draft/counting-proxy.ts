import { createServer, request as forward, type IncomingMessage } from 'node:http';

/** A proxy between browser and server that counts writes. */
export type CountingProxy = {
  origin: string;
  /** Writes so far, those that got no response, and the maximum number in flight at once. */
  writes: () => { all: number; unanswered: number; atOnce: number };
  close: () => Promise<void>;
};

/** Forwards each request to the currently running server; drops the connection when there is none. */
export async function startProxy(target: () => string): Promise<CountingProxy> {
  let underWay = 0;
  const writes = { all: 0, unanswered: 0, atOnce: 0 };
  const server = createServer((request, response) => {
    const isCounted = isWrite(request);
    if (isCounted) {
      underWay += 1;
      writes.all += 1;
      writes.atOnce = Math.max(writes.atOnce, underWay);
    }
    response.once('close', () => {
      if (!isCounted) return;
      underWay -= 1;
      if (!response.writableFinished) writes.unanswered += 1;
    });
    const { method, headers } = request;
    const onward = forward(new URL(request.url ?? '/', target()), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    });
    onward.once('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) throw new Error('the proxy is not listening');
  return {
    origin: `http://127.0.0.1:${bound.port}`,
    writes: () => ({ ...writes }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function isWrite({ url, method }: IncomingMessage): boolean {
  return Boolean(url?.startsWith('/rest/v1/')) && method !== 'GET' && method !== 'OPTIONS';
}
