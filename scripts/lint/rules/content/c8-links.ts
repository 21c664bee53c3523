import type { Draft } from '../../finding.ts';
import type { Model } from '../../model/model.ts';
import { sitePages, type SitePages } from '../../model/site-pages.ts';
import { textsOf, type Words } from '../../model/words.ts';
import type { LintRule } from '../../rule.ts';
import { didYouMean } from '../../suggest.ts';

/** As `src/ui/LinkedText.tsx` reads them. */
const LINK = /\[[^\]]+\]\((\/[^)\s]*)\)/g;

export const c8: LintRule = {
  code: 'C8',
  keeps: 'Every link to a page of this site leads to one that it has.',
  severity: 'error',
  check: (model) => {
    // Without the flow nobody knows which addresses the funnel has.
    if (model.flow === undefined) return [];
    const pages = sitePages(model);
    return links(model).flatMap(({ file, pointer, to }): Draft[] => {
      const problem = problemOf(to, pages);
      return problem === null ? [] : [{ file, pointer, ...problem }];
    });
  },
};

function links(model: Model): { file: string; pointer: string; to: string }[] {
  return textsOf(model).flatMap(({ file, pointer, key, text }: Words) =>
    key === 'href' && text.startsWith('/')
      ? [{ file, pointer, to: text }]
      : [...text.matchAll(LINK)].map(([, to = '']) => ({ file, pointer, to })),
  );
}

function problemOf(to: string, pages: SitePages): Pick<Draft, 'message' | 'suggestion'> | null {
  const [address = '', anchor] = to.split('#');
  const [path = ''] = address.split('?');
  const anchors = pages.get(path);
  if (anchors === undefined) {
    return {
      message: `This link leads to "${path}", which is no page of this site: who follows it reads that there is no such page.`,
      ...suggest(path, [...pages.keys()]),
    };
  }
  if (anchor === undefined || anchors === null || anchors.has(anchor)) return null;
  return {
    message: `The page "${path}" has no part "${anchor}": the link opens the page at its top.`,
    ...suggest(anchor, [...anchors]),
  };
}

function suggest(name: string, known: readonly string[]): { suggestion?: string } {
  const suggestion = didYouMean(name, known);
  return suggestion === undefined ? {} : { suggestion };
}
