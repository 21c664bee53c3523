import { CONSENTS } from '../../flow/consents.ts';
import type { Answers } from '../../flow/types.ts';
import { type Json, isAbsent, isObject, mapValues, sameJson } from '../../logic/json.ts';
import { type Conflict, merged } from '../record/merge.ts';
import { answersOf } from '../record/draft-of.ts';
import { type Entry, baseOf, isLocal } from '../record/entry.ts';
import { type Adopted, type DraftRecord, isBeforeSeen, withAdopted } from '../record/record.ts';
import type { AnswerConflict, DraftPolicy } from '../types.ts';
import { remoteValues } from './merge-remote.ts';
import type { RemoteRecord } from './repository-contract.ts';

/**
 * Merges the server's values into the record, field by field: a change on one side only is taken
 * (D26); if both sides changed a field, the newer answer wins. What another device has emptied is
 * emptied here, and what it has hidden stays parked here (D37). A server that runs on older data,
 * as after a restore, takes nothing back: this device's answers are sent again.
 */
export function adoptRemote(
  record: DraftRecord,
  remote: RemoteRecord,
  policy: DraftPolicy,
  tab: string,
): { record: DraftRecord; conflicts: AnswerConflict[] } {
  const conflicts: AnswerConflict[] = [];
  const found = remoteValues(remote, policy);
  const had = policy.activeAnswers(basesOf(record));
  const isBehind = isBeforeSeen(record, remote.saved?.version);
  const known = isBehind ? Object.keys(record.entries) : readSections(remote, policy);
  const names = new Set([...Object.keys(found), ...known]);
  const changed = [...names].flatMap((name) => {
    const entry = record.entries[name];
    const theirs = isBehind
      ? found[name]
      : withParked(name, { found, had, base: baseOf(entry) }, policy);
    if (sameJson(theirs, baseOf(entry))) return [];
    if (isBehind && entry) return [{ name, theirs, value: entry.value, at: entry.at }];
    // The number of a request is made once: the one that the server has stays (D13).
    const isOurs = name !== 'quoteId' && isNewer(entry, remote);
    const decide = ({ path, ours, theirs: others }: Conflict) => {
      const [kept, other] = isOurs ? [ours, others] : [others, ours];
      // Neither progress nor a consent's record is an answer: the visitor has nothing to compare.
      if (isAnswer(name, policy)) conflicts.push({ section: name, path, kept, other });
      return kept;
    };
    const value = entry ? merged(agreed(entry, theirs), entry.value, theirs, decide) : theirs;
    return [{ name, theirs, value, at: entry?.at }];
  });
  if (changed.length === 0) return { record, conflicts };
  const answers = answersOf(record);
  const values = Object.fromEntries(changed.map(({ name, value }) => [name, value]));
  const [before, counted] = [answers, { ...answers, ...values }].map(policy.activeAnswers);
  const adopted = changed.map(({ name, theirs, value, at }): [string, Adopted] => {
    const isHidden = policy.sections.includes(name) && sameJson(counted?.[name], found[name]);
    const isSent = sameJson(value, theirs) || isHidden;
    return [name, { value, base: theirs, isSent, ...(at === undefined ? {} : { at }) }];
  });
  // What was hidden at the last write has never been sent, and may be asked now.
  const shown = Object.keys(answers).filter(
    (name) =>
      !(name in values) &&
      counted?.[name] !== undefined &&
      !sameJson(counted[name], before?.[name]) &&
      !sameJson(counted[name], found[name]),
  );
  const unsent = shown.map((name): [string, Adopted] => {
    const { value, at } = record.entries[name] ?? {};
    const base = baseOf(record.entries[name]);
    return [name, { value, base, isSent: false, ...(at === undefined ? {} : { at }) }];
  });
  const next = withAdopted(record, Object.fromEntries([...adopted, ...unsent]), tab);
  return { record: withSavedAt(next, remote), conflicts };
}

/** The server's values as this device knows them, those that it parks included. */
const basesOf = ({ entries }: DraftRecord): Answers => mapValues(entries, (entry) => baseOf(entry));

/** The sections that this version would find in the server's copy, if they were answered. */
const readSections = ({ saved }: RemoteRecord, policy: DraftPolicy): readonly string[] =>
  saved === null || saved.flowVersion > policy.flowVersion ? [] : policy.sections;

/** What the server has, what counted in what it had before, and what it had of one entry. */
type Known = { found: Answers; had: Answers; base: Json | undefined };

/**
 * The server's value with what `base` has and the server lacks because other answers hide it there.
 * What the server had, asks and lacks has been emptied.
 */
function withParked(
  name: string,
  { found, had, base }: Known,
  { activeAnswers }: DraftPolicy,
): Json | undefined {
  const theirs = found[name];
  const asked = (value: Json) => activeAnswers({ ...found, [name]: value })[name];
  if (theirs === undefined) {
    const isEmptied = base === undefined || (had[name] !== undefined && asked(base) !== undefined);
    return isEmptied ? undefined : base;
  }
  if (!isObject(theirs) || !isObject(base)) return theirs;
  const parked = Object.entries(base).filter(
    ([field, value]) =>
      isAbsent(theirs[field]) &&
      (isAbsent(partOf(had[name], field)) ||
        isAbsent(partOf(asked({ ...theirs, [field]: value }), field))),
  );
  return parked.length === 0 ? theirs : { ...theirs, ...Object.fromEntries(parked) };
}

const partOf = (section: Json | undefined, field: string): Json | undefined =>
  isObject(section) ? section[field] : undefined;

const isAnswer = (name: string, { sections }: DraftPolicy) =>
  sections.includes(name) && name !== CONSENTS;

/** Changes of another device count as a touch: an older draft is deleted for its age (D40). */
function withSavedAt(record: DraftRecord, { saved }: RemoteRecord): DraftRecord {
  const written = Date.parse(saved?.version ?? '');
  const isLater = record.savedAt !== undefined && written > Date.parse(record.savedAt);
  return isLater ? { ...record, savedAt: new Date(written).toISOString() } : record;
}

/**
 * The last value that this device and the server agreed on. A write may have arrived although its
 * response did not: undoing that answer is then a change by this device, not by another one.
 */
function agreed(entry: Entry, theirs: Json | undefined): Json | undefined {
  const base = baseOf(entry);
  return entry.sent === undefined ? base : arrived(base, entry.sent.value, theirs);
}

/** True if the entry changed here after the server's last write, or if either time is unknown. */
function isNewer(entry: Entry | undefined, { saved }: RemoteRecord): boolean {
  if (entry === undefined || !isLocal(entry)) return false;
  const written = Date.parse(saved?.version ?? '');
  const changed = Date.parse(entry.at ?? '');
  return Number.isNaN(written) || Number.isNaN(changed) || changed >= written;
}

/**
 * The merge base when `sent` may have reached the other side: `base` with the fields of `sent` that
 * are found in `theirs`.
 */
function arrived(
  base: Json | undefined,
  sent: Json | undefined,
  theirs: Json | undefined,
): Json | undefined {
  if (sameJson(sent, theirs)) return sent;
  if (!isObject(base) || !isObject(sent) || !isObject(theirs)) return base;
  const fields = Object.keys({ ...base, ...sent }).flatMap((name): [string, Json][] => {
    const field = arrived(base[name], sent[name], theirs[name]);
    return field === undefined ? [] : [[name, field]];
  });
  return Object.fromEntries(fields);
}
