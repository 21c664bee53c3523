import { startTransition, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { fill } from '../../logic/text-syntax.ts';
import { useAfterPause } from '../../ui/use-after-pause.ts';
import controls from './controls.module.css';
import type { ListSearch } from '../search/use-search.ts';
import styles from './list-filter.module.css';

/** Redrawing the list after each letter would hold up the next one on a phone. */
const SEARCH_PAUSE_MS = 150;

type Words = {
  filterHint: string;
  found: string;
  foundOne: string;
  closest: string;
  foundNone: string;
  unavailable: string;
  clear: string;
};

type Props = {
  /** Id of the input. */
  id: string;
  label: string;
  words: Words;
  search: ListSearch;
  /** The name of what was found, by its id. */
  nameOf: (id: string) => string;
};

/** A search field that filters a long list of choices. */
export function ListFilter({ id, label, words, search, nameOf }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { sought, result } = search;
  const seek = useAfterPause(
    (text: string) => startTransition(() => search.seek(text)),
    SEARCH_PAUSE_MS,
  );
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type="search"
        className={controls.input}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}__found`}
        onFocus={search.prepare}
        onChange={({ target }) => {
          search.prepare();
          seek(target.value);
        }}
        // Browsers restyle a placeholder on every key, even while it is hidden.
        placeholder={sought === '' ? words.filterHint : undefined}
        onKeyDown={(event) => {
          // Enter belongs to the search and must not submit the step.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <output id={`${id}__found`} className={styles.found}>
        {resultInWords(search, words, nameOf)}
      </output>
      {(result.kind === 'closest' || result.kind === 'none') && (
        <Button
          variant="quiet"
          onClick={() => {
            if (input.current) input.current.value = '';
            search.seek('');
            seek('');
            // The button disappears with the search.
            input.current?.focus();
          }}
        >
          {words.clear}
        </Button>
      )}
    </div>
  );
}

function resultInWords(
  { sought, result }: ListSearch,
  words: Words,
  nameOf: Props['nameOf'],
): string {
  const text = sought.trim();
  switch (result.kind) {
    case 'all':
      return '';
    case 'unavailable':
      return words.unavailable;
    case 'none':
      return fill(words.foundNone, { text });
    case 'closest': {
      const names = result.hits.map(({ id }) => nameOf(id));
      return fill(words.closest, { text, names: names.join('; ') });
    }
    case 'found': {
      const count = result.hits.length;
      return count === 1 ? words.foundOne : fill(words.found, { count });
    }
  }
}
