import { type Migrate, migrator } from '../../engine/core.ts';
import type { Model } from '../model/model.ts';
import { carried, changesBetween } from './changes.ts';
import type { Change } from './change.ts';
import { consentErrors } from './consent-errors.ts';
import { isKnownStep, resumeOldDrafts } from './drafts.ts';
import { plain } from './markdown.ts';
import { valueLines } from './value-lines.ts';
import { valuesBetween } from './values.ts';

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
