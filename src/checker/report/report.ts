import { type Migrate, migrator, sameJson } from '../../engine/core.ts';
import type { Model } from '../model/model.ts';
import { carried, changesBetween } from './changes.ts';
import type { Change } from './change.ts';
import { isKnownStep, resumeOldDrafts } from './drafts.ts';
import { type ValueChange, type ValueChanges, valuesBetween } from './values.ts';
import { type AskedConsent, askedConsents } from '../model/consents.ts';
import type { Place } from './place.ts';

/** What changes as Markdown, and what would lose saved answers or consents. */
export type Report = { text: string; errors: readonly string[] };

/**
 * Reports in Markdown what a new version of the data changes for visitors. A change that
 * invalidates saved answers is an error unless the version of the flow was raised; in that case,
 * the new version's migrations must carry over every old draft. So are other words of a consent whose
 * version is the same. Tests pass their own migrations and
 * the version they lead to.
 */
export function impactReport(
  before: Model,
  after: Model,
  migrate: Migrate = migrator(after.flow?.migrations ?? []),
  known: number = after.flow?.migrations?.at(-1)?.version ?? 1,
): Report {
  const renamed = carried(before, after);
  const changes = changesBetween(before, after, renamed);
  const [old, now] = [before.flow?.version ?? 0, after.flow?.version ?? 0];
  const drafts = draftLines(before, after, now > old ? migrate : (stored) => stored);
  const errors = [
    ...(now > old
      ? []
      : changes.filter(({ breaks }) => breaks).map(({ text }) => `${text} ${HOW}`)),
    ...versions(old, now),
    ...consentErrors(before, after),
    ...(now > old && now > known ? [`There is no migration to version ${now} in the flow.`] : []),
    ...drafts.errors,
  ];
  const changed = [...section(changes), ...valueLines(valuesBetween(renamed.before, after))];
  const lines = [
    `Flow version ${old} → ${now}.`,
    ...(changed.length === 0 ? ['', 'Nothing changes for visitors.'] : changed),
    '',
    drafts.text,
  ];
  return { text: lines.join('\n'), errors };
}

/** The whole report as Markdown, for where nothing else lists its errors. */
export function withErrors({ text, errors }: Report): string {
  if (errors.length === 0) return text;
  return [text, '', ...errors.map((error) => `- error: ${plain(error)}`)].join('\n');
}

function draftLines(
  before: Model,
  after: Model,
  migrate: Migrate,
): { text: string; errors: string[] } {
  const drafts = resumeOldDrafts(before, after, migrate);
  const damaged = drafts.filter(({ lost }) => lost.length > 0);
  return {
    text: `Saved drafts: ${drafts.length} made and opened, ${damaged.length} would lose answers.`,
    errors: [
      ...damaged.map(({ scenario, lost }) => `The draft of ${scenario} loses ${lost.join(', ')}.`),
      ...drafts
        .filter(({ refused }) => refused.length > 0)
        .map(
          ({ scenario, refused }) =>
            `The draft of ${scenario} keeps answers that are refused now: ${refused.join(', ')}.`,
        ),
      ...drafts
        .filter(({ resumes }) => !isKnownStep(after, resumes))
        .map(
          ({ scenario, resumes }) =>
            `The draft of ${scenario} goes on at "${resumes}", which does not exist.`,
        ),
    ],
  };
}

const HOW =
  'Raise "version" in the flow, and say under "migrations" what becomes of saved answers.';

function versions(old: number, now: number): string[] {
  return [
    ...(now < old ? [`The flow's version went back from ${old} to ${now}.`] : []),
    ...(now > old + 1 ? [`The flow's version jumped from ${old} to ${now}.`] : []),
  ];
}

function section(changes: readonly Change[]): string[] {
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => [
    '',
    `### Questions and paths: ${kind}`,
    '',
    ...changes.filter((change) => change.kind === kind).map(({ text }) => `- ${plain(text)}`),
  ]);
}

