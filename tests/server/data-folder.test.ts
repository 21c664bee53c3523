import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { beginData } from '../fixtures/begun-data.ts';

/** Within the project, as it is by default. */
let data: string;
beforeAll(async () => {
  mkdirSync('.data', { recursive: true });
  data = join(mkdtempSync('.data/served-'), 'data');
  await beginData(data);
});
afterAll(() => rmSync(join(data, '..'), { recursive: true }));

/** Spellings of a path that a server might take for the file. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => `/${path}?raw`,
  (path) => `/${path}?url`,
  (path) => `/${path}?import&raw`,
  (path) => `/@fs${resolve(path)}`,
  (path) => `/@fs${resolve(path)}?raw`,
  (path) => `/src/../${path}`,
  (path) => `//${path}`,
  (path) => `/${path.replace('.', '%2e')}`,
  (path) => `/%2e%2e/%2e%2e/${path}`,
  (path) => `/../../${path}`,
  (path) => `/assets/..%2f..%2f..%2f..%2f${path}`,
];

describe.each([
  {
    server: 'npm run dev',
    words: ['scripts/dev.mjs'],
    page: '/src/site/app/main.tsx',
    says: /"DEV": true/,
  },
  {
    server: 'npm run studio',
    words: ['scripts/plumbline.mjs', 'studio', '--port', '0'],
    page: '/',
    says: /<html/,
  },
])('$server', ({ words, page, says }) => {
  let child: ChildProcess;
  let address: URL;
  beforeAll(async () => {
    child = spawn(process.execPath, words, {
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: data, PORT: '0', NO_COLOR: '1' },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        said += text.toString();
      });
    }
    address = await vi.waitFor(
      () => {
        const found = /(?:studio is ready on|Local:) +(http:\S+)/.exec(said)?.[1];
        if (found === undefined) throw new Error(`Not ready: ${said}`);
        return new URL(found);
      },
      { timeout: 110_000, interval: 100 },
    );
  });
  afterAll(async () => {
    if (child.exitCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  });

  /** Asks for exactly this path; `fetch` would tidy it up. */
  const ask = (path: string): Promise<{ status: number | undefined; body: string }> =>
    new Promise((done, fail) => {
      const options = { host: address.hostname, port: address.port, path };
      request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          done({ status: response.statusCode, body: Buffer.concat(chunks).toString('latin1') }),
        );
      })
        .once('error', fail)
        .end();
    });

  test('serves its pages, whatever NODE_ENV the shell has', async () => {
    expect(await ask('/')).toMatchObject({ status: 200, body: expect.stringMatching(/<html/) });
    expect(await ask(page)).toMatchObject({ status: 200, body: expect.stringMatching(says) });
  });

  test('hands out no file of the data folder', async () => {
    const files = readdirSync(data, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(500);
    const every = files.map((path) => `/${path}`);
    const known = ['lock.json', 'postgres/PG_VERSION'].map((name) => join(data, name));
    const spelled = known.flatMap((path) => SPELLINGS.map((spell) => spell(path)));
    const pages = new Set([(await ask('/')).body, (await ask('/no-such-page')).body]);
    for (const path of [...every, ...spelled]) {
      const { status, body } = await ask(path);
      const isRefused = (status ?? 0) >= 400 || pages.has(body) || body.includes('<html');
      expect({ path, isRefused }).toEqual({ path, isRefused: true });
    }
  });
});
