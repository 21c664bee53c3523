import type { Defect } from '../../finding.ts';
import type { Model } from '../../../model/model.ts';
import { sitePages, type SitePages } from '../../../model/site-pages.ts';
import { textsOf, type Words } from '../../../model/words.ts';
import type { LintRule } from '../../rule.ts';
import { didYouMean } from '../../../wording/did-you-mean.ts';

/** The same syntax that `src/ui/LinkedText.tsx` reads. */
const LINK = /\[[^\]]+\]\((\/[^)\s]*)\)/g;
/** Files and pointers of the texts shown through it. */
const LINKED = [
  /^schemas\/[^/]+\/ui\.json\/ui:(blocks\/\d+\/(text|intro)|continue\/consent)$/,
  /^schemas\/content\/widget-texts\.json\/locations\/primaryNote$/,
  /^schemas\/content\/purchase\.json\/terms$/,
];

export const c8: LintRule = {
  code: 'C8',
  keeps:
    'Every link to a page of this site leads to one that it has, and stands where links are shown.',
  severity: 'error',
  check: (model) => {
    // The addresses of the funnel are only known from the flow.
    if (model.flow === undefined) return [];
    const pages = sitePages(model);
    return links(model).flatMap(({ file, pointer, to, shown }): Defect[] => {
      const problem = shown ? problemOf(to, pages) : UNSHOWN;
      return problem === null ? [] : [{ file, pointer, ...problem }];
    });
  },
};

type Problem = Pick<Defect, 'message' | 'suggestion'>;
type SiteLink = { file: string; pointer: string; to: string; shown: boolean };

function links(model: Model): SiteLink[] {
  return textsOf(model).flatMap(({ file, pointer, key, text }: Words): SiteLink[] => {
    if (key === 'href' && text.startsWith('/')) return [{ file, pointer, to: text, shown: true }];
    const shown = LINKED.some((place) => place.test(`${file}${pointer}`));
    return [...text.matchAll(LINK)].map(([, to = '']) => ({ file, pointer, to, shown }));
  });
}

const UNSHOWN: Problem = {
  message: 'This text is shown without links: the visitor reads the brackets.',
  suggestion: 'Links can stand in "ui:blocks" and in "consent" of ui.json.',
};

function problemOf(to: string, pages: SitePages): Problem | null {
  const [address = '', anchor] = to.split('#');
  const [path = ''] = address.split('?');
  const anchors = pages.get(path);
  if (anchors === undefined) {
    return {
      message: `This link leads to "${path}", which is no page of this site: who follows it reads that there is no such page.`,
      suggestion: didYouMean(path, [...pages.keys()]),
    };
  }
  if (anchor === undefined || anchors === null || anchors.has(anchor)) return null;
  return {
    message: `The page "${path}" has no part "${anchor}": the link opens the page at its top.`,
    suggestion: didYouMean(anchor, [...anchors]),
  };
}
