import { didYouMean, kindOf, nearestOrAll, type Page, PAGE_KINDS } from '../../engine/core.ts';
import type { Model } from '../../checker/model/model.ts';
import type { Defect, LintRule } from '../../checker/lint/rule.ts';

export const pageKinds: LintRule = {
  code: 'G22',
  name: 'page-kinds',
  layer: 'parts',
  guarantee:
    'Every page after the questions is of a kind that the site can display and links to the kind that it needs, and answers are submitted for one of them.',
  severity: 'error',
  check: (model) => [...drawn(model), ...submittedFor(model), ...linked(model), ...facts(model)],
};

function drawn({ flow, flowPath }: Model): Defect[] {
  const kinds = Object.keys(PAGE_KINDS);
  return (flow?.pages ?? []).flatMap((page, index) => {
    const kind = kindOf(page);
    if (kind === 'outcome' && page.outcome === undefined) return [unlabeled(page, index, flowPath)];
    if (kinds.includes(kind)) return [];
    return [
      {
        file: flowPath,
        pointer: `/pages/${index}/${page.kind === undefined ? 'id' : 'kind'}`,
        message: `The site cannot display a page of the kind "${kind}": the visitor would answer every question and then see an error.`,
        suggestion: didYouMean(kind, kinds) ?? `Set "kind" to one of: ${kinds.join(', ')}.`,
      },
    ];
  });
}

const unlabeled = ({ id }: Page, index: number, file: string): Defect => ({
  file,
  pointer: `/pages/${index}`,
  message: `The page "${id}" has no text: the visitor would answer every question and then see an empty page.`,
  suggestion: 'Write it under "outcome".',
});

const unnumbered = (id: string, index: number, file: string): Defect => ({
  file,
  pointer: `/pages/${index}`,
  message: `The answers are submitted for the page "${id}", which gives no number: they would never be sent as a request.`,
  suggestion: 'Add "number": { "prefix": "REQ-", "below": 10000000 } with a prefix of your own.',
});

/** Facts that neither the page nor the summary beside the questions shows. */
function facts({ flow, flowPath }: Model): Defect[] {
  return (flow?.pages ?? []).flatMap((page, index) => {
    const known = [...(PAGE_KINDS[kindOf(page)]?.facts ?? [])];
    const shown = [...known, ...(page.summary ?? []).map(({ fact }) => fact)];
    return Object.keys(page.facts ?? {})
      .filter((name) => !shown.includes(name))
      .map((name) => ({
        file: flowPath,
        pointer: `/pages/${index}/facts/${name}`,
        message: `A page of the kind "${kindOf(page)}" does not show the fact "${name}": no visitor ever sees it.`,
        suggestion: nearestOrAll(name, known) ?? 'Name it in "summary", or take it out.',
      }));
  });
}

/** Rule L3 reports a page that does not exist. */
function linked({ flow, flowPath }: Model): Defect[] {
  const pages = flow?.pages ?? [];
  const namesOf = (kind: string) =>
    pages.filter((page) => kindOf(page) === kind).map(({ id }) => id);
  const lead = (at: string, named: string | undefined, to: string, message: string): Defect[] => {
    const target = pages.find(({ id }) => id === named);
    if ((named !== undefined && target === undefined) || (target && kindOf(target) === to))
      return [];
    const known = namesOf(to);
    const missing = `Add a page of the kind "${to}", or give this one another kind.`;
    return [
      {
        file: flowPath,
        pointer: at,
        message,
        suggestion: known.length === 0 ? missing : nearestOrAll(named ?? '', known),
      },
    ];
  };
  return pages.flatMap((page, index): Defect[] => {
    const { id, linksTo, papers } = page;
    const kind = kindOf(page);
    const link = PAGE_KINDS[kind]?.leadsTo;
    const at = `/pages/${index}`;
    const ofLink =
      link &&
      lead(
        linksTo === undefined ? at : `${at}/linksTo`,
        linksTo,
        link.kind,
        `The page "${id}" of the kind "${kind}" does not link to a page of the kind "${link.kind}": ${link.without}.`,
      );
    const ofPapers =
      papers === undefined
        ? []
        : lead(
            `${at}/papers`,
            papers,
            'papers',
            `"${papers}" is not a page of papers: a visitor who wants to print the quote gets to another page.`,
          );
    return [...(ofLink ?? []), ...ofPapers];
  });
}

/** The page assigns the number of a request; without the page or its number there is none. */
const submittedFor = ({ flow, flowPath }: Model): Defect[] =>
  (flow?.steps ?? []).flatMap(({ id, submit }, index) => {
    const pages = (flow?.pages ?? []).map((page) => page.id);
    const at = pages.indexOf(submit ?? '');
    if (submit === undefined || flow?.pages[at]?.number !== undefined) return [];
    if (at >= 0) return [unnumbered(submit, at, flowPath)];
    return [
      {
        file: flowPath,
        pointer: `/steps/${index}/submit`,
        message: `"${id}" submits the answers for a page "${submit}" that does not exist: the request would have no number.`,
        suggestion:
          didYouMean(submit, pages) ?? `Write the page that it leads to: ${pages.join(', ')}.`,
      },
    ];
  });
