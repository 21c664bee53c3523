/**
 * `npm run pictures -- engines`: both questionnaires, filled in, in Chromium, Firefox and WebKit at
 * phone and desktop widths. Writes a side-by-side picture of each page to the ignored folder
 * `.shots/engines/` and reports differences of more than a line of text. Arguments select pages by part
 * of their path.
 */
import { Command } from '@commander-js/extra-typings';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import commercialAuto from '../../../../flows/commercial-auto.json' with { type: 'json' };
import onboarding from '../../../../flows/onboarding.json' with { type: 'json' };
import { startServer } from '../../draft/server-process.ts';
import { browserOptions } from '../../chromium.ts';
import { carpenterAnswers } from '../../funnel/carpenter.ts';
import { haulerAnswers } from '../../funnel/hauler.ts';
import { openCameras, type Camera } from './camera.ts';
import { BOXES, differences, type Box } from './differences.ts';

const OUT = '.shots/engines';
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

const quoted = { quoteId: 'QTE-1234567', quoteStatus: 'quoted' };
const journeys = [
  { flow: onboarding, key: 'onboardingProgress', answers: { ...carpenterAnswers, ...quoted } },
  {
    flow: commercialAuto,
    key: 'commercialAutoProgress',
    answers: { ...haulerAnswers, quoteId: 'CA-1234567', quoteStatus: 'quoted' },
  },
];
const { args: wanted } = new Command('pictures engines')
  .argument('[paths...]', 'only pages whose path contains one of these')
  .parse();
const views = journeys.flatMap(({ flow, key, answers }) =>
  [...flow.steps, ...flow.pages]
    .map(({ path }) => path)
    .filter((path) => wanted.length === 0 || wanted.some((part) => path.includes(part)))
    .map((path) => ({ path, key, answers })),
);
type View = (typeof views)[number];

const server = await startServer();
const cameras = await openCameras();
const desk = await chromium.launch(browserOptions());
try {
  const table = await desk.newPage({ deviceScaleFactor: 1 });
  for (const size of SIZES) {
    mkdirSync(join(OUT, String(size.width)), { recursive: true });
    for (const [index, view] of views.entries()) await compare(table, view, index, size);
  }
} finally {
  await desk.close();
  for (const camera of cameras) await camera.close();
  await server.remove();
}

type Shot = { engine: string; picture: Buffer; boxes: Box[] };

async function compare(table: Page, view: View, index: number, size: (typeof SIZES)[number]) {
  const shots = await Promise.all(cameras.map((camera) => shoot(camera, view, size)));
  const name = `${String(index + 1).padStart(2, '0')}${view.path.replaceAll('/', '_')}`;
  writeFileSync(
    join(OUT, String(size.width), `${name}.png`),
    await sideBySide(table, shots, size.width),
  );
  const [first, ...others] = shots;
  for (const other of others) {
    for (const difference of differences(first?.boxes ?? [], other.boxes))
      console.log(
        `${size.width} px ${view.path}, ${first?.engine} and ${other.engine}: ${difference}`,
      );
  }
}

/** The page as a visitor with these answers sees it, in a window as tall as the page. */
async function shoot(
  camera: Camera,
  { path, key, answers }: View,
  { width, height }: (typeof SIZES)[number],
): Promise<Shot> {
  const draft = JSON.stringify({ uuid: crypto.randomUUID(), currentStep: 1, ...answers });
  await camera.open(`${server.origin()}/robots.txt`);
  await camera.evaluate('localStorage.clear(); localStorage.setItem(...arguments)', key, draft);
  await camera.resize(width, height);
  await camera.open(`${server.origin()}${path}`);
  await settle(camera);
  const needed = Number(await camera.evaluate('return document.documentElement.scrollHeight'));
  await camera.resize(width, Math.max(height, needed));
  await settle(camera);
  const boxes = (await camera.evaluate(BOXES)) as Box[];
  return { engine: camera.engine, picture: await camera.shoot(), boxes };
}

/** Waits until there is one heading, fonts are loaded and no animation runs. */
async function settle({ evaluate }: Camera): Promise<void> {
  const isStill = `return document.querySelectorAll('h1').length === 1 && document.fonts.status === 'loaded' &&
    document.getAnimations().every(({ playState }) => playState !== 'running')`;
  const end = Date.now() + 20_000;
  let quiet = 0;
  while (quiet < 4) {
    if (Date.now() > end) throw new Error('The page never comes to rest.');
    quiet = (await evaluate(isStill)) === true ? quiet + 1 : 0;
    await new Promise((waited) => setTimeout(waited, 100));
  }
}

/** Combines the pictures into one, labeled with their engines; wide ones at half size. */
async function sideBySide(table: Page, shots: readonly Shot[], width: number): Promise<Buffer> {
  const shown = width > 600 ? width / 2 : width;
  const columns = shots.map(
    ({ engine, picture }) =>
      `<figure><figcaption>${engine}</figcaption><img width="${shown}" src="data:image/png;base64,${picture.toString('base64')}"></figure>`,
  );
  await table.setContent(
    `<style>body { display: flex; gap: 8px; margin: 8px; width: max-content; align-items: start; background: #999; font: 16px sans-serif }
     figure { margin: 0 } img { display: block }</style>${columns.join('')}`,
  );
  await table.setViewportSize({ width: Math.ceil(3 * shown + 40), height: 600 });
  return await table.screenshot({ fullPage: true });
}
