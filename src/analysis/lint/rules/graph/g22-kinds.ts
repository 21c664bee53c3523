import { isPageKind, kindOf, PAGE_KINDS } from '../../../../flow/page-kinds.ts';
import type { Page } from '../../../../flow/types.ts';
import { didYouMean } from '../../../wording/did-you-mean.ts';
import type { Model } from '../../../model/model.ts';
import type { Defect } from '../../finding.ts';
import type { LintRule } from '../../rule.ts';

export const g22: LintRule = {
  code: 'G22',
  keeps:
    'Every page after the questions is of a kind that the site can display, and answers are submitted for one of them.',
  severity: 'error',
  check: (model) => [...drawn(model), ...submittedFor(model), ...printed(model)],
};

const drawn = ({ flow, flowPath }: Model): Defect[] =>
  (flow?.pages ?? []).flatMap((page, index) => {
    const kind = kindOf(page);
    if (kind === 'outcome' && page.outcome === undefined) return [unlabeled(page, index, flowPath)];
    if (isPageKind(kind)) return [];
    return [
      {
        file: flowPath,
        pointer: `/pages/${index}/${page.kind === undefined ? 'id' : 'kind'}`,
        message: `The site cannot display a page of the kind "${kind}": the visitor would answer every question and then see an error.`,
        suggestion:
          didYouMean(kind, PAGE_KINDS) ?? `Set "kind" to one of: ${PAGE_KINDS.join(', ')}.`,
      },
    ];
  });

const unlabeled = ({ id }: Page, index: number, file: string): Defect => ({
  file,
  pointer: `/pages/${index}`,
  message: `The page "${id}" has no text: the visitor would answer every question and then see an empty page.`,
  suggestion: 'Write it under "outcome".',
});

/** Rule G2 reports a page that does not exist. */
const printed = ({ flow, flowPath }: Model): Defect[] =>
  (flow?.pages ?? []).flatMap(({ papers }, index) => {
    const target = flow?.pages.find(({ id }) => id === papers);
    if (target === undefined || kindOf(target) === 'papers') return [];
    const fitting = (flow?.pages ?? []).filter((page) => kindOf(page) === 'papers');
    return [
      {
        file: flowPath,
        pointer: `/pages/${index}/papers`,
        message: `"${papers}" is not a page of papers: a visitor who wants to print the quote gets to another page.`,
        suggestion: didYouMean(
          papers ?? '',
          fitting.map(({ id }) => id),
        ),
      },
    ];
  });

/** The page assigns the number of a request; without the page there is none. */
const submittedFor = ({ flow, flowPath }: Model): Defect[] =>
  (flow?.steps ?? []).flatMap(({ id, submit }, index) => {
    const pages = (flow?.pages ?? []).map((page) => page.id);
    if (submit === undefined || pages.includes(submit)) return [];
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
