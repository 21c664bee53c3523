import { resolve } from 'node:path';
import { DataUnreadable, isWithoutData, openDatabase } from './backend/database.ts';
import { securityHeaders } from './http/headers.ts';
import { createSiteServer, parseHostNames } from './http/server.ts';
import { loadSettings } from './setup/settings.mjs';
import { openSite } from './http/site.ts';
import { DirectoryLocked } from './backend/directory-lock.ts';
import { DiskFull, FilesLimited } from './backend/free-space.ts';
import { UnknownMigration } from './backend/migrations.ts';

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

type Place = { host: string; port: number; directory: string };

/** Says why the server could not start, and what to do about it. */
export function explain(error: unknown, { host, port, directory }: Place): string {
  if (error instanceof DirectoryLocked) {
    return `${sentence(error.message)} Stop it, or use another directory: DATA_DIR=.data-2 npm start`;
  }
  if (error instanceof UnknownMigration) {
    return `${sentence(error.message)} Update this program, or move ${directory} away to start over.`;
  }
  if (error instanceof DiskFull) {
    return `${sentence(error.message)} Make room there, or use another disk with DATA_DIR.`;
  }
  if (error instanceof FilesLimited) {
    return `${sentence(error.message)} Raise the limit: ulimit -f unlimited`;
  }
  if (error instanceof DataUnreadable) {
    return `${sentence(error.message)} Put a copy of it back, or move ${directory} away to start over.`;
  }
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Use another one: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} or ${directory} is not allowed to this user. Use PORT=4173, or another DATA_DIR.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${directory} is, or lies below, a file and no directory. Use a directory: DATA_DIR=.data npm start`;
    case 'EROFS':
      return `${directory} can only be read. Use another directory: DATA_DIR=.data-2 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Use HOST=127.0.0.1 (this machine only) or HOST=0.0.0.0.`;
    case 'ERR_SOCKET_BAD_PORT':
      return `PORT=${process.env.PORT} is not a port: use a number from 1 to 65535.`;
    default:
      return `The server did not start: ${error instanceof Error ? error.stack : String(error)}`;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
