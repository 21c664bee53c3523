import { describe, expect, it } from 'vitest';
import { keywordsOf } from '../../src/engine/flow/compile/keywords.ts';
import { createSearch } from '../../src/engine/form/search/search-index.ts';
import { searchableTrades, tradesOf } from '../../src/site/fields/trades/catalog.ts';
import { strings } from '../../src/engine/form/choices.ts';
import { readCatalog } from '../../src/server/vite/project-files.ts';
import everyday from './everyday-words.json';

const catalog = (name: string) => readCatalog(`schemas/catalog/${name}.json`);
const trades = catalog('trades');
const subcontractors = catalog('subcontractor-activities');
const activities = catalog('activities');

type WordsByTrade = Readonly<Record<string, readonly string[]>>;

const searchTrades = createSearch(
  searchableTrades(tradesOf({ entries: [...trades.entries] })),
  keywordsOf(trades) ?? {},
);
const pairs = (words: WordsByTrade) =>
  Object.entries(words).flatMap(([trade, own]) => own.map((word) => ({ trade, word })));
const isMissed = ({ trade, word }: { trade: string; word: string }) =>
  !searchTrades(word)
    .hits.slice(0, 3)
    .some(({ id }) => id === trade);

describe('everyday words', () => {
  it.each([
    ['that we thought of', everyday.ours, 240],
    ['that others wrote', everyday.others, 60],
    ['that a reader wrote who had not seen the keywords', everyday.readers, 150],
  ])('%s find their trade among the first three, 97 of 100', (_whose, words, atLeast) => {
    const all = pairs(words);
    const missed = all.filter(isMissed).map(({ trade, word }) => `${trade}: ${word}`);
    expect(all.length).toBeGreaterThanOrEqual(atLeast);
    expect(missed.slice(Math.floor(all.length * 0.03))).toEqual([]);
  });

  it.each([
    ['electrician', 'electrical'],
    ['carpenter', 'carpentry'],
    ['handyman', 'handyperson'],
    ['drain', 'plumbing'],
    ['sewer', 'plumbing'],
    ['pipe', 'plumbing'],
    ['boiler', 'hvac'],
    ['deck', 'carpentry'],
    ['gutter', 'roofing'],
    ['kitchen', 'carpentry'],
  ])('"%s" finds %s first', (word, trade) => {
    expect(searchTrades(word)).toMatchObject({ kind: 'found' });
    expect(searchTrades(word).hits[0]?.id).toBe(trade);
  });
});

describe('the keywords of the catalogs', () => {
  const listed = [trades, subcontractors, activities].map((catalog) => keywordsOf(catalog) ?? {});
  const [ofTrades = {}, ofSubcontractors = {}, ofActivities = {}] = listed;

  it.each([
    ['trade', ofTrades, trades.entries.map(({ id }) => id)],
    ['kind of subcontracted work', ofSubcontractors, subcontractors.entries.map(({ id }) => id)],
    [
      'activity',
      ofActivities,
      activities.entries
        .flatMap((entry) => strings(entry.activities))
        .filter((name) => !name.startsWith('None ')),
    ],
  ])('are at least ten for each %s', (_kind, keywords, ids) => {
    expect(ids.filter((id) => (keywords[id] ?? []).length < 10)).toEqual([]);
  });

  it('of a state are its code', () => {
    const codes = new Map(catalog('state-codes').entries.map(({ id, code }) => [id, code]));
    for (const { id, keywords } of catalog('states').entries)
      expect(keywords).toEqual([codes.get(id)]);
  });
});
