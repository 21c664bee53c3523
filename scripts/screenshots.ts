import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserOptions } from '../tests/browser/chromium.ts';

/**
 * `npm run screenshots`: every page of the built site at three widths, into the ignored folder
 * `.shots/`, for people to look at. `BASE_URL` names a server that already runs; arguments
 * pick pages by a part of their path.
 */
const WIDTHS = [390, 768, 1280];
const OUT = '.shots';
const PORT = '4352';

const wanted = process.argv.slice(2);
const paths = [...prerendered(), '/no-such-page', ...funnel()].filter(
  (path) => wanted.length === 0 || wanted.some((part) => path.includes(part)),
);
const server = process.env['BASE_URL'] === undefined ? startServer() : undefined;
const baseUrl = process.env['BASE_URL'] ?? `http://127.0.0.1:${PORT}`;

try {
  await untilUp(baseUrl);
  await shoot();
  console.log(`${OUT}/: ${paths.length} pages at ${WIDTHS.join(', ')} px`);
} finally {
  server?.kill();
}

async function shoot(): Promise<void> {
  const browser = await chromium.launch(browserOptions());
  for (const width of WIDTHS) {
    mkdirSync(join(OUT, String(width)), { recursive: true });
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    for (const path of paths) {
      await page.goto(baseUrl + path, { waitUntil: 'networkidle' });
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '_');
      await page.screenshot({ path: join(OUT, String(width), `${name}.png`), fullPage: true });
    }
    await page.close();
  }
  await browser.close();
}

/** `dist/about-us/index.html` → `/about-us`. */
function prerendered(): string[] {
  return readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .sort();
}

/** Every `path` of the flow file that is not prerendered already. */
function funnel(): string[] {
  const known = new Set(prerendered());
  const flow = readFileSync('flows/onboarding.json', 'utf8');
  const found = [...flow.matchAll(/"path": "(\/onboarding[^"]*)"/g)].map(([, path = '']) => path);
  return [...new Set(found)].filter((path) => !known.has(path));
}

function startServer() {
  return spawn('node', ['--import', 'tsx', 'scripts/server/main.ts'], {
    env: { ...process.env, PORT, HOST: '127.0.0.1', DATA_DIR: '.data/screenshots' },
    stdio: 'inherit',
  });
}

async function untilUp(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const up = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return;
    await wait(200);
  }
  throw new Error(`Nothing answers at ${url}`);
}
