import type { Defect, LintRule } from '../../checker/lint/rule.ts';
import type { Model } from '../../checker/model/model.ts';
import { type Json, LINK, at, didYouMean, isObject, valueAsText } from '../../engine/core.ts';
import { type Words, textsOf } from '../../checker/model/words.ts';

/** Files and pointers of the texts that are shown with their links. */
const LINKED = [
  /^schemas\/[^/]+\/ui\.json\/ui:(blocks\/\d+\/(text|intro)|continue\/consent\/text)$/,
  /^schemas\/[^/]+\/ui\.json\/.*ui:options\/primaryNote$/,
  /^schemas\/catalog\/payment\.json\/terms\/text$/,
];

export const linksResolve: LintRule = {
  code: 'C8',
  name: 'links-resolve',
  layer: 'parts',
  guarantee:
    'Every link within this site leads to an existing page that its text names, and is in a place where links are shown.',
  severity: 'error',
  check: (model) => {
    // The URLs of the funnel are only known from the flow.
    if (model.flow === undefined) return [];
    const pages = sitePages(model);
    return [...links(model), ...alsoAsked(model)].flatMap(
      ({ file, pointer, to, shown, words }): Defect[] => {
        const wrong = () =>
          to.startsWith('/')
            ? (problemOf(to, pages) ?? elsewhere(words, to, pages))
            : anotherNumber(words, to);
        const problem = shown ? wrong() : UNSHOWN;
        return problem === null ? [] : [{ file, pointer, ...problem }];
      },
    );
  },
};

type Problem = Pick<Defect, 'message' | 'suggestion'>;
type SiteLink = { file: string; pointer: string; to: string; shown: boolean; words: string };

function links(model: Model): SiteLink[] {
  return textsOf(model).flatMap(({ file, pointer, key, text }: Words): SiteLink[] => {
    if (key === 'href' && text.startsWith('/'))
      return [{ file, pointer, to: text, shown: true, words: labelBeside(model, file, pointer) }];
    // A link to another questionnaire describes what it asks and need not contain its name.
    if (key === 'to' && text.startsWith('/'))
      return [{ file, pointer, to: text, shown: true, words: '' }];
    const shown = LINKED.some((place) => place.test(`${file}${pointer}`));
    return [...text.matchAll(LINK)].map(([, words = '', to = '']) => ({
      file,
      pointer,
      to,
      shown,
      words,
    }));
  });
}

const UNSHOWN: Problem = {
  message: 'This text is shown without links: the visitor reads the brackets.',
  suggestion: 'Links are possible in "ui:blocks" and in "consent" of ui.json.',
};

function problemOf(to: string, pages: SitePages): Problem | null {
  const [address = '', anchor] = to.split('#');
  const [path = ''] = address.split('?');
  const anchors = pages.get(path);
  if (anchors === undefined) {
    return {
      message: `This link leads to "${path}", which is not a page of this site: a visitor who follows it gets a page-not-found error.`,
      suggestion: didYouMean(path, [...pages.keys()]),
    };
  }
  if (anchor === undefined || anchors === null || anchors.has(anchor)) return null;
  return {
    message: `The page "${path}" has no part "${anchor}": the link opens the page at its top.`,
    suggestion: didYouMean(anchor, [...anchors]),
  };
}

/** A phone number in the link text that differs from the number dialed. */
function anotherNumber(words: string, to: string): Problem | null {
  const digits = words.replace(/\D/g, '');
  if (digits.length < 7 || to.endsWith(digits)) return null;
  return {
    message: `The text of this link is "${words}", but it calls "${to.slice(4)}": a visitor who presses it reaches someone else.`,
    suggestion: 'Write the same number in both places.',
  };
}

/** The text of a link whose URL is in a sibling key. */
function labelBeside({ file }: Model, path: string, pointer: string): string {
  return valueAsText(at(file(path)?.json, pointer.replace(/href$/, 'label')) ?? '');
}

/** Links on the end pages to the places where coverage can be requested. */
function alsoAsked({ flow, flowPath: file }: Model): SiteLink[] {
  return (flow?.pages ?? []).flatMap((page, index) =>
    (page.alsoAsked ?? []).flatMap(({ link }, place) => {
      const pointer = `/pages/${index}/alsoAsked/${place}/link/to`;
      return link === undefined ? [] : [{ file, pointer, to: link.to, shown: true, words: '' }];
    }),
  );
}

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 3);

/** The link text names another page, and none of its words is in the URL. */
function elsewhere(words: string, to: string, pages: SitePages): Problem | null {
  const shown = wordsIn(words);
  if (shown.length === 0 || shown.some((word) => wordsIn(to).includes(word))) return null;
  const named = [...pages]
    .flatMap(([path, anchors]) => [path, ...[...(anchors ?? [])].map((id) => `${path}#${id}`)])
    // Texts do not link to the steps of a questionnaire by name.
    .filter((address) => !/^\/\w+\/(?!.*-)/.test(address) || address.startsWith('/products/'))
    .find((address) => {
      const name = wordsIn(address.split(/[/#]/).at(-1) ?? '');
      return name.length > 0 && name.every((word) => shown.includes(word));
    });
  if (named === undefined) return null;
  return {
    message: `The text of this link is "${words}", but it leads to "${to}": a visitor who follows it gets to another page.`,
    suggestion: `Did you mean "${named}"?`,
  };
}

/** Paths of the site's pages, each with its anchors if the content defines any. */
type SitePages = ReadonlyMap<string, ReadonlySet<string> | null>;

/**
 * Every page that a link can lead to: those of `src/site/app/marketing-pages.ts`, and the steps and pages
 * of the flows.
 */
export function sitePages(model: Model): SitePages {
  const products = items(at(model.file('schemas/content/products.json')?.json, '/products'));
  const places = model.flowFiles.flatMap(({ json }) =>
    ['/steps', '/pages'].flatMap((part) => items(at(json, part))),
  );
  return new Map<string, ReadonlySet<string> | null>([
    ['/', null],
    ['/about-us', null],
    ...products.map(({ slug }) => [`/products/${valueAsText(slug)}`, null] as const),
    ...legalPages(model).map((page) => [valueAsText(at(page, '/path')), anchorsOf(page)] as const),
    ...places.map(({ path }) => [valueAsText(path), null] as const),
  ]);
}

function legalPages(model: Model): Json[] {
  return model.files
    .filter(({ path }) => path.startsWith('schemas/content/legal/'))
    .map(({ json }) => json)
    .filter((json) => json !== undefined);
}

function anchorsOf(page: Json | undefined): ReadonlySet<string> {
  return new Set(items(at(page, '/sections')).map(({ id }) => valueAsText(id)));
}

function items(json: Json | undefined): Readonly<Record<string, Json>>[] {
  return Array.isArray(json) ? json.filter(isObject) : [];
}
