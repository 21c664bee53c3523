import list from './allowed.json' with { type: 'json' };
import type { Shipped } from './shipped.ts';

/**
 * True if the licenses on the list satisfy an SPDX expression. `A OR B` needs one, `A AND B` needs
 * both; an exception (`WITH`) or anything unknown is not on the list.
 */
export function isAllowed(expression: string, allowed: readonly string[] = list.allowed): boolean {
  const plain = expression.replace(/^\s*\((.*)\)\s*$/, '$1');
  if (/[()]/.test(plain)) return false;
  return plain
    .split(/\sOR\s/)
    .some((either) => either.split(/\sAND\s/).every((one) => allowed.includes(one.trim())));
}

/** One line for each package that may not be shipped, and what to do about it. */
export function refusals(packages: readonly Shipped[]): string[] {
  return packages
    .filter(({ license }) => !isAllowed(license))
    .map(
      ({ name, version, license }) =>
        `${name} ${version} is under "${license}", which is not in src/server/licenses/allowed.json: replace the package, or have the license looked at and added.`,
    );
}
