import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { stemmer } from 'stemmer';
import type { Keywords } from '../../flow/compile/keywords.ts';

/** A choice that a search can find by its names, the first of which is the one that is shown. */
export type Searchable = { id: string; names: readonly string[] };

/** A choice that was found, and the keyword that led to it if its names do not say why. */
export type Hit = { id: string; keyword?: string };

/**
 * `found` holds what matches every word, `closest` what is similar if nothing does; `none` is for a
 * text like nothing in the list. The best match comes first.
 */
export type SearchResult =
  | { kind: 'found' | 'closest'; hits: readonly Hit[] }
  | { kind: 'none'; hits: readonly [] };

/** A name or a keyword of a choice: a document of its own, so that its words are weighed together. */
type Phrase = Hit & { key: number; text: string };

/** Beyond the first few, what is similar is so by chance. */
const CLOSEST = 3;

/**
 * The first pass that finds something decides. Where not every word typed has to fit, a keyword has to
 * fit as a whole: "drain guy" means "drain", but "dog groomer" no "dog run". Two wrong letters are
 * forgiven only in a word that stands alone.
 */
const PASSES: readonly Pass[] = [
  { kind: 'found', options: { combineWith: 'AND', prefix } },
  {
    kind: 'closest',
    options: { combineWith: 'AND', prefix, fuzzy: (word) => word.length > 3 && 1 },
  },
  { kind: 'closest', options: { combineWith: 'OR' }, isPartial: true },
  { kind: 'closest', options: { fuzzy: 0.25 }, isOfOneWord: true },
];

type Pass = {
  kind: 'found' | 'closest';
  options: SearchOptions;
  isPartial?: boolean;
  isOfOneWord?: boolean;
};

/** A search of a list of choices, by their names and by what else people call them. */
export function createSearch(
  choices: readonly Searchable[],
  keywords: Keywords,
): (text: string) => SearchResult {
  const phrases = choices.flatMap(({ id, names }): Omit<Phrase, 'key'>[] => [
    ...names.map((text) => ({ id, text })),
    ...(keywords[id] ?? []).map((text) => ({ id, text, keyword: text })),
  ]);
  const index = new MiniSearch({
    idField: 'key',
    fields: ['words', 'whole'],
    extractField: ({ key, text }: Phrase, field) =>
      field === 'key' ? key : field === 'whole' ? wordsIn(text).join('') : text,
    tokenize: wordsIn,
    processTerm: withStem,
  });
  index.addAll(phrases.map((phrase, key) => ({ ...phrase, key })));
  const spread = spreadOfWords(phrases);
  const boostTerm = (word: string) => 1 / (spread.get(word) ?? 1);
  const namesFirst = (key: number) => (phrases[key]?.keyword === undefined ? 2 : 1);
  return (text) => {
    const words = wordsIn(text);
    for (const { kind, options, isPartial = false, isOfOneWord = false } of PASSES) {
      if (isOfOneWord && words.length > 1) continue;
      const matches = index.search(
        queryFor(words, {
          ...options,
          boostTerm,
          ...(kind === 'found' && { boostDocument: namesFirst }),
        }),
      );
      const hits = firstOfEach(
        matches.flatMap(({ id, terms }) => {
          const phrase = phrases[id];
          return phrase === undefined || (isPartial && !isWhole(phrase, terms)) ? [] : [phrase];
        }),
      );
      if (hits.length > 0) return { kind, hits: kind === 'found' ? hits : hits.slice(0, CLOSEST) };
    }
    return { kind: 'none', hits: [] };
  };
}

/** True for a name, and for a keyword whose every word is among the terms that were found in it. */
const isWhole = ({ keyword }: Omit<Phrase, 'key'>, terms: readonly string[]): boolean =>
  keyword === undefined ||
  wordsIn(keyword).every((word) => withStem(word).some((one) => terms.includes(one)));

/** In how many choices each word occurs: "repair" says less about a trade than "sink". */
function spreadOfWords(phrases: readonly Omit<Phrase, 'key'>[]): Map<string, number> {
  const choices = new Map<string, Set<string>>();
  for (const { id, text } of phrases) {
    for (const word of wordsIn(text).flatMap(withStem)) {
      choices.set(word, (choices.get(word) ?? new Set()).add(id));
    }
  }
  return new Map([...choices].map(([word, ids]) => [word, ids.size]));
}

/** Phrases with these words or words that begin so; above all the phrase that is just that. */
const queryFor = (words: readonly string[], options: SearchOptions): Query => ({
  combineWith: 'OR',
  queries: [
    {
      ...options,
      fields: ['words'],
      queries: words.map((word) => ({ combineWith: 'OR', queries: [word] })),
    },
    // Also "dry wall" for "drywall".
    { fields: ['whole'], queries: [words.join('')] },
  ],
});

/** A word that is not typed to its end. A single letter begins too many. */
function prefix(word: string): boolean {
  return word.length > 1;
}

/** The words of a text without capitals and accents; "A/C" is one word. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(\w)[/.](?=\w\b)/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A word and its stem: "wiring" also counts as "wire". */
const withStem = (word: string): string[] => [...new Set([word, stemmer(word)])];

/** The best phrase of each choice. */
function firstOfEach(phrases: readonly Hit[]): Hit[] {
  const hits = new Map<string, Hit>();
  for (const { id, keyword } of phrases) {
    if (!hits.has(id)) hits.set(id, keyword === undefined ? { id } : { id, keyword });
  }
  return [...hits.values()];
}
