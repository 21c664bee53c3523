import { baseOf, FUNNEL } from '../funnel-path.ts';
import { at, isObject, type Json, valueAsText } from '../../engine/core.ts';
import type { Defect, LintRule } from '../../checker/lint/rule.ts';
import type { Model } from '../../checker/model/model.ts';

const BASE = /^\/[a-z0-9-]+$/u;
/** Paths under which the site has its own pages. */
const TAKEN = [
  '/products',
  '/about-us',
  '/privacy',
  '/terms',
  '/accessibility',
  '/assets',
  '/rest',
];

export const pageAddresses: LintRule = {
  code: 'F14',
  name: 'page-addresses',
  layer: 'parts',
  guarantee:
    'All pages of a questionnaire are below the address of its first step, which no other page has; the links of the site lead to one such address.',
  severity: 'error',
  check: (model) => {
    const { flow, flowPath } = model;
    if (flow === undefined) return [];
    const others = model.flowFiles
      .filter(({ path }) => path !== flowPath)
      .map(firstPath)
      .filter((path) => path !== '');
    const isMain = !others.includes(FUNNEL);
    const first = flow.steps.find(({ id }) => id === flow.start)?.path ?? FUNNEL;
    const base = isMain ? FUNNEL : first;
    const places = [
      ...flow.steps.map(({ id, path }, index) => ({ id, path, at: `/steps/${index}/path` })),
      ...flow.pages.map(({ id, path }, index) => ({ id, path, at: `/pages/${index}/path` })),
    ];
    return places.flatMap(({ id, path, at: pointer }): Defect[] => {
      const draft = { file: flowPath, pointer };
      if (id === flow.start && !isMain) return ofItsOwn(draft, path, others);
      if (!isBelow(path, base)) {
        return [
          {
            ...draft,
            message: `"${path}" is not an address of the funnel: instead of "${id}" the visitor gets a page-not-found error.`,
            suggestion: `Write "${base}/${id}".`,
          },
        ];
      }
      if (id !== flow.start || path === base) return [];
      return [
        {
          ...draft,
          message: `The links of the site lead to "${FUNNEL}", but the first step is at "${path}": visitors who follow one never reach the first question.`,
          suggestion: `Write "${FUNNEL}".`,
        },
      ];
    });
  },
};

const isBelow = (path: string, base: string) =>
  baseOf(path, [base]) !== undefined && /^(\/[a-z0-9-]+)+$/u.test(path);

function ofItsOwn(
  draft: Pick<Defect, 'file' | 'pointer'>,
  path: string,
  others: readonly string[],
): Defect[] {
  const isTaken = baseOf(path, [...others, ...TAKEN]) !== undefined;
  if (BASE.test(path) && !isTaken) return [];
  return [
    {
      ...draft,
      message: isTaken
        ? `"${path}" is already an address of the site: visitors would see the other page.`
        : `"${path}" cannot be the address of a first step: it must be at the top level, with all other steps below it.`,
      suggestion: 'Write one word in lowercase letters, such as "/commercial-auto".',
    },
  ];
}

/** The URL of a flow file's first step, whatever else is wrong in it; empty if it cannot be read. */
function firstPath({ json }: Model['flowFiles'][number]): string {
  const steps: Json | undefined = at(json, '/steps');
  const start = at(json, '/start');
  const found = (Array.isArray(steps) ? steps : []).find(
    (step) => isObject(step) && step['id'] === start,
  );
  return valueAsText(at(found, '/path'));
}
