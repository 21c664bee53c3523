import type { Answers } from '../flow/types.ts';
import { sameJson, type Json } from '../logic/json.ts';
import { withValues, type DraftRecord } from './record.ts';
import type { DraftPolicy, ProgressChange, SectionChanges } from './types.ts';

/** What an answer or a step of progress changes, by the name of the entry; undefined removes it. */
type Change = Readonly<Record<string, Json | undefined>>;

/**
 * A change of sections and progress. Progress that was not given stays as it is: only a section
 * can be removed.
 *
 * @throws for a section that the flow does not have, which is a mistake in the app.
 */
export function changeOf(
  sections: SectionChanges,
  progress: ProgressChange,
  policy: Pick<DraftPolicy, 'sections'>,
): Change {
  const unknown = Object.keys(sections).filter((name) => !policy.sections.includes(name));
  if (unknown.length > 0) throw new Error(`The flow has no section ${unknown.join(', ')}.`);
  const given = Object.entries(progress).filter(
    ([, value]: [string, unknown]) => value !== undefined,
  );
  return { ...sections, ...Object.fromEntries(given) };
}

/** The record with the change that `tab` makes `at` this instant; the same where nothing differs. */
export function withChange(
  record: DraftRecord,
  change: Change,
  tab: string,
  at: string,
): DraftRecord {
  const values = changedValues(record, change);
  return Object.keys(values).length === 0 ? record : withValues(record, values, tab, at);
}

/** Sections whose value differs, with the value that they have after. */
export function changedSections(before: Answers, after: Answers): SectionChanges {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => !sameJson(before[name], after[name]))
      .map((name) => [name, after[name]]),
  );
}

/** The values that differ from what is there, each a copy that nobody else can change. */
function changedValues(record: DraftRecord, change: Change): Change {
  const copied = Object.entries(change).map(([name, value]): [string, Json | undefined] => [
    name,
    value === undefined ? undefined : structuredClone(value),
  ]);
  return Object.fromEntries(
    copied.filter(([name, value]) => !sameJson(record.entries[name]?.value, value)),
  );
}
