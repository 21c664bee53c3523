import { at, isObject, type Json, valueAsText } from '../../engine/core.ts';
import type { Model } from '../../checker/model/model.ts';

/** Paths of the site's pages, each with its anchors if the content defines any. */
export type SitePages = ReadonlyMap<string, ReadonlySet<string> | null>;

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
