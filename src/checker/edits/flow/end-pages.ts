import { at, failed, type Flow, ok, type Result, textOf } from '../../../engine/core.ts';
import { languageSchema } from '../../model/meta.ts';
import { buildModel } from '../../model/model.ts';
import { applyAll, type Edit } from '../../project/edit.ts';
import { parseTexts, type ProjectTexts } from '../../project/source-file.ts';
import { addBranch } from './branches.ts';
import { type NamedCondition, withoutUnused } from '../named-in-flow.ts';
import { wrongName } from '../../model/names.ts';
import { withProvenRoutes } from './proven-routes.ts';
import template from './questionnaire.template.json' with { type: 'json' };
import { listed, replacementToken, under, withAllTokens } from '../tokens.ts';

export type NewPage = {
  /** Its name and the last segment of its URL. */
  id: string;
  /** The heading, and the text below it. */
  title: string;
  text: string;
  /** How the numbers of requests sent from the page begin; empty for a page that sends none. */
  prefix: string;
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
  const { id, title, text, prefix, after, when } = page;
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
        ...(prefix !== '' && { number: numberWith(prefix) }),
        progress: Object.fromEntries(flow.segments.map((segment) => [segment.id, 100])),
        // Visitors who arrive before the answers are submitted see the same text.
        outcome: { ...outcome, title, text, open: { title, text } },
      },
    },
  ]);
  return addBranch(made, { step: after, of: file }, { when, to: id });
}

/** The numbers of requests that begin like this. */
export const numberWith = (prefix: string) => ({ prefix, below: 10_000_000 });

const wrongId = ({ steps, pages }: Flow, id: string): string[] => [
  ...wrongName('page', id),
  ...([...steps, ...pages].some((place) => place.id === id)
    ? [`Step or page "${id}" already exists.`]
    : []),
];

/** How the numbers of requests begin, as the meta-schema of a flow has it. */
const PREFIX = new RegExp(
  textOf(
    at(languageSchema('flow'), '/definitions/page/properties/number/properties/prefix/pattern'),
  ),
);

function wrongPage(flow: Flow, { id, title, text, prefix }: NewPage): string[] {
  return [
    ...wrongId(flow, id),
    ...(prefix === '' || PREFIX.test(prefix)
      ? []
      : [`A number starts with one to eight capital letters and a hyphen, such as "NO-".`]),
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

type PageRename = { was: string; is: string; of?: string | undefined };

/**
 * Renames an end page wherever transitions, steps, pages and recorded journeys name it. Its address
 * stays, so that links to it keep working.
 */
export function renamePage(
  texts: ProjectTexts,
  { was, is, of }: PageRename,
): Result<ProjectTexts, string> {
  const { flow, flowPath: file } = buildModel(texts, undefined, of);
  if (flow === undefined) return failed(['The flow cannot be read: run npm run validate first.']);
  const index = flow.pages.findIndex(({ id }) => id === was);
  const page = flow.pages[index];
  if (page === undefined) return failed([`There is no end page "${was}".`]);
  const problems = wrongId(flow, is);
  if (problems.length > 0) return failed(problems);
  const journeys = file.replace(/\.json$/, '.scenarios.json');
  const named = withAllTokens(
    texts,
    parseTexts(texts)
      .filter(({ path }) => path === file || path === journeys)
      .map(({ path, tree }) => {
        const steps = listed(tree, 'steps');
        const pages = listed(tree, 'pages');
        const names = [
          ...steps.flatMap((step) => listed(step, 'next')).map((one) => under(one, 'to')),
          ...steps.map((step) => under(step, 'submit')),
          ...['id', 'linksTo', 'papers'].flatMap((key) => pages.map((one) => under(one, key))),
          ...listed(tree, 'scenarios').map((journey) => under(journey, 'end')),
        ];
        return [
          path,
          names.flatMap((node) => (node?.value === was ? [replacementToken(node, is)] : [])),
        ] as const;
      }),
  );
  // A page without a kind is of the kind that its name says.
  const kind: Edit = { file, set: `/pages/${index}/kind`, to: was };
  return ok(page.kind === undefined ? applyAll(named, [kind]) : named);
}
