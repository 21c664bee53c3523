import { type Json, sameJson } from '../../../../engine/core.ts';
import type { LintRule } from '../../rule.ts';

export const g9: LintRule = {
  code: 'G9',
  name: 'branch-matters',
  layer: 'branches',
  guarantee: 'A transition with a condition does something different from those after it.',
  severity: 'error',
  check: ({ flow, flowPath }) =>
    (flow?.steps ?? []).flatMap(({ next }, position) =>
      next.flatMap((transition, index) => {
        const { when, ...rest } = transition;
        const later = next.slice(index + 1);
        if (when === undefined || later.length === 0) return [];
        // A later one with a condition of its own may not hold where this one does.
        if (!later.every(({ when: _other, ...other }) => sameJson(plain(rest), plain(other))))
          return [];
        return [
          {
            file: flowPath,
            pointer: `/steps/${position}/next/${index}`,
            message: `This transition to "${transition.to}" does the same as those after it: its condition changes nothing for a visitor.`,
            suggestion: 'Change where it leads, or remove it.',
          },
        ];
      }),
    ),
};

/** A transition as JSON, without its undefined keys. */
function plain(transition: object): Json {
  const json: Json = JSON.parse(JSON.stringify(transition));
  return json;
}
