import { bcd } from './data.ts';
import { lacking, nodeAt, type Feature } from './floor.ts';

/** What MDN calls otherwise than TypeScript's descriptions do. */
const RENAMED: Readonly<Record<string, string>> = {
  CallableFunction: 'Function',
  IteratorObject: 'Iterator',
  DateTimeFormat: 'Intl.DateTimeFormat',
  ListFormat: 'Intl.ListFormat',
  NumberFormat: 'Intl.NumberFormat',
  Console: 'console',
};

/**
 * MDN's path for a name of the browser or of the language; undefined for what MDN does not describe.
 * A member that TypeScript describes once for several interfaces, e.g. `ParentNode.append`, came to
 * all of them at once: it goes by the one that had it first.
 */
export function browserPath(owner: string | undefined, name: string): Feature | undefined {
  if (owner === undefined || owner === '') return known(name);
  // What is handed over has no entry of its own.
  if (/(?:Init|Options)$/.test(owner)) return undefined;
  const type = owner.replace(/Constructor$/, '').replace(/^Readonly/, '');
  const home = known(RENAMED[type] ?? type);
  if (home !== undefined) return bestOf(membersOf(home, name));
  return bestOf(Object.keys(bcd.api).flatMap((one) => membersOf(`api.${one}`, name)));
}

/** MDN tells what belongs to the interface itself, as `URL.createObjectURL`, by a suffix. */
const membersOf = (home: string, name: string): readonly Feature[] => [
  `${home}.${name}`,
  `${home}.${name}_static`,
];

/** Of some paths the one that most of the oldest supported browsers have. */
export const bestOf = (paths: readonly Feature[]): Feature | undefined =>
  paths
    .filter(described)
    .toSorted((a, b) => lacking(a).length - lacking(b).length)
    .at(0);

const described = (path: Feature): Feature | undefined =>
  nodeAt(path)?.__compat === undefined ? undefined : path;

const known = (name: string): Feature | undefined =>
  [`api.${name}`, `javascript.builtins.${name}`].find((path) => nodeAt(path) !== undefined);
