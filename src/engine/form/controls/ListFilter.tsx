import { startTransition, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { fill } from '../../ui/fill.ts';
import { useAfterPause } from '../../ui/use-after-pause.ts';
import controls from './controls.module.css';
import styles from './list-filter.module.css';

/** Redrawing the list after each letter would hold up the next one on a phone. */
const SEARCH_PAUSE_MS = 150;

type Words = {
  filterHint: string;
  found: string;
  foundOne: string;
  foundNone: string;
  noneShown: string;
};

type Props = {
  /** Id of the input. */
  id: string;
  label: string;
  words: Words;
  /** The text that the list is filtered by, as of the last pause. */
  sought: string;
  /** The number of matches. */
  found: number;
  onSought: (text: string) => void;
};

/** A search field that filters a long list of choices. */
export function ListFilter({ id, label, words, sought, found, onSought }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const seek = useAfterPause(
    (text: string) => startTransition(() => onSought(text)),
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
        onChange={({ target }) => seek(target.value)}
        // Browsers restyle a placeholder on every key, even while it is hidden.
        placeholder={sought === '' ? words.filterHint : undefined}
        onKeyDown={(event) => {
          // Enter belongs to the search and must not submit the step.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <output id={`${id}__found`} className={styles.found}>
        {sought.trim() !== '' && foundInWords(found, sought, words)}
      </output>
      {found === 0 && (
        <Button
          variant="quiet"
          onClick={() => {
            if (input.current) input.current.value = '';
            onSought('');
            seek('');
            // The button disappears with the search.
            input.current?.focus();
          }}
        >
          {words.noneShown}
        </Button>
      )}
    </div>
  );
}

function foundInWords(count: number, text: string, words: Words): string {
  if (count === 0) return fill(words.foundNone, { text: text.trim() });
  return count === 1 ? words.foundOne : fill(words.found, { count });
}
