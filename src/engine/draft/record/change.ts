import type { Answers } from '../../flow/types.ts';
import { sameJson, type Json } from '../../logic/json.ts';
import { withValues, type DraftRecord } from './record.ts';
import type { Draft, DraftPolicy, ProgressChange, SectionChanges } from '../types.ts';

/** Changed answers and progress by entry name; undefined removes the entry. */
type Change = Readonly<Record<string, Json | undefined>>;

/**
 * A change of sections and progress. Omitted progress stays unchanged: only a section can be
 * removed.
 *
 * @throws for a section that the flow does not have: a bug in the app.
 */
export function changeOf(
  sections: SectionChanges,
  progress: ProgressChange,
  policy: Pick<DraftPolicy, 'sections'>,
): Change {
  const unknown = Object.keys(sections).filter((name) => !policy.sections.includes(name));
  if (unknown.length > 0) throw new Error(`No section ${unknown.join(', ')}.`);
  const given = Object.entries(progress).filter(
    ([, value]: [string, unknown]) => value !== undefined,
  );
  return { ...sections, ...Object.fromEntries(given) };
}

/** The steps that the visitor must review, with these added (D38, D41). */
export const alsoToConfirm = (
  { toConfirm = [] }: Pick<Draft, 'toConfirm'>,
  steps: readonly string[],
): ProgressChange =>
  steps.length === 0 ? {} : { toConfirm: [...new Set([...toConfirm, ...steps])] };

/** The record after `tab` made the change `at` that instant; the same record if nothing differs. */
export function withChange(
  record: DraftRecord,
  change: Change,
  tab: string,
  at: string,
): DraftRecord {
  const values = changedValues(record, change);
  return Object.keys(values).length === 0 ? record : withValues(record, values, tab, at);
}

/** Sections whose values differ, with their values in `after`. */
export function changedSections(before: Answers, after: Answers): SectionChanges {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => !sameJson(before[name], after[name]))
      .map((name) => [name, after[name]]),
  );
}

/** The values that differ from the record's, as copies that nobody else can change. */
function changedValues(record: DraftRecord, change: Change): Change {
  const copied = Object.entries(change).map(([name, value]): [string, Json | undefined] => [
    name,
    value === undefined ? undefined : structuredClone(value),
  ]);
  return Object.fromEntries(
    copied.filter(([name, value]) => !sameJson(record.entries[name]?.value, value)),
  );
}
