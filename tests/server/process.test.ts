import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { embeddedKey as publishableKey } from '../../src/engine/core.ts';
import { beginData } from '../fixtures/begun-data.ts';
import { NAMED_HOST } from './named-host.ts';

let folder: string;
let data: string;
let started: ChildProcess[] = [];
/** Kept running for the next test: starting takes longer than the test itself. */
let shared: Run | undefined;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-process-'));
  data = join(folder, 'data');
});
afterEach(async () => {
  await killAll(started.filter((child) => child !== shared?.child));
});
afterAll(async () => {
  await killAll(started);
  rmSync(folder, { recursive: true });
});

async function killAll(children: readonly ChildProcess[]): Promise<void> {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(children.map(ended));
  started = started.filter((child) => !children.includes(child));
}

/** They live for a few requests: the optimizing compiler would take longer than what it makes faster. */
const BRIEF = '--liftoff-only';
const LOADED = ['tsx', './tests/server/named-host.ts'].flatMap((path) => ['--import', path]);

type Run = { child: ChildProcess; said: () => string };

function run(script: string, settings: Record<string, string> = {}, ...words: string[]): Run {
  const child = spawn(process.execPath, [BRIEF, ...LOADED, script, ...words], {
    env: { ...process.env, DATA_DIR: data, PORT: '0', VITE_SUPABASE_URL: '', ...settings },
  });
  return heard(child);
}