/** Changes after which nobody could tell what a visitor agreed to (D39). */
export function consentErrors(before: Model, after: Model): string[] {
  const asked = askedConsents(after);
  return askedConsents(before).flatMap((was) => [
    ...otherWords(
      was,
      asked.find(({ id }) => id === was.id),
    ),
    ...otherId(was, asked),
    ...dropped(was, asked, after),
  ]);
}

/** Words that changed under the same version. */
function otherWords(was: AskedConsent, is: AskedConsent | undefined): string[] {
  if (is === undefined || was.version !== is.version || sameJson(was.words, is.words)) return [];
  const { id, version, file } = is;
  return [
    `What visitors agree to as "${id}" has other words, but is still version ${version}. Change its "version" in ${file}.`,
  ];
}

/** A consent under a new id, at the place of one that is gone. */
function otherId({ id, file, pointer }: AskedConsent, asked: readonly AskedConsent[]): string[] {
  const here = asked.find((one) => one.file === file && one.pointer === pointer);
  if (here === undefined || asked.some((one) => one.id === id)) return [];
  return [
    `What visitors agreed to as "${id}" is called "${here.id}" now, and their consents are kept under the old name. Write "${id}" in ${file}.`,
  ];
}

/** A box that is still asked but whose consent is no longer kept. */
function dropped(
  { id, file, pointer }: AskedConsent,
  asked: readonly AskedConsent[],
  after: Model,
): string[] {
  const here = asked.some((one) => one.id === id || (one.file === file && one.pointer === pointer));
  const field = after.steps
    .filter(({ uiFile }) => uiFile === file)
    .flatMap(({ fields }) => fields)
    .find(({ uiPointer }) => `${uiPointer}/ui:options/consent` === pointer);
  if (here || field === undefined) return [];
  return [
    `"${field.name}" is still asked, but nothing is kept any more of when visitors agreed to it as "${id}", and to which text. Put "consent" back in ${file}.`,
  ];
}

const PARTS: readonly { kind: ValueChange['kind']; title: string }[] = [
  { kind: 'amount', title: 'Prices, fees and limits' },
  { kind: 'word', title: 'Words' },
  { kind: 'order', title: 'Order' },
  { kind: 'setting', title: 'Other settings' },
];

/** Changed prices, texts and settings as Markdown, one table per step or file. Empty if none. */
export function valueLines({
  newFiles,
  goneFiles,
  brokenFiles,
  changes,
  offeredBy,
}: ValueChanges): string[] {
  const files = [
    ...newFiles.map((path) => `- ${code(path)} is new.`),
    ...goneFiles.map((path) => `- ${code(path)} is gone.`),
    ...brokenFiles.map((path) => `- ${code(path)} is not valid JSON any more.`),
  ];
  return [
    ...(files.length === 0 ? [] : ['', '### Files', '', ...files]),
    ...PARTS.flatMap(({ kind, title }) => {
      const found = changes.filter((change) => change.kind === kind);
      return found.length === 0 ? [] : ['', `### ${title}`, ...groups(found, offeredBy)];
    }),
  ];
}

function groups(
  changes: readonly ValueChange[],
  offeredBy: ValueChanges['offeredBy'],
): readonly string[] {
  const names = [...new Set(changes.map(({ place }) => place.group))];
  return names.flatMap((name) => {
    const offered = (offeredBy.get(name) ?? []).map(code);
    const rows = changes
      .filter(({ place }) => place.group === name)
      .map(({ place, before, after }) => [where(place), shown(before), shown(after)]);
    const heading = `${code(name)}${offered.length === 0 ? '' : `, offered in ${offered.join(', ')}`}`;
    return ['', heading, '', ...table(['Where', 'Before', 'After'], rows)];
  });
}

const where = ({ part, what }: Place) =>
  [...(part === '' ? [] : [code(part)]), ...(what === '' ? [] : [plain(what)])].join(' ');

const shown = (text: string | null) => (text === null ? '(none)' : plain(text));

/** Escapes a text so that Markdown shows it as is, even inside a table. */
export function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>|~]/g, '\\$&').replace(/\r?\n/g, '<br>');
}

/** Inline code, for the name of a file, step or field. */
function code(name: string): string {
  return `\`${name}\``;
}

/** A Markdown table. The cells are already Markdown. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)];
}
