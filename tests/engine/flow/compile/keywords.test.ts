import { expect, it } from 'vitest';
import {
  keywordLoaders,
  keywordsOf,
  withoutKeywords,
} from '../../../../src/engine/flow/compile/keywords.ts';
import type { JsonObject } from '../../../../src/engine/logic/json.ts';

const entries: JsonObject[] = [{ id: 'a', keywords: ['one', 'two'] }, { id: 'b' }];
const trades = { entries };

it('the keywords of a catalog are by entry', () => {
  expect(keywordsOf(trades)).toEqual({ a: ['one', 'two'] });
});

it('the keywords of an entry that groups choices are by choice', () => {
  const group = { id: 'group', keywords: { Framing: ['lumber'], Trim: ['molding'] } };
  expect(keywordsOf({ entries: [group] })).toEqual({ Framing: ['lumber'], Trim: ['molding'] });
});

it('a catalog without keywords has no loader', async () => {
  expect(keywordsOf({ entries: [{ id: 'a' }] })).toBeUndefined();
  const loaders = keywordLoaders({ trades, plain: { entries: [{ id: 'a' }] } });
  expect(Object.keys(loaders)).toEqual(['trades']);
  expect(await loaders['trades']?.()).toEqual({ a: ['one', 'two'] });
});

it('a catalog is shown without its keywords', () => {
  expect(withoutKeywords({ title: 'Trades', ...trades })).toEqual({
    title: 'Trades',
    entries: [{ id: 'a' }, { id: 'b' }],
  });
});