/** Kills the process after the test, and remembers what it says. */
function heard(child: ChildProcessWithoutNullStreams): Run {
  started.push(child);
  let said = '';
  const listen = (text: Buffer) => {
    said += text.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return { child, said: () => said };
}

const server = (settings?: Record<string, string>) =>
  run('src/server/main.ts', settings, '--backend-only');

/** The arguments of Node for a server. */
const SERVER = [...LOADED, 'src/server/main.ts', '--backend-only'];

/** The server on the shared data; reused if it is already running. */
function sharedServer(settings?: Record<string, string>): Run {
  if (shared === undefined || hasEnded(shared.child)) shared = server(settings);
  return shared;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

const ended = (child: ChildProcess) =>
  new Promise<number | null>((done) => {
    if (hasEnded(child)) done(child.exitCode);
    else child.once('exit', (code) => done(code));
  });

async function ready({ child, said }: Run): Promise<string> {
  return await vi.waitFor(
    () => {
      const address = /ready on (http:\S+)/.exec(said())?.[1];
      if (child.exitCode !== null) return '';
      if (address === undefined) throw new Error(`Not ready: ${said()}`);
      return address;
    },
    { timeout: 100_000, interval: 50 },
  );
}

const ID = 'process-test-row';
const headers = {
  apikey: publishableKey,
  'x-onboarding-id': ID,
  'content-type': 'application/json',
};
const save = (address: string, columns: object) =>
  fetch(`${address}/rest/v1/onboarding`, {
    method: 'POST',
    headers: { ...headers, prefer: 'resolution=merge-duplicates' },
    body: JSON.stringify({ id: ID, ...columns }),
  });
const saved = async (address: string) =>
  await (await fetch(`${address}/rest/v1/onboarding?select=email`, { headers })).json();

test('the server keeps what it acknowledged, across SIGTERM and SIGKILL', async () => {
  const first = server();
  const address = await ready(first);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  await save(address, { email: 'first@example.com' });
  first.child.kill('SIGTERM');
  expect(await ended(first.child)).toBe(0);
  expect(existsSync(join(data, 'lock.json'))).toBe(false);

  const second = server();
  const again = await ready(second);
  expect(await saved(again)).toEqual([{ email: 'first@example.com' }]);
  expect((await save(again, { email: 'second@example.com' })).status).toBe(200);
  second.child.kill('SIGKILL');
  await ended(second.child);
  expect(existsSync(join(data, 'lock.json'))).toBe(true);

  const third = sharedServer();
  expect(await saved(await ready(third))).toEqual([{ email: 'second@example.com' }]);
});

test('a second server on the same data says so in one sentence and exits with 1', async () => {
  const first = sharedServer();
  await ready(first);
  const second = server();
  expect(await ended(second.child)).toBe(1);
  expect(second.said()).toMatch(
    /^The data directory \S+ is in use by process \d+ on \S+\. Stop it, or use another directory: DATA_DIR=\S+ npm start\n$/,
  );
});

test('a port in use is reported in one sentence, and the data lock is released', async () => {
  const first = sharedServer();
  const port = new URL(await ready(first)).port;
  const other = join(folder, 'other');
  await beginData(other);
  const second = server({ PORT: port, DATA_DIR: other });
  expect(await ended(second.child)).toBe(1);
  expect(second.said()).toContain(
    `Port ${port} is taken by another program. Use another one: PORT=${Number(port) + 1} npm start`,
  );
  expect(existsSync(join(other, 'lock.json'))).toBe(false);
});

test('damaged data is reported in one sentence, and left unchanged', async () => {
  const damaged = join(folder, 'damaged');
  mkdirSync(join(damaged, 'postgres'), { recursive: true });
  writeFileSync(join(damaged, 'postgres', 'PG_VERSION'), 'no version');
  const { child, said } = server({ DATA_DIR: damaged });
  expect(await ended(child)).toBe(1);
  expect(said()).toBe(
    `The data in ${damaged} cannot be read. Put a copy of it back, or move ${damaged} away to start over.\n`,
  );
  expect(readFileSync(join(damaged, 'postgres', 'PG_VERSION'), 'utf8')).toBe('no version');
});

test.runIf(existsSync('/proc/self/limits'))(
  'a limit on the size of files is reported in one sentence, before anything is made',
  async () => {
    const limited = join(folder, 'limited');
    const child = spawn(
      'sh',
      ['-c', 'ulimit -f 20000; exec "$0" "$@"', process.execPath, BRIEF, ...SERVER],
      { env: { ...process.env, DATA_DIR: limited, PORT: '0', VITE_SUPABASE_URL: '' } },
    );
    const { said } = heard(child);
    expect(await ended(child)).toBe(1);
    expect(said().split('\n').at(-2)).toBe(
      'This process may not write files of 1024 MiB, as the database does. Raise the limit: ulimit -f unlimited',
    );
    expect(existsSync(limited)).toBe(false);
  },
);

test.for(['a-file', 'a-file/below'])(
  'a data directory that is %s is reported in one sentence',
  async (place) => {
    writeFileSync(join(folder, 'a-file'), 'no directory');
    const { child, said } = server({ DATA_DIR: join(folder, place) });
    expect(await ended(child)).toBe(1);
    expect(said().split('\n').at(-2)).toBe(
      `${join(folder, place)} is, or lies below, a file and no directory. Use a directory: DATA_DIR=.data npm start`,
    );
    expect(readFileSync(join(folder, 'a-file'), 'utf8')).toBe('no directory');
  },
);

test('the export writes what was submitted, with the server running and without', async () => {
  const first = sharedServer();
  const address = await ready(first);
  await save(address, { email: '=cmd()', industry_ui: 'quoted:QTE-77' });
  const to = join(folder, 'export');
  const read = async () => {
    const { child, said } = run('scripts/plumbline.mjs', {}, 'export', '--to', to);
    expect([await ended(child), said()]).toEqual([
      0,
      expect.stringContaining('quote-requests.json'),
    ]);
    const [csv, json] = ['csv', 'json'].map((type) =>
      readFileSync(join(to, `quote-requests.${type}`), 'utf8'),
    );
    expect(csv?.split('\r\n')[0]).toMatch(
      /^\ufeffquote_id,last_saved_at,business_type,.*,answers,flow_id$/,
    );
    expect(csv?.split('\r\n')[1]).toMatch(/^QTE-77,\S+Z?.*,'=cmd\(\),/);
    expect(csv?.split('\r\n')).toHaveLength(3);
    expect(JSON.parse(json ?? '')).toMatchObject([
      { quote_id: 'QTE-77', email: '=cmd()', flow_id: 'onboarding' },
    ]);
    expect(json).not.toContain(ID);
    expect(statSync(join(to, 'quote-requests.csv')).mode & 0o077).toBe(0);
    rmSync(to, { recursive: true });
  };
  await read();
  first.child.kill('SIGTERM');
  await ended(first.child);
  await read();
});

test('a server with a host name answers to it, for visitors and the export', async () => {
  const address = await ready(sharedServer({ HOST: NAMED_HOST }));
  expect(new URL(address).hostname).toBe(NAMED_HOST);
  expect((await save(address, { email: 'named@example.com' })).ok).toBe(true);
  const to = join(folder, 'named');
  const { child, said } = run('scripts/plumbline.mjs', {}, 'export', '--to', to);
  expect([await ended(child), said()]).toEqual([0, expect.stringContaining('quote-requests.json')]);
});

test.for(['SIGINT', 'SIGHUP'] as const)(
  '%s stops the server while a client holds its connection',
  async (signal) => {
    const run_ = sharedServer();
    const address = await ready(run_);
    await saved(address);
    run_.child.kill(signal);
    expect(await ended(run_.child)).toBe(0);
    expect(existsSync(join(data, 'lock.json'))).toBe(false);
  },
);

test('an export without data says so', async () => {
  const { child, said } = run(
    'scripts/plumbline.mjs',
    { DATA_DIR: join(folder, 'none') },
    'export',
  );
  expect([await ended(child), said()]).toEqual([
    1,
    expect.stringMatching(/^There is no database in/),
  ]);
});
