import { expect, it } from 'vitest';
import { createSearch } from '../../../../src/engine/form/search/search-index.ts';

const choices = [
  { id: 'plumbing', names: ['Plumbing'] },
  { id: 'drywall', names: ['Drywall and Wall Boarding Work'] },
  { id: 'hvac', names: ['HVAC Work'] },
  { id: 'masonry', names: ['Masonry Work'] },
  { id: 'solar', names: ['Solar Contractor', 'Primarily roof work'] },
];
const search = createSearch(choices, {
  plumbing: ['pipe', 'drain cleaning', 'boiler repair'],
  drywall: ['sheetrock', 'wall'],
  hvac: ['AC', 'boiler', 'mini split'],
  masonry: ['albañil', 'retaining wall'],
});

it.each([
  ['part of a name', 'plum', 'plumbing', undefined],
  ['the name of an option', 'roof', 'solar', undefined],
  ['a keyword', 'sheetrock', 'drywall', 'sheetrock'],
  ['a keyword and not a longer one with the same word', 'boiler', 'hvac', 'boiler'],
  ['the plural', 'pipes', 'plumbing', 'pipe'],
  ['another form of a word', 'drained', 'plumbing', 'drain cleaning'],
  ['words in any order', 'cleaning drain', 'plumbing', 'drain cleaning'],
  ['one word written as two', 'dry wall', 'drywall', undefined],
  ['two words written with a hyphen', 'mini-split', 'hvac', 'mini split'],
  ['two words written as one', 'minisplit', 'hvac', 'mini split'],
  ['letters with a slash', 'A/C', 'hvac', 'AC'],
  ['a word without its accents', 'albanil', 'masonry', 'albañil'],
])('%s is found first: "%s"', (_kind, text, id, keyword) => {
  const result = search(text);
  expect(result.kind).toBe('found');
  expect(result.hits[0]).toEqual(keyword === undefined ? { id } : { id, keyword });
});

it('a keyword of several words fits as a whole or not at all', () => {
  expect(search('drain cleaning guy').hits[0]).toEqual({
    id: 'plumbing',
    keyword: 'drain cleaning',
  });
  expect(search('retaining dogs')).toEqual({ kind: 'none', hits: [] });
  expect(search('mazonri dogs')).toEqual({ kind: 'none', hits: [] });
});

it('all that match are found, the better match first', () => {
  expect(search('wall')).toEqual({
    kind: 'found',
    hits: [
      { id: 'drywall', keyword: 'wall' },
      { id: 'masonry', keyword: 'retaining wall' },
    ],
  });
});

it.each([
  ['a letter is wrong', 'plumbung', 'plumbing'],
  ['a letter is missing', 'sheetrok', 'drywall'],
  ['two letters of a long word are wrong', 'sheetrawk', 'drywall'],
  ['only one of several words matches', 'install pipe for a living', 'plumbing'],
])('the closest choice comes first when %s', (_case, text, id) => {
  const result = search(text);
  expect(result.kind).toBe('closest');
  expect(result.hits[0]?.id).toBe(id);
});

it.each(['dentist', '???', '—'])('nothing comes close to "%s"', (text) => {
  expect(search(text)).toEqual({ kind: 'none', hits: [] });
});

it('names at most three choices as closest', () => {
  const many = Array.from({ length: 9 }, (_, n) => ({ id: `${n}`, names: [`Paint shop ${n}`] }));
  expect(createSearch(many, {})('pant').hits).toHaveLength(3);
});
