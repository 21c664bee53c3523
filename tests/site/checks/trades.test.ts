import { expect, test } from 'vitest';
import { lint } from '../../../src/checker/lint/run.ts';
import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { tradesAccepted } from '../../../src/site/checks/trades.ts';

const texts = readProject('.');
const TRADES = 'schemas/catalog/trades.json';
const ITEM = '/properties/constructionTypes/items/properties';

const found = (edit: Edit) =>
  lint(applyAll(texts, [edit]), [tradesAccepted]).map(({ file, pointer }) => `${file}${pointer}`);
const limit = (part: string, to: number): Edit => ({
  file: 'schemas/construction-types/schema.json',
  set: `${ITEM}/${part}/maxLength`,
  to,
});

test('a trade whose name does not fit its answer is found', () => {
  expect(found(limit('name', 8))).toContain(`${TRADES}/entries/0/codes/0`);
  expect(
    found({ file: TRADES, set: '/entries/1/codes/0/description', to: 'a'.repeat(201) }),
  ).toEqual([`${TRADES}/entries/1/codes/0`]);
});

test('a limit that every trade keeps passes', () => {
  expect(found(limit('name', 80))).toEqual([]);
});

test('what to write follows from what the schema refuses', () => {
  const advice = (edit: Edit) =>
    lint(applyAll(texts, [edit]), [tradesAccepted]).map(({ suggestion }) => suggestion)[0];
  const pattern: Edit = {
    file: 'schemas/construction-types/schema.json',
    set: `${ITEM}/ncciCode/pattern`,
    to: '^[A-Z]$',
  };
  expect(advice(limit('name', 8))).toContain('shorter text');
  expect(advice(pattern)).not.toContain('shorter');
});
