import { bcd } from './data.ts';
import { lacking, nodeAt, type Feature } from './floor.ts';

/** Names that differ between TypeScript's declarations and MDN's data. */
const RENAMED: Readonly<Record<string, string>> = {
  CallableFunction: 'Function',
  IteratorObject: 'Iterator',
  DateTimeFormat: 'Intl.DateTimeFormat',
  ListFormat: 'Intl.ListFormat',
  NumberFormat: 'Intl.NumberFormat',
  Console: 'console',
};

/**
 * MDN's path for a browser or language name; undefined if MDN has none. A member that TypeScript
 * declares once for several interfaces, e.g. `ParentNode.append`, arrived in all of them together, so
 * the best supported one stands for it.
 */
export function browserPath(owner: string | undefined, name: string): Feature | undefined {
  if (owner === undefined || owner === '') return known(name);
  // Dictionaries have no entries.
  if (/(?:Init|Options)$/.test(owner)) return undefined;
  const type = owner.replace(/Constructor$/, '').replace(/^Readonly/, '');
  const home = known(RENAMED[type] ?? type);
  if (home !== undefined) return bestOf(membersOf(home, name));
  return bestOf(Object.keys(bcd.api).flatMap((one) => membersOf(`api.${one}`, name)));
}

/** MDN marks static members, such as `URL.createObjectURL`, by a suffix. */
const membersOf = (home: string, name: string): readonly Feature[] => [
  `${home}.${name}`,
  `${home}.${name}_static`,
];

/** The path that most of the oldest supported browsers have. */
export const bestOf = (paths: readonly Feature[]): Feature | undefined =>
  paths
    .filter(described)
    .toSorted((a, b) => lacking(a).length - lacking(b).length)
    .at(0);

const described = (path: Feature): Feature | undefined =>
  nodeAt(path)?.__compat === undefined ? undefined : path;

const known = (name: string): Feature | undefined =>
  [`api.${name}`, `javascript.builtins.${name}`].find((path) => nodeAt(path) !== undefined);
