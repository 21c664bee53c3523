import { spawn, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A browser with one tab in front and empty storage, driven over W3C WebDriver. */
export type WebKit = {
  /** @throws with the error that the driver reports, e.g. `stale element reference` */
  send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
  /** Lines of the console: errors of ours, of the page's policy and of the network. */
  troubles: () => string[];
  quit: () => Promise<void>;
};

const HOST = '127.0.0.1';
/** A window is at least as wide as the browser's toolbar, so that has to be as narrow as a phone. */
const NARROW_BAR =
  '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-source: none; }';

/**
 * Starts a virtual screen, the driver and a browser; `quit` ends all three. `options` are those of
 * WebKit's MiniBrowser, e.g. `--enable-html5-local-storage=false`.
 */
export async function startWebKit(options: readonly string[] = []): Promise<WebKit> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-webkit-'));
  const log = join(folder, 'console.log');
  const port = await freePort();
  mkdirSync(join(folder, 'config/gtk-3.0'), { recursive: true });
  writeFileSync(join(folder, 'config/gtk-3.0/gtk.css'), NARROW_BAR);
  const display = `:${port}`;
  const screen = run('Xvfb', [display, '-screen', '0', '1400x6000x24', '-nolisten', 'tcp'], {});
  const driver = run('WebKitWebDriver', [`--port=${port}`, `--host=${HOST}`], {
    DISPLAY: display,
    MINIBROWSER: miniBrowser(),
    CONSOLE_LOG: log,
    // Its own home folder, without leftovers of other tests.
    HOME: folder,
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_CONFIG_HOME: join(folder, 'config'),
    // The cache would still be written while the folder is removed.
    MESA_SHADER_CACHE_DISABLE: 'true',
    // The tests run as root in CI, where WebKit's sandbox cannot be set up.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const base = `http://${HOST}:${port}`;
  await untilReady(base);
  const session = await openSession(base, options);
  return {
    send: (method, path, body) => call(method, `${base}/session/${session}/${path}`, body),
    troubles: () =>
      existsSync(log)
        ? readFileSync(log, 'utf8')
            .split('\n')
            .filter((line) => /CONSOLE .*ERROR/.test(line))
        : [],
    quit: async () => {
      await call('DELETE', `${base}/session/${session}`).catch(() => undefined);
      driver.kill();
      screen.kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

async function openSession(base: string, options: readonly string[]): Promise<string> {
  const browser = {
    binary: resolve('tests/webkit/minibrowser.sh'),
    args: ['--automation', ...options],
  };
  const answer = await call('POST', `${base}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
  });
  return String(Reflect.get(Object(answer), 'sessionId'));
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  const { value }: { value: unknown } = JSON.parse(await response.text());
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}

function run(command: string, args: readonly string[], env: Record<string, string>): ChildProcess {
  return spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
}

async function untilReady(base: string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const up = await fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await wait(200);
  }
  throw new Error('WebKitWebDriver does not answer.');
}

/** Path of MiniBrowser, beside the library, whose folder depends on processor and version. */
function miniBrowser(): string {
  const found = readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      ['4.1', '4.0'].map((api) => `/usr/lib/${name}/webkit2gtk-${api}/MiniBrowser`),
    )
    .find((file) => existsSync(file));
  if (found === undefined) throw new Error('WebKitGTK has no MiniBrowser here.');
  return found;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, HOST, listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
