import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from './site.ts';

/** Starts a server on a free port of this machine. */
export async function listen(server: Server): Promise<Omit<Site, 'pid'>> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
