/**
 * `npm run fuzz -- replay --each 1 --seed 1`: applies `each` random defects of each kind to the
 * questionnaires, opens the link of every finding in Chromium, and compares the page and the effect of
 * Continue with what the finding says about its visitor.
 */
import { Command } from '@commander-js/extra-typings';
import { chromium, type BrowserContext } from '@playwright/test';
import { readProject } from '../../src/server/project/files.ts';
import { withReplayLinks, type Reported } from '../../src/checker/lint/output/text.ts';
import { lint } from '../../src/checker/lint/run.ts';
import { buildModels } from '../../src/checker/model/model.ts';
import { applyAll } from '../../src/checker/project/edit.ts';
import type { ProjectTexts } from '../../src/checker/project/source-file.ts';
import { browserOptions } from '../browser/chromium.ts';
import { copyProject } from '../browser/funnel/project-copy.ts';
import { allGenerated, sampled, type Generated } from '../mutants/generated/judge.ts';
import { expectedOf } from './expected.ts';
import { difference } from './look.ts';

const values = new Command('fuzz replay')
  .option('--each <number>', 'defects of each kind', Number, 1)
  .option('--seed <number>', 'repeats a run', Number, Date.now() % 100_000)
  .option('--only <text>', 'kinds whose name contains this', '')
  .option('--most <number>', 'links to open for each rule', Number, 8)
  .parse()
  .opts();
const TRIES = 3;

const texts = readProject('.');
const all = allGenerated(texts).filter(({ kind }) => kind.includes(values.only));
const some = sampled(all, values.each, values.seed);
const opened = new Map<string, number>();
let differing = 0;
const isMore = (code: string) => (opened.get(code) ?? 0) < values.most;

const project = await copyProject(() => {});
const browser = await chromium.launch(browserOptions());
try {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'America/Chicago' });
  // The proof uses a fixed date.
  await context.clock.setFixedTime(
    new Date(`${buildModels(texts)[0]?.today ?? ''}T12:00:00-05:00`),
  );
  for (const one of some) await openAll(context, one);
} finally {
  await browser.close();
  await project.remove();
}
const count = [...opened.values()].reduce((sum, number) => sum + number, 0);
const byRule = [...opened]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([code, number]) => `${code} ${number}`);
console.log(
  `${count} links of findings opened (seed ${values.seed}), ${differing} show something else: ${byRule.join(', ')}.`,
);
if (differing > 0) process.exitCode = 1;

/** Opens the links of all findings for a mutant. */
async function openAll(context: BrowserContext, { kind, mutant }: Generated): Promise<void> {
  const changed = changedBy(mutant.edits);
  if (changed === null) return;
  const models = buildModels(changed);
  const findings = await withReplayLinks(lint(changed));
  const wanted = findings.filter(({ code, replay }) => replay !== undefined && isMore(code));
  if (wanted.length === 0) return;
  for (const finding of wanted) {
    const { code, message, witness } = finding;
    const model = models.find(({ flow }) =>
      [...(flow?.steps ?? []), ...(flow?.pages ?? [])].some(({ path }) => path === witness?.path),
    );
    if (model === undefined || witness === undefined || !isMore(code)) continue;
    opened.set(code, (opened.get(code) ?? 0) + 1);
    const differs = await look(context, changed, finding, expectedOf(model, finding, witness));
    if (differs === null) continue;
    differing += 1;
    console.log(`${code} ${message}\n  ${kind}: ${JSON.stringify(mutant.edits)}\n  ${differs}`);
  }
  write(texts);
}

function changedBy(edits: Generated['mutant']['edits']): ProjectTexts | null {
  try {
    return applyAll(texts, edits);
  } catch {
    return null;
  }
}

/** The dev server may miss a write on a busy machine, so a difference is checked again. */
async function look(
  context: BrowserContext,
  changed: ProjectTexts,
  { replay }: Reported,
  expected: Parameters<typeof difference>[2],
): Promise<string | null> {
  let differs: string | null = null;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    write(changed);
    const page = await context.newPage();
    await page.waitForTimeout(500 * attempt);
    differs = await difference(page, `${project.origin}${replay ?? ''}`, expected).catch(String);
    await page.close();
    if (differs === null) return null;
  }
  return differs;
}

function write(now: ProjectTexts): void {
  for (const [file, text] of now) {
    if (file.endsWith('.sql')) continue;
    if (project.read(file) !== text) project.write(file, text);
  }
}
