import type { Finding } from '../../../checker/lint/rule.ts';
import { withErrors } from '../../../checker/report/report.ts';
import type { FlowChanges } from '../../session/analysis/flow-changes.ts';

/** A requirement for a review, and the objections to it. */
export type Check = { id: string; name: string; against: readonly string[] };

/** The checks of a change. They match `npm run validate`, `npm run report` and `npm run simulate`. */
export function checksOf(
  dirty: readonly string[],
  findings: readonly Finding[],
  changes: readonly FlowChanges[],
): Check[] {
  const of = (key: 'drafts' | 'journeys' | 'seen') =>
    changes.flatMap((flow) => flow[key].map((line) => `${flow.flowId}: ${line}`));
  const errors = findings.filter(({ severity }) => severity === 'error');
  return [
    { id: 'saved', name: 'Everything is saved', against: dirty },
    {
      id: 'findings',
      name: 'There are no errors',
      against: errors.map(({ code, file, line, message }) => `${code} ${file}:${line} ${message}`),
    },
    { id: 'drafts', name: 'Saved drafts keep their answers', against: of('drafts') },
    { id: 'journeys', name: 'Recorded journeys take the same paths', against: of('journeys') },
    { id: 'seen', name: 'Visitors see what was recorded', against: of('seen') },
  ];
}

/** Must the check pass, with no reason accepted instead? A commit takes files from disk. */
export const isFixed = (id: string): boolean => id === 'saved';

/** The commit message: what changes for visitors, and which failing checks were accepted. */
export function messageOf(
  changes: readonly FlowChanges[],
  checks: readonly Check[],
  reasons: ReadonlyMap<string, string>,
): string {
  const reports = changes
    .filter(({ report }) => !report.includes('Nothing changes for visitors.'))
    .map(
      ({ flowId, report, drafts }) =>
        `## ${flowId}\n\n${withErrors({ text: report, errors: drafts })}`,
    );
  const accepted = checks
    .filter(({ against }) => against.length > 0)
    .map(({ id, name }) => `- not passed: ${name}. ${reasons.get(id) ?? ''}`);
  return [
    ...reports,
    ...(accepted.length === 0 ? [] : [['## Accepted', ...accepted].join('\n')]),
  ].join('\n\n');
}
