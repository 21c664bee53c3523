import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { type Json, object, textOf } from '../../../engine/core.ts';
import type { Keys } from '../../../checker/project/with-value.ts';
import { conditionInWords } from '../../../checker/wording/condition-in-words.ts';
import { useProject, useQuestions, useSelection } from '../../session/studio-context.tsx';
import type { FlowOutline } from '../../edits/project/outline.ts';
import { Folded } from '../controls/form-parts.tsx';
import styles from '../controls/form.module.css';
import { TextLine } from '../controls/inputs.tsx';
import { useEdit } from '../../session/step-form-context.tsx';
import { entryIn, putInEntry, type Entry } from '../../edits/flow/page-edits.ts';

type Props = { entry: Entry; flow: FlowOutline };

/**
 * The words of a page that shows a quote: what the summary calls each fact, and what becomes of each
 * coverage that visitors ask for. What they are computed from is edited as code.
 */
export function CoverageWords({ entry, flow }: Props) {
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
