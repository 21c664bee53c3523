import { isObject, textOf, type Json, type JsonObject, LAUNCH_MARK } from '../../engine/core.ts';

/** Something that is a sample, a demonstration or missing, marked where it stands in the data. */
export type LaunchItem = {
  file: string;
  /** Where in the file, as names and places joined by dots. */
  place: string;
  todo: string;
  /** False if there is nothing at the place: what the mark is about has moved or is gone. */
  exists: boolean;
};

/** Is it a file of texts, figures or lists that the site shows? */
export const isLaunchFile = (path: string): boolean =>
  /^schemas\/(?:content|catalog)\/(?!meta\/)/.test(path);

/** The marks in the texts of files, by path. */
export function launchItems(files: ReadonlyMap<string, string>): LaunchItem[] {
  return [...files].flatMap(([file, text]) =>
    objectsIn(JSON.parse(text), []).flatMap(({ keys, object }) => {
      const { [LAUNCH_MARK]: marks, ...marked } = object;
      return Object.entries(isObject(marks) ? marks : {}).map(([key, todo]) => ({
        file,
        place: [...keys, key].join('.'),
        todo: textOf(todo),
        exists: Object.hasOwn(marked, key),
      }));
    }),
  );
}

type Located = { keys: readonly string[]; object: JsonObject };

/** Every object in a value, with the names that lead to it. */
function objectsIn(json: Json, keys: readonly string[]): Located[] {
  if (Array.isArray(json)) {
    return json.flatMap((item, index) =>
      objectsIn(item, [...keys, nameOf(item) ?? `${index + 1}`]),
    );
  }
  if (!isObject(json)) return [];
  const inner = Object.entries(json).flatMap(([key, value]) => objectsIn(value, [...keys, key]));
  return [{ keys, object: json }, ...inner];
}

/** What an item of a list is called in its file. */
const nameOf = (item: Json): string | undefined =>
  isObject(item) && typeof item.id === 'string' ? item.id : undefined;

/** The list as `docs/launch.md` has it. */
export function launchDocument(items: readonly LaunchItem[]): string {
  const files = [...new Set(items.map(({ file }) => file))].sort();
  const lines = files.flatMap((name) => [
    `## ${name}`,
    '',
    ...items
      .filter(({ file }) => file === name)
      .map(({ place, todo }) => `- \`${place}\`: ${todo}`),
    '',
  ]);
  return [...HEAD, '', ...lines].join('\n');
}

const HEAD = [
  '# Before a launch',
  '',
  'What on this site is a sample, a demonstration or not there yet. Each point is marked in the data where it',
  'stands, under `$launch`, and leaves this list when the mark is removed; visitors do not get the marks.',
  '`npm run plumbline -- launch` prints the list and fails while something is left; with `--write` it writes this file.',
];
