import Button from '@mui/material/Button';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Json, object, textOf } from '../../../engine/core.ts';
import type { Keys } from '../../../checker/project/with-value.ts';
import { useProject } from '../../session/studio-context.tsx';
import styles from '../controls/form.module.css';
import { TextLine } from '../controls/inputs.tsx';
import { useEdit } from '../../session/step-form-context.tsx';
import { entryIn, putInEntry, type Entry } from '../../edits/flow/page-edits.ts';

type Props = { entry: Entry };

/** The words of a page of the kind `outcome`. */
export function OutcomeWords({ entry }: Props) {
  const { texts } = useProject();
  const { type } = useEdit();
  const outcome = entryIn(texts, entry)['outcome'];
  const line = (label: string, ...keys: readonly string[]) => (
    <TextLine
      label={label}
      value={textOf(keys.reduce<Json | undefined>((json, key) => object(json)[key], outcome))}
      onChange={(text) => type((before) => putInEntry(before, entry, ['outcome', ...keys], text))}
    />
  );
  return (
    <>
      <h2 className={styles['title']}>Words</h2>
      <div className={styles['head']}>
        <fieldset className={styles['part']}>
          <legend>Once the answers are sent</legend>
          {line('Heading', 'title')}
          {line('Text below the heading', 'text')}
          {line('Label of the number', 'number')}
        </fieldset>
        <fieldset className={styles['part']}>
          <legend>While questions are open</legend>
          {line('Heading', 'open', 'title')}
          {line('Text below the heading', 'open', 'text')}
        </fieldset>
        <fieldset className={styles['part']}>
          <legend>What happens next</legend>
          {line('Heading', 'next', 'title')}
          <Sentences entry={entry} at={['outcome', 'next', 'items']} />
          {line('Text before the phone number', 'call')}
        </fieldset>
        {line('Text above the list of answers', 'review')}
      </div>
    </>
  );
}

/** A list of sentences, of which one remains. */
function Sentences({ entry, at }: Props & { at: Keys }) {
  const { texts } = useProject();
  const { edit, type } = useEdit();
  const list = useRef<HTMLDivElement>(null);
  const found = at.reduce<Json | undefined>(
    (json, key) => object(json)[key],
    entryIn(texts, entry),
  );
  const items = (Array.isArray(found) ? found : []).map(textOf);
  const lines = () => [...(list.current?.querySelectorAll('textarea:not([aria-hidden])') ?? [])];
  const put = (next: readonly string[], focused: number) => {
    flushSync(() => edit((before) => putInEntry(before, entry, at, [...next])));
    const line = lines()[focused];
    if (line instanceof HTMLElement) line.focus();
  };
  return (
    <div className={styles['head']} ref={list}>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- sentences are keyed by index
        <div className={styles['option']} key={index}>
          <TextLine
            label={`Sentence ${index + 1}`}
            value={item}
            onChange={(text) => type((before) => putInEntry(before, entry, [...at, index], text))}
          />
          {items.length > 1 && (
            <Button
              aria-label={`Remove sentence ${index + 1}`}
              onClick={() => put(items.toSpliced(index, 1), Math.max(0, index - 1))}
            >
              Remove
            </Button>
          )}
        </div>
      ))}
      <div>
        <Button onClick={() => put([...items, ''], items.length)}>Add a sentence</Button>
      </div>
    </div>
  );
}
