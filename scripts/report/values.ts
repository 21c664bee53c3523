import type { Json } from '../../src/logic/json.ts';
import { optionsOf } from '../lint/model/fields.ts';
import type { Model } from '../lint/model/model.ts';
import { isRead } from '../lint/model/words.ts';
import { at } from '../lint/project/source-file.ts';
import { isAmount, showAmount } from './amount.ts';
import { differencesIn, type Difference } from './differences.ts';
import { placeOf, type Place } from './place.ts';

/** A price, text or setting that reads otherwise now; null where it is not there. */
export type ValueChange = {
  kind: 'amount' | 'word' | 'setting';
  place: Place;
  before: string | null;
  after: string | null;
};

/** What differs in the words and figures of two versions. */
export type ValueChanges = {
  newFiles: readonly string[];
  goneFiles: readonly string[];
  changes: readonly ValueChange[];
  /** Fields that offer the entries of a catalogue, by its file, as the new version has them. */
  offeredBy: ReadonlyMap<string, readonly string[]>;
};

/** Limits of a question, in its JSON Schema. */
const LIMITS = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
]);

/**
 * Every text, price, limit and setting that differs, in the order of the files. Order and branches
 * of the flow are left to `changesBetween`; of a file that is new or gone only its name is told.
 */
export function valuesBetween(before: Model, after: Model): ValueChanges {
  const [old, now] = [filesOf(before), filesOf(after)];
  return {
    newFiles: [...now.keys()].filter((path) => !old.has(path)),
    goneFiles: [...old.keys()].filter((path) => !now.has(path)),
    changes: [...now].flatMap(([path, json]) => {
      const earlier = old.get(path);
      return earlier === undefined
        ? []
        : differencesIn(earlier, json).flatMap((difference) => changeAt(path, difference));
    }),
    offeredBy: offeringFields(after),
  };
}

/** The JSON of the files with words and figures, by path. */
function filesOf({ files }: Model): Map<string, Json> {
  return new Map(
    files.flatMap(({ path, json }) =>
      json === undefined || /\/meta\/|\.scenarios\.json$/.test(path) ? [] : [[path, json]],
    ),
  );
}

function changeAt(file: string, { path, before, after }: Difference): ValueChange[] {
  const keys = path.filter((name) => !name.startsWith('#'));
  const key = keys.at(-1) ?? '';
  if (key === '$schema') return [];
  const kind = kindOf(file, keys, [before, after]);
  const isInBoth = before !== undefined && after !== undefined;
  // What the flow does is compared as ways; a field's settings come and go with the field.
  if (kind === 'setting' && (file.startsWith('flows/') || !isInBoth)) return [];
  const shown = (value: Json | undefined) => (value === undefined ? null : showAmount(key, value));
  return [{ kind, place: placeOf(file, path), before: shown(before), after: shown(after) }];
}

function kindOf(
  file: string,
  keys: readonly string[],
  values: readonly (Json | undefined)[],
): ValueChange['kind'] {
  const key = keys.at(-1) ?? '';
  const isText = values.some((value) => typeof value === 'string');
  if (file.endsWith('/schema.json') && LIMITS.has(key)) return 'amount';
  if (isList(file)) {
    if (isAmount(key, values) || values.some((value) => typeof value === 'number')) return 'amount';
    return isText ? 'word' : 'setting';
  }
  return isText && isRead(key, keys.at(-2) === 'errors') ? 'word' : 'setting';
}

/** Catalogues and texts of pages: nearly all that stands there is read. */
const isList = (file: string) => /^schemas\/(catalog|content)\//.test(file);

function offeringFields({ steps }: Model): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { folder, fields, id } of steps) {
    for (const field of fields) {
      const { catalog } = optionsOf(field);
      const offered = at(folder.schema?.json, `${field.pointer}/x-options`);
      for (const name of new Set([catalog, offered])) {
        if (typeof name !== 'string') continue;
        const file = `schemas/catalog/${name}.json`;
        found.set(file, [...(found.get(file) ?? []), `${id}: ${field.path}`]);
      }
    }
  }
  return found;
}
