import { type Json, kindOf, object, PAGE_KINDS, textOf } from '../../../engine/core.ts';
import type { Keys } from '../../../checker/project/edit.ts';
import { NumberInput, Select, TextLine, placed } from '../controls/inputs.tsx';
import { DialogButton } from '../controls/EditDialog.tsx';
import { readable, type FlowOutline } from '../../edits/project/outline.ts';
import { useProject } from '../../session/studio-context.tsx';
import { BrokenFile, brokenIn } from '../controls/form-parts.tsx';
import styles from '../controls/form.module.css';
import { useEdit } from '../../session/step-form-context.tsx';
import { RemovePageDialog, RenamePageDialog } from './EndPageDialogs.tsx';
import { CoverageWords, OutcomeWords } from './OutcomeWords.tsx';
import {
  entryIn,
  putInEntry,
  setKind,
  setPrefix,
  type Entry,
} from '../../edits/flow/page-edits.ts';

type Props = { flow: FlowOutline; id: string };

/** An end page as a form. It edits the same text as the code view of the flow file. */
export function EndPageForm({ flow, id }: Props) {
  const { texts } = useProject();
  const { edit, type } = useEdit();
  const entry: Entry = { flowPath: flow.path, of: 'pages', id };
  if (brokenIn(texts, [flow.path]) !== undefined) return <BrokenFile path={flow.path} />;
  const page = entryIn(texts, entry);
  const kind = kindOf({ id, ...(typeof page['kind'] === 'string' && { kind: page['kind'] }) });
  const set = (keys: Keys, value: Json | undefined) =>
    type((before) => putInEntry(before, entry, keys, value));
  const number = object(page['number']);
  const others = flow.pages.filter((other) => other.id !== id).map(placed);
  const linked = (key: 'linksTo' | 'papers', label: string) =>
    (kind !== 'outcome' || page[key] !== undefined) && (
      <Select
        label={label}
        value={textOf(page[key])}
        none="no page"
        options={withOther(others, textOf(page[key]))}
        onChange={(to) => edit((before) => putInEntry(before, entry, [key], to || undefined))}
      />
    );
  return (
    <div className={styles['form']}>
      <div className={styles['head']}>
        <TextLine
          label="Name in lists of pages"
          place="label"
          value={textOf(page['label'])}
          onChange={(text) => set(['label'], text)}
        />
        <TextLine
          label="Address"
          place="path"
          hint="Links that visitors saved lead to it, so change it before the page is published."
          value={textOf(page['path'])}
          onChange={(text) => set(['path'], text)}
        />
        <Select
          label="What it shows"
          value={kind}
          options={withOther(
            Object.entries(PAGE_KINDS).map(([value, { about }]) => ({
              value,
              label: `${about} (${value})`,
            })),
            kind,
          )}
          onChange={(chosen) => edit((before) => setKind(before, entry, chosen))}
        />
        {linked('linksTo', 'Leads on to')}
        {linked('papers', 'Page with its papers')}
      </div>
      <div>
        <DialogButton label="Rename the end page …">
          {(onClose) => <RenamePageDialog page={id} onClose={onClose} />}
        </DialogButton>
        <DialogButton label="Remove the end page …">
          {(onClose) => <RemovePageDialog page={id} onClose={onClose} />}
        </DialogButton>
      </div>
      <h2 className={styles['title']}>Progress bar</h2>
      <div className={styles['limits']}>
        {segmentsOf(readable(texts, flow.path)['segments']).map((segment) => (
          <NumberInput
            key={segment.id}
            size="small"
            place={`progress/${segment.id}`}
            label={`Percent of “${segment.label}”`}
            value={object(page['progress'])[segment.id]}
            onChange={(percent) => set(['progress', segment.id], percent)}
          />
        ))}
      </div>
      <h2 className={styles['title']}>Number of a request</h2>
      <div className={styles['limits']}>
        <TextLine
          label="Prefix, e.g. QTE-"
          place="number/prefix"
          value={textOf(number['prefix'])}
          onChange={(prefix) => type((before) => setPrefix(before, entry, prefix))}
        />
        {'below' in number && (
          <NumberInput
            size="small"
            place="number/below"
            label="Upper limit of the number"
            value={number['below']}
            onChange={(below) => set(['number', 'below'], below)}
          />
        )}
      </div>
      {(kind === 'outcome' || page['outcome'] !== undefined) && <OutcomeWords entry={entry} />}
      <CoverageWords entry={entry} flow={flow} />
    </div>
  );
}

/** With the value itself, if it is none of the options: the code may say anything. */
const withOther = (options: readonly { value: string; label: string }[], value: string) =>
  value === '' || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: value }];

const segmentsOf = (segments: Json | undefined): { id: string; label: string }[] =>
  (Array.isArray(segments) ? segments : []).map((segment) => {
    const { id, label } = object(segment);
    return { id: textOf(id), label: textOf(label) };
  });
