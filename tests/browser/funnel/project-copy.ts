import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A copy of the project that a test may edit, with its own dev server. */
export type ProjectCopy = {
  root: string;
  origin: string;
  read: (path: string) => string;
  write: (path: string, text: string) => void;
  /** Writes a JSON file and waits until the dev server serves it: no page opened later is reloaded. */
  edit: (path: string, text: string) => Promise<void>;
  /** What the dev server has printed. */
  printed: () => string;
  remove: () => Promise<void>;
};

/** How long a write may go unnoticed before it is repeated: on a busy machine, watchers miss some. */
const UNNOTICED_MS = 5_000;
const LOOK_AGAIN_MS = 100;

const PARTS = [
  'src',
  'schemas',
  'flows',
  'scripts',
  'public',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Vite must keep its cache in the copy and may serve files from the linked packages. */
const DEV_CONFIG = `
import { mergeConfig } from 'vite';
import project from './vite.config.ts';
export default async (env) => mergeConfig(await project(env), {
  cacheDir: '.vite',
  resolve: { preserveSymlinks: true },
  server: { host: '127.0.0.1', strictPort: true, fs: { strict: false } },
});
`;

/** Copies the project, applies `edit` and starts a dev server there; `remote` is its `VITE_REMOTE`. */
export async function copyProject(
  edit: (copy: Pick<ProjectCopy, 'read' | 'write'>) => void,
  remote = 'off',
): Promise<ProjectCopy> {
  const root = mkdtempSync(join(tmpdir(), 'plumbline-project-'));
  for (const part of PARTS) cpSync(part, join(root, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir');
  const files = {
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    write: (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
  };
  edit(files);
  files.write('dev.config.ts', DEV_CONFIG);
  const port = await freePort();
  const { vite, printed } = await start(root, port, remote);
  const ended = new Promise((done) => vite.once('exit', done));
  const origin = `http://127.0.0.1:${port}`;
  return {
    ...files,
    root,
    origin,
    printed,
    async edit(path, text) {
      if (files.read(path) === text) return;
      // The server keeps what it has served until it notices a change, and then reloads all pages.
      const served = async () => await (await fetch(`${origin}/${path}?import`)).text();
      const before = await served();
      do {
        files.write(path, text);
        const end = Date.now() + UNNOTICED_MS;
        while ((await served()) === before && Date.now() < end) await sleep(LOOK_AGAIN_MS);
      } while ((await served()) === before);
    },
    remove: async () => {
      vite.kill();
      await ended;
      rmSync(root, { recursive: true, force: true });
    },
  };
}

async function start(
  root: string,
  port: number,
  remote: string,
): Promise<{ vite: ChildProcess; printed: () => string }> {
  const bin = resolve('node_modules/vite/bin/vite.js');
  const child = spawn(
    process.execPath,
    [bin, '--config', 'dev.config.ts', '--port', String(port)],
    {
      cwd: root,
      // A build in this process, such as the studio's, leaves "production" behind.
      env: { ...process.env, NODE_ENV: 'development', VITE_REMOTE: remote },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  await new Promise<void>((ready, fail) => {
    const listen = (text: Buffer) => {
      said += text.toString();
      if (said.includes(String(port))) ready();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => fail(new Error(`The dev server did not start:\n${said}`)));
  });
  return { vite: child, printed: () => said };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const bound = server.address();
  await new Promise((closed) => server.close(closed));
  if (typeof bound !== 'object' || !bound) throw new Error('No port is free');
  return bound.port;
}
