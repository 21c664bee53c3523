import type { Page } from '@playwright/test';
import texts from '../../schemas/content/step-texts.json' with { type: 'json' };
import { shownProgress, stepCount } from '../../src/engine/flow/progress.ts';
import { valueAsText } from '../../src/engine/logic/json.ts';
import { fill } from '../../src/engine/logic/text-syntax.ts';
import type { Draft } from './expected-draft.ts';
import type { Funnel, Shown } from './funnel.ts';

/** Waits for the content that identifies a page. */
export async function arrival(page: Page, shown: Shown): Promise<void> {
  if (shown.kind === 'step') {
    const { step, model } = shown.at;
    const title = valueAsText(model.schema['title'] ?? step.source.label);
    await page
      .getByRole('heading', { level: 1, name: title, exact: true })
      .waitFor({ timeout: 10_000 });
  } else if (shown.kind === 'page') {
    const { label } = shown.page;
    await page.waitForFunction((start) => document.title.startsWith(start), label, {
      timeout: 10_000,
    });
    await page.locator('main h1').waitFor({ timeout: 10_000 });
  } else {
    await page.locator('h1').first().waitFor({ timeout: 10_000 });
  }
}

/** Checks what must hold on every page at all times; returns the broken rules in words. */
export async function faultsOf(
  page: Page,
  shown: Shown,
  { flow, ambient }: Funnel,
  draft: Draft,
): Promise<string[]> {
  const seen = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    primaries: document.querySelectorAll('[data-primary]').length,
    bars: [...document.querySelectorAll('[role="progressbar"]')].map((bar) => ({
      label: bar.getAttribute('aria-label') ?? '',
      now: Number(bar.getAttribute('aria-valuenow')),
    })),
    words: document.body.textContent,
  }));
  const faults = seen.headings === 1 ? [] : [`${seen.headings} headings of level 1`];
  if (shown.kind === 'site') return faults;
  if (seen.primaries !== 1) faults.push(`${seen.primaries} primary buttons`);
  const id = shown.kind === 'step' ? shown.at.step.id : shown.page.id;
  const bars = shownProgress(flow, id).map(({ label, percent }) => ({
    label,
    now: Math.round(percent),
  }));
  if (seen.bars.some(({ now }) => !(now >= 0 && now <= 100))) faults.push('progress beyond 0-100');
  if (JSON.stringify(seen.bars) !== JSON.stringify(bars)) {
    faults.push(
      `progress is ${JSON.stringify(seen.bars)}, the engine says ${JSON.stringify(bars)}`,
    );
  }
  const { number, of } = stepCount(flow, id, draft.answers, ambient);
  const count = fill(texts.stepCount, { n: number, m: of });
  if (number > 0 && !seen.words.includes(count)) faults.push(`"${count}" is not shown`);
  return faults;
}
