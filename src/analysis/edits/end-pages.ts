import { failed, ok, type Result } from '../../logic/result.ts';
import type { Flow } from '../../flow/types.ts';
import { buildModel } from '../model/model.ts';
import { applyAll, type Edit } from '../project/edit.ts';
import type { ProjectTexts } from '../project/texts.ts';
import { addBranch } from './branches.ts';
import type { NamedCondition } from './named-condition.ts';
import { wrongName } from './names.ts';
import { withProvenRoutes } from './proven-routes.ts';
import template from './questionnaire.template.json' with { type: 'json' };
import { withoutUnused } from './unused-conditions.ts';

export type NewPage = {
  /** Its name and the last segment of its URL. */
  id: string;
  /** The heading, and the text below it. */
  title: string;
  text: string;
  /** The step that leads to the page, and the condition under which it does. */
  after: string;
  when: NamedCondition;
  of?: string | undefined;
};

/** Adds an end page and the branch that leads to it. All other texts come from the template. */
export function addPage(texts: ProjectTexts, page: NewPage): Result<ProjectTexts, string> {
  const { flow, flowPath: file } = buildModel(texts, undefined, page.of);
  if (flow === undefined) return failed(['The flow cannot be read: run npm run validate first.']);
  const problems = wrongPage(flow, page);
  if (problems.length > 0) return failed(problems);
  const { id, title, text, after, when } = page;
  const { outcome } = template.page;
  const base = flow.steps.find((step) => step.id === flow.start)?.path ?? '';
  const made = applyAll(texts, [
    {
      file,
      insert: `/pages/${flow.pages.length}`,
      to: {
        id,
        kind: template.page.kind,
        path: `${base}/${id}`,
        label: title.slice(0, 40).trim(),
        progress: Object.fromEntries(flow.segments.map((segment) => [segment.id, 100])),
        // Visitors who arrive before the answers are submitted see the same text.
        outcome: { ...outcome, title, text, open: { title, text } },
      },
    },
  ]);
  return addBranch(made, { step: after, of: file }, { when, to: id });
}

function wrongPage({ steps, pages }: Flow, { id, title, text }: NewPage): string[] {
  const isTaken = [...steps, ...pages].some((place) => place.id === id);
  return [
    ...wrongName('page', id),
    ...(isTaken ? [`Step or page "${id}" already exists.`] : []),
    ...(title.trim() === '' || text.trim() === '' ? ['A page needs a heading and a text.'] : []),
  ];
}

/** Removes an end page and the branches that lead to it. Refused if a default transition leads there. */
export function removePage(
  texts: ProjectTexts,
  id: string,
  of?: string,
): Result<ProjectTexts, string> {
  const { flow, flowPath: file } = buildModel(texts, undefined, of);
  if (flow === undefined) return failed(['The flow cannot be read: run npm run validate first.']);
  const index = flow.pages.findIndex((page) => page.id === id);
  if (index < 0) return failed([`There is no end page "${id}".`]);
  const branches = flow.steps.flatMap((step, place) =>
    step.next.flatMap(({ to, when }, transition) =>
      to === id ? [{ step: step.id, place, transition, when }] : [],
    ),
  );
  const named = [
    ...branches
      .filter(({ when }) => when === undefined)
      .map(({ step }) => `The default of "${step}" leads to "${id}": change it first.`),
    ...flow.steps
      .filter(({ submit }) => submit === id)
      .map((step) => `"${step.id}" submits the answers for "${id}".`),
    ...flow.pages
      .filter(({ linksTo, papers }) => linksTo === id || papers === id)
      .map((page) => `The page "${page.id}" links to "${id}".`),
  ];
  if (named.length > 0) return failed(named);
  const after = applyAll(texts, [
    ...branches.toReversed().map(({ place, transition }): Edit => ({
      file,
      remove: `/steps/${place}/next/${transition}`,
    })),
    { file, remove: `/pages/${index}` },
  ]);
  return ok(withProvenRoutes(withoutUnused(texts, after, file), file));
}
