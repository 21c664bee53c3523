import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The embedded backend in its own process. */
export type Backend = { child: ChildProcess; address: string; milliseconds: number };

/** Starts the backend on the data in `folder`; `milliseconds` is the startup time. */
export async function startBackend(folder: string): Promise<Backend> {
  const begun = performance.now();
  const main = ['--import', 'tsx', 'src/server/main.ts', '--backend-only'];
  const child = spawn(process.execPath, main, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, VITE_SUPABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const address = await new Promise<string>((ready, fail) => {
    child.once('message', (message: { address: string }) => ready(message.address));
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}`)));
  });
  return { child, address, milliseconds: performance.now() - begun };
}

export async function stopBackend({ child }: Backend): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

/** Resident memory, if the system reports it. */
export function memoryOf({ child: { pid } }: Backend): string {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return `${Math.round(Number(kilobytes) / 1024)} MiB`;
  } catch {
    return 'not told by this system';
  }
}
