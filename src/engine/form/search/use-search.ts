import { useMemo, useState } from 'react';
import type { Keywords } from '../../flow/compile/keywords.ts';
import { useLatest } from '../../ui/use-latest.ts';
import type { createSearch, Hit, Searchable, SearchResult } from './search-index.ts';

type Loaded = { create: typeof createSearch; keywords: Keywords };

/** What a list shows: everything as long as nothing is sought or nothing was found. */
type Shown = SearchResult | { kind: 'all' | 'unavailable'; hits: readonly [] };

export type ListSearch = {
  /** The text that the list is searched for. */
  sought: string;
  seek: (text: string) => void;
  /** Loads what a search needs; call it when the visitor is about to type. */
  prepare: () => void;
  result: Shown;
};

/**
 * The search of a list of choices. Its code and the keywords load when they are needed; until then,
 * and without a connection, the list stays whole.
 */
export function useSearch(
  choices: readonly Searchable[],
  loadKeywords: (() => Promise<Keywords>) | undefined,
): ListSearch {
  const [sought, setSought] = useState('');
  const [loaded, setLoaded] = useState<Loaded | 'loading' | 'failed'>();
  const prepare = useLatest(() => {
    if (loaded !== undefined && loaded !== 'failed') return;
    setLoaded('loading');
    Promise.all([import('./search-index.ts'), loadKeywords?.() ?? {}]).then(
      ([{ createSearch: create }, keywords]) => setLoaded({ create, keywords }),
      () => setLoaded('failed'),
    );
  });
  const search = useMemo(
    () => (typeof loaded === 'object' ? loaded.create(choices, loaded.keywords) : undefined),
    [choices, loaded],
  );
  const result = useMemo((): Shown => {
    if (sought.trim() === '') return ALL;
    if (search === undefined) return loaded === 'failed' ? UNAVAILABLE : ALL;
    return search(sought);
  }, [sought, search, loaded]);
  return { sought, seek: setSought, prepare, result };
}

const ALL = { kind: 'all', hits: [] } as const;
const UNAVAILABLE = { kind: 'unavailable', hits: [] } as const;

/** The items that a search leaves, best first, each with the keyword that found it. */
export function foundItems<Item>(
  items: readonly Item[],
  { hits }: Pick<ListSearch['result'], 'hits'>,
  idOf: (item: Item) => string,
): readonly { item: Item; keyword?: string }[] {
  if (hits.length === 0) return items.map((item) => ({ item }));
  const byId = new Map(items.map((item) => [idOf(item), item]));
  return hits.flatMap(({ id, keyword }: Hit) => {
    const item = byId.get(id);
    if (item === undefined) return [];
    return keyword === undefined ? { item } : { item, keyword };
  });
}
