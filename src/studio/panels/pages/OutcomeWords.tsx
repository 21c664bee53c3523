import Button from '@mui/material/Button';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Json, object, textOf } from '../../../engine/core.ts';
import type { Keys } from '../../../checker/project/edit.ts';
import { useProject, useQuestions, useSelection } from '../../session/studio-context.tsx';
import styles from '../controls/form.module.css';
import { TextLine } from '../controls/inputs.tsx';
import { useEdit } from '../../session/step-form-context.tsx';
import { type Entry, entryIn, putInEntry } from '../../edits/flow/page-edits.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { conditionInWords } from '../../../checker/wording/condition-in-words.ts';
import type { FlowOutline } from '../../edits/project/outline.ts';
import { Folded } from '../controls/form-parts.tsx';

type Props = { entry: Entry };

/** The words of a page of the kind `outcome`. */
export function OutcomeWords({ entry }: Props) {
  const { texts } = useProject();
  const { type } = useEdit();
  const outcome = entryIn(texts, entry)['outcome'];
  const line = (label: string, ...keys: readonly string[]) => (
    <TextLine
      label={label}
      place={['outcome', ...keys].join('/')}
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
            place={[...at, index].join('/')}
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

type CoverageProps = { entry: Entry; flow: FlowOutline };

/**
 * The words of a page that shows a quote: what the summary calls each fact, and what becomes of each
 * coverage that visitors ask for. What they are computed from is edited as code.
 */
export function CoverageWords({ entry, flow }: CoverageProps) {
  const { texts } = useProject();
  const { type } = useEdit();
  const { flowId, select } = useSelection();
  const { words } = useQuestions();
  const page = entryIn(texts, entry);
  const [summary, asked] = [itemsOf(page['summary']), itemsOf(page['alsoAsked'])];
  const set = (keys: Keys, value: Json) => type((before) => putInEntry(before, entry, keys, value));
  const place = flow.pages.find(({ id }) => id === entry.id);
  if (summary.length + asked.length === 0 && page['facts'] === undefined) return null;
  return (
    <>
      {summary.length > 0 && <h2 className={styles['title']}>Summary beside the questions</h2>}
      <div className={styles['head']}>
        {summary.map((line, index) => (
          <TextLine
            key={textOf(line['fact'])}
            label={`Label of “${textOf(line['fact'])}”`}
            place={`summary/${index}/label`}
            value={textOf(line['label'])}
            onChange={(text) => set(['summary', index, 'label'], text)}
          />
        ))}
      </div>
      {asked.length > 0 && <h2 className={styles['title']}>Coverages that visitors ask for</h2>}
      {asked.map((coverage, index) => {
        const { when, text, note, included, link } = coverage;
        const at = (...keys: Keys) => ['alsoAsked', index, ...keys];
        return (
          <Folded
            key={textOf(when)}
            label={typeof text === 'string' ? text : textOf(note)}
            marks={<span>If {conditionInWords({ condition: textOf(when) }, words)}</span>}
          >
            {typeof text === 'string' && (
              <TextLine label="Name" value={text} onChange={(name) => set(at('text'), name)} />
            )}
            <TextLine
              label="What happens to it"
              value={textOf(note)}
              onChange={(words) => set(at('note'), words)}
            />
            {link !== undefined && (
              <TextLine
                label="Text of the link"
                value={textOf(object(link)['text'])}
                onChange={(words) => set(at('link', 'text'), words)}
              />
            )}
            <FormControlLabel
              control={
                <Switch
                  checked={included === true}
                  onChange={(_event, isIncluded) => set(at('included'), isIncluded)}
                />
              }
              label="The prices include it"
            />
          </Folded>
        );
      })}
      <p>
        Which answers the page shows, and on which conditions, is edited as code.{' '}
        <Button
          onClick={() =>
            select({
              flowId,
              step: entry.id,
              file: flow.path,
              ...(place !== undefined && { at: place.at }),
            })
          }
        >
          Edit as code
        </Button>
      </p>
    </>
  );
}

const itemsOf = (json: Json | undefined) => (Array.isArray(json) ? json : []).map(object);
