import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';
import { bcd } from './data.ts';

/** A path in MDN's data, e.g. `api.Element.checkVisibility`. */
export type Feature = string;

/** A feature and the file that uses it. */
export type Use = { feature: Feature; place: string };

/** What MDN's data calls the browsers of `browserslist`. */
const NAMES = {
  safari: 'safari',
  ios_saf: 'safari_ios',
  firefox: 'firefox',
  chrome: 'chrome',
} as const;

type Browser = (typeof NAMES)[keyof typeof NAMES];

/** The oldest version of each browser that `browserslist` in package.json asks for. */
const floor: ReadonlyMap<Browser, string> = oldest(browserslist());

function oldest(versions: readonly string[]): ReadonlyMap<Browser, string> {
  const found = new Map<Browser, string>();
  for (const [name = '', range = ''] of versions.map((text) => text.split(' '))) {
    const browser = Object.entries(NAMES).find(([known]) => known === name)?.[1];
    if (browser === undefined)
      throw new Error(`browserslist asks for ${name}, which is not known here`);
    const version = range.split('-')[0] ?? range;
    const before = found.get(browser);
    if (before === undefined || compare(version, before) < 0) found.set(browser, version);
  }
  return found;
}

function compare(a: string, b: string): number {
  const [x, y] = [a, b].map((version) => version.split('.').map(Number));
  for (let part = 0; part < 3; part += 1) {
    const difference = (x?.[part] ?? 0) - (y?.[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The data's node at a path; undefined if MDN has none. */
export function nodeAt(path: Feature): Identifier | undefined {
  const keys = path.split('.');
  let node: unknown = bcd;
  for (const key of keys) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
    node = Reflect.get(node, key);
  }
  return node as Identifier;
}

/** The oldest browsers that lack a feature, e.g. `safari 17 (from 17.4)`; none if it is unknown. */
export function lacking(feature: Feature): string[] {
  const compat = nodeAt(feature)?.__compat;
  return compat === undefined
    ? []
    : [...floor].flatMap(([browser, version]) => gap(compat, browser, version));
}

function gap(compat: CompatStatement, browser: Browser, version: string): string[] {
  const since = sinceOf(compat.support[browser]);
  if (since !== undefined && compare(since, version) <= 0) return [];
  return [`${browser} ${version} (${since === undefined ? 'never' : `from ${since}`})`];
}

/** The first version with unflagged, lasting support. The build adds vendor prefixes to styles. */
function sinceOf(support: SupportStatement | undefined): string | undefined {
  const statements = support === undefined ? [] : [support].flat();
  const whole = statements.filter(
    (one) =>
      typeof one.version_added === 'string' &&
      one.version_removed === undefined &&
      one.flags === undefined &&
      (one.prefix ?? '-').startsWith('-') &&
      one.alternative_name === undefined &&
      one.partial_implementation === undefined,
  );
  return whole
    .flatMap(({ version_added: since }) =>
      typeof since === 'string' ? since.replace(/^≤/, '') : [],
    )
    .toSorted(compare)
    .at(0);
}
