import { resolve } from 'node:path';
import { isWithoutData, openDatabase } from './backend/database.ts';
import { parseHostNames } from './http/allowed-host.ts';
import { explain } from './explain.ts';
import { securityHeaders } from './http/headers.ts';
import { createSiteServer } from './http/server.ts';
import { loadSettings } from './setup/settings.mjs';
import { openSite } from './http/site.ts';

/**
 * The server process. `PORT`, `HOST`, `DATA_DIR`, `ALLOWED_HOSTS` and `BEHIND_PROXY` configure it;
 * `VITE_SUPABASE_URL` turns off the embedded backend, `--backend-only` the site.
 */
loadSettings('production');
const backendOnly = process.argv.includes('--backend-only');
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 4173);
const directory = resolve(process.env.DATA_DIR || '.data');
const dist = resolve('dist');
const hosted = !backendOnly && Boolean(process.env.VITE_SUPABASE_URL);

try {
  await run();
} catch (error) {
  console.error(explain(error, { host, port, directory }));
  process.exitCode = 1;
}

/** Closing the database would write into files that another process has changed since. */
function endAtOnce(): void {
  console.error(`Another process has taken over the data in ${directory}: this one stops.`);
  process.exit(1);
}

async function run(): Promise<void> {
  if (!hosted && isWithoutData(directory)) console.log(`Making the database in ${directory} ...`);
  const database = hosted ? undefined : await openDatabase(directory, endAtOnce);
  const server = createSiteServer({
    database,
    site: backendOnly ? undefined : openSite(dist),
    pageHeaders: securityHeaders(),
    behindProxy: process.env.BEHIND_PROXY === '1',
    hostNames: [...parseHostNames(host), ...parseHostNames(process.env.ALLOWED_HOSTS)],
  });
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    const closed = new Promise((done) => server.close(done));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 2_000).unref();
    await closed;
    await database?.close();
    // Handles of Vite or a terminal must not keep a stopped server alive.
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop());
  // If `npm run dev` started this process and has ended, nothing uses it anymore.
  process.on('disconnect', () => void stop());

  try {
    const address = await listen();
    database?.lock?.announce(address);
    process.send?.({ address });
    console.log(
      backendOnly
        ? `The backend is ready on ${address}`
        : `Plumbline is ready on ${address}${hosted ? ` with ${process.env.VITE_SUPABASE_URL}` : ''}`,
    );
  } catch (error) {
    await database?.close();
    throw error;
  }

  async function listen(): Promise<string> {
    await new Promise<void>((ready, fail) => {
      server.once('error', fail);
      server.listen(port, host, ready);
    });
    const bound = server.address();
    const name = host.includes(':') ? `[${host}]` : host;
    return `http://${name}:${typeof bound === 'object' && bound ? bound.port : port}`;
  }
}
