import type { Browser } from '@playwright/test';
import { READING_MS, timeContinue } from '../continue.ts';
import { heapOf } from '../heap.ts';
import { typingInTurn } from '../keys.ts';
import { loading } from '../load.ts';
import { takingTurns } from '../page.ts';
import { openPlain, type PlainPage } from '../plain-page.ts';
import { median, quantile } from '../statistics.ts';
import { setTimeout as pause } from 'node:timers/promises';

/** An app that is served; `button` selects Continue, `heading` what names a step. */
export type App = { name: string; url: string; button: string; heading: string };

/** One line of the table: a number for each app, by its name. */
export type Figure = { name: string; unit: 'ms' | 'KiB' | 'MiB'; numbers: Record<string, number> };

/** A step that is generated: `query` asks for it, and it has as many inputs. */
export type Size = { title: string; query: string; inputs: number };

const STEPS_WALKED = 4;
/** The first text field, and the keys that change it and change it back. */
const FIRST = { selector: 'input:is([type=text], :not([type]))', index: 0 };
const KEYS = ['KeyA', 'Backspace'] as const;

/** Cold loads on Slow 4G of the first of five steps. */
export async function loadFigures(
  browser: Browser,
  apps: readonly App[],
  rounds: number,
): Promise<Figure[]> {
  const loads = await loading(browser, apps, rounds);
  const from = (
    name: string,
    unit: Figure['unit'],
    key: 'scripts' | 'fcp' | 'answers',
  ): Figure => ({
    name,
    unit,
    numbers: Object.fromEntries(
      Object.entries(loads).map(([app, measured]) => [app, measured[key] ?? Number.NaN]),
    ),
  });
  return [
    from('JavaScript until the first question responds', 'KiB', 'scripts'),
    from('first paint', 'ms', 'fcp'),
    from('first question responds to Continue', 'ms', 'answers'),
  ];
}

/** Continue on each of five steps, all questions answered, each round from a new load. */
export function walkFigures(
  browser: Browser,
  apps: readonly App[],
  rounds: number,
): Promise<Figure[]> {
  return withPages(browser, apps, async (opened) => {
    for (const one of inTurn(opened, rounds)) {
      await one.turnTo();
      await start(one.page, `${one.app.url}/?answered`, 1);
      for (let step = 0; step < STEPS_WALKED; step += 1) {
        one.times.push(await timeContinue(one.page, one.app));
      }
    }
    return [
      figure('step to step, median', 'ms', opened, ({ times }) => median(times)),
      figure('step to step, p95', 'ms', opened, ({ times }) => quantile(times, 0.95)),
      await heapFigure('heap on the last step', opened),
    ];
  });
}

/** A generated step: Continue refused, and keys in its first field before and after that. */
export function sizeFigures(
  browser: Browser,
  apps: readonly App[],
  { title, query, inputs }: Size,
  rounds: number,
): Promise<Figure[]> {
  const startAll = async (opened: readonly Opened[]) => {
    for (const { app, page } of opened) await start(page, `${app.url}/?${query}`, inputs);
  };
  return withPages(browser, apps, async (opened) => {
    await startAll(opened);
    const heaps = await heapFigure(`${title}: heap`, opened);
    const before = await keyFigures(`${title}: key before an error`, opened, rounds);
    for (const one of inTurn(opened, rounds)) {
      await one.turnTo();
      await start(one.page, `${one.app.url}/?${query}`, inputs);
      one.times.push(await timeContinue(one.page, one.app));
    }
    const name = `${title}: Continue to errors shown`;
    const refused = figure(name, 'ms', opened, ({ times }) => median(times));
    const after = await keyFigures(`${title}: key after an error`, opened, rounds);
    return [...before, ...after, refused, heaps];
  });
}

/** An app in a page of its own, and what was measured in it (ms). */
type Opened = { app: App; page: PlainPage; turnTo: () => Promise<void>; times: number[] };

async function withPages(
  browser: Browser,
  apps: readonly App[],
  measure: (opened: readonly Opened[]) => Promise<Figure[]>,
): Promise<Figure[]> {
  const pages: PlainPage[] = [];
  for (const _ of apps) pages.push(await openPlain(browser));
  const turnTo = takingTurns(pages);
  const opened = apps.flatMap((app, index): Opened[] => {
    const page = pages[index];
    return page === undefined ? [] : [{ app, page, turnTo: () => turnTo(page), times: [] }];
  });
  try {
    return await measure(opened);
  } finally {
    await Promise.all(pages.map((page) => page.close()));
  }
}

/** Each app once in every round, so that other load on the machine affects all equally. */
const inTurn = (opened: readonly Opened[], rounds: number): readonly Opened[] =>
  Array.from({ length: rounds }, () => opened).flat();

async function start(page: PlainPage, url: string, inputs: number): Promise<void> {
  await page.goto('about:blank');
  await page.goto(url);
  await page.until((least) => document.querySelectorAll('input').length >= least, inputs);
  await pause(READING_MS);
}

function figure(
  name: string,
  unit: Figure['unit'],
  opened: readonly Opened[],
  numberOf: (one: Opened) => number,
): Figure {
  const numbers = Object.fromEntries(opened.map((one) => [one.app.name, numberOf(one)]));
  return { name, unit, numbers };
}

async function heapFigure(name: string, opened: readonly Opened[]): Promise<Figure> {
  const bytes = new Map<Opened, number>();
  for (const one of opened) bytes.set(one, await heapOf(one.page.send));
  return figure(name, 'MiB', opened, (one) => (bytes.get(one) ?? Number.NaN) / 2 ** 20);
}

async function keyFigures(
  name: string,
  opened: readonly Opened[],
  rounds: number,
): Promise<Figure[]> {
  const typed = opened.map(({ page }) => ({ page, control: FIRST, keys: KEYS }));
  const measured = await typingInTurn(typed, rounds);
  const times = new Map(opened.map((one, index) => [one, measured[index]]));
  return (['median', 'p95'] as const).map((which) =>
    figure(`${name}, ${which}`, 'ms', opened, (one) => times.get(one)?.[which] ?? Number.NaN),
  );
}
