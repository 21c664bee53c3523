import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

/** axe as a script, for any browser driver. */
export const AXE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** WCAG 2.0 to 2.2, levels A and AA, plus axe's best practices. */
const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
] as const;

/** What axe looks for. @param without ids of axe rules that do not apply in this situation */
export const axeOptions = (without: readonly string[] = []) => ({
  runOnly: { type: 'tag', values: [...TAGS] },
  rules: Object.fromEntries([
    ['target-size', { enabled: true }],
    ...without.map((id) => [id, { enabled: false }] as const),
  ]),
  resultTypes: ['violations'],
  preload: false,
});

/**
 * Returns axe's violations on the current page in a short, readable form.
 *
 * axe is injected by hand so that it stays in the page: checking again at another width or in another
 * state costs a quarter of what a builder that injects axe each time does.
 *
 * @param without ids of axe rules that do not apply in this situation
 */
export async function violations(page: Page, without: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  for (;;) {
    // In Firefox, the promise of a transition that was replaced by another may never settle.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    const { found, passed, hasMoved } = await page.evaluate(look, axeOptions(without));
    // Colors and sizes are not final while something fades, such as a toast whose time is over.
    if (hasMoved) continue;
    expect(passed, 'rules that axe found something to look at for').toBeGreaterThan(10);
    return found;
  }
}

/** Runs in the page. `hasMoved` if an animation began meanwhile. */
async function look(options: object) {
  const STARTS = ['animationstart', 'transitionrun'] as const;
  let hasMoved = false;
  const note = () => {
    hasMoved = true;
  };
  STARTS.forEach((start) => document.addEventListener(start, note));
  const axe: { run: (context: Document, options: object) => Promise<AxeResults> } = Reflect.get(
    window,
    'axe',
  );
  const results = await axe.run(document, options);
  STARTS.forEach((start) => document.removeEventListener(start, note));
  return {
    found: results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
    ),
    passed: results.passes.length,
    hasMoved,
  };
}
