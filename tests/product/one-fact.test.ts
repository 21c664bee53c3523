import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import answerTools from '../../schemas/content/answer-tools.json' with { type: 'json' };
import returnTexts from '../../schemas/content/return-texts.json' with { type: 'json' };
import { buildModel, buildModels } from '../../src/checker/model/model.ts';
import { applyAll, type Edit } from '../../src/checker/project/edit.ts';
import { readProject } from '../../src/server/project/files.ts';
import { lint } from '../../src/checker/lint/run.ts';
import { valueLines } from '../../src/checker/report/report.ts';
import { valuesBetween } from '../../src/checker/report/values.ts';
import { keysOf } from '../../src/engine/draft/stored-keys.ts';

vi.setConfig({ testTimeout: 180_000 });

const texts = readProject('.');
const before = buildModel(texts);

/** The lines of the report about texts and limits of the shipped questions after one edit. */
const toldOf = (edit: Edit) =>
  valueLines(valuesBetween(before, buildModel(applyAll(texts, [edit]))))
    .filter((line) => line.startsWith('| ') && !/^\| (Where|---)/.test(line))
    .map((line) => line.slice(2, -2));

const TRADES: Edit = {
  file: 'schemas/construction-types/schema.json',
  set: '/properties/constructionTypes/maxItems',
  to: 5,
};

test('the limit of trades is in one place, and every text about it follows', () => {
  expect(toldOf(TRADES).toSorted()).toEqual(
    [
      '`constructionTypes` maxItems | 3 | 5',
      'description | Select up to three | Select up to five',
      '`constructionTypes` tooManyTypes | You can only select up to 3 types | You can only select up to 5 types',
      '`constructionTypes` tooManyOptions | You can only select up to 3 types or options | You can only select up to 5 types or options',
      '`constructionTypes` error for maxItems | You can only select up to 3 types or options | You can only select up to 5 types or options',
    ].toSorted(),
  );
});

test('no visitor gets stuck with a different limit of trades', () => {
  expect(lint(applyAll(texts, [TRADES]))).toEqual([]);
});

test('how far back claims are asked for is in one place', () => {
  const told = toldOf({
    file: 'schemas/past-insurance/schema.json',
    set: '/x-figures/lookBackYears',
    to: 5,
  });
  // A rule is reported as a sentence that quotes the question.
  const words = told.filter((line) => !/^rules \S+ valid/.test(line));
  expect(words.filter((line) => line.includes('five years'))).toHaveLength(4);
  expect(told.filter((line) => line.startsWith('rules old-claim valid | '))).toHaveLength(1);
});

test('the number of excluded operations is counted, not written out', () => {
  const told = toldOf({ file: 'schemas/catalog/excluded-operations.json', remove: '/entries/0' });
  expect(told.join('\n')).toMatch(/Scroll through all 24\. .* \| .*Scroll through all 23\. /);
});

test('texts give the days after which the database ends a resume link', () => {
  const migration = readFileSync(
    'supabase/migrations/20261128090000_resume_links_for_a_month.sql',
    'utf8',
  );
  const days = /expires_at .* interval '(\d+) days'/.exec(migration)?.[1];
  const privacy = readFileSync('schemas/content/legal/privacy.json', 'utf8');
  const told = [JSON.stringify(answerTools), JSON.stringify(returnTexts), privacy].map(
    (text) => /link[^"]{0,40} (?:works for|older than|working after) (\d+) days/.exec(text)?.[1],
  );
  const decisions = readFileSync('docs/decisions.md', 'utf8');
  told.push(/opens the row for (\d+)\s+days/.exec(decisions)?.[1]);
  expect(told).toEqual([days, days, days, days]);
});

test('texts and device name the days after which the database deletes an untouched draft', () => {
  const days = (file: string, pattern: RegExp) =>
    pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? file;
  const database = readdirSync('supabase/migrations')
    .filter((file) => readFileSync(`supabase/migrations/${file}`, 'utf8').includes('stale_drafts'))
    .map((file) => days(`supabase/migrations/${file}`, /oldest .* interval '(\d+) days'/));
  const told = ['schemas/content/legal/privacy.json', 'schemas/content/return-texts.json'].map(
    (file) => days(file, /touched (?:them )?for (\d+) days/),
  );
  expect(
    new Set([...database, ...told, days('src/engine/draft/stored-keys.ts', /DAYS_KEPT = (\d+)/)]),
  ).toEqual(new Set(['90']));
});

test('the privacy page names the keys under which a browser keeps the answers', () => {
  const privacy = readFileSync('schemas/content/legal/privacy.json', 'utf8');
  const keys = buildModels(texts).flatMap(({ flow }) => Object.values(keysOf(flow?.id ?? '')));
  expect(keys).toHaveLength(4);
  expect(keys.filter((key) => !privacy.includes(key))).toEqual([]);
});
