import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeBuiltPages, type BuiltPages } from '../../../src/server/studio/built-pages.ts';

let root: string;
let builds: string[];
let taken: BuiltPages[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-pages-'));
  writeFileSync(join(root, 'source'), '');
  changeSource(-60);
  builds = [];
  taken = [];
});
afterEach(() => {
  for (const { lock } of taken) lock.release();
  rmSync(root, { recursive: true });
});

/** The source was last changed this many seconds from now. */
function changeSource(seconds: number): void {
  const time = new Date(Date.now() + seconds * 1000);
  utimesSync(join(root, 'source'), time, time);
}

async function build(folder: string): Promise<void> {
  builds.push(folder);
  await sleep(20);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), `build ${builds.length}`);
}

async function take(): Promise<BuiltPages> {
  const pages = await takeBuiltPages(join(root, 'studio'), [join(root, 'source')], build);
  taken.push(pages);
  return pages;
}

const textOf = ({ built }: BuiltPages) => readFileSync(join(built, 'index.html'), 'utf8');

test('studios that start together have a folder each, and build once', async () => {
  const all = await Promise.all([take(), take(), take()]);
  expect(new Set(all.map(({ built }) => built)).size).toBe(3);
  expect(all.map(textOf)).toEqual(['build 1', 'build 1', 'build 1']);
  expect(builds).toHaveLength(1);
});

test('a studio uses the pages that an earlier one built', async () => {
  const first = await take();
  first.lock.release();
  expect((await take()).built).toBe(first.built);
  expect(builds).toHaveLength(1);
});

test('pages are built again once a source has changed, and a running studio keeps its own', async () => {
  const running = await take();
  changeSource(60);
  const next = await take();
  expect([textOf(running), textOf(next)]).toEqual(['build 1', 'build 2']);
});
