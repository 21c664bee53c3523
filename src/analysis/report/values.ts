import { isObject, type Json } from '../../logic/json.ts';
import { isOperatorName } from '../../logic/operators.ts';
import { optionsOf } from '../model/fields.ts';
import type { Model } from '../model/model.ts';
import { isRead } from '../model/words.ts';
import { at } from '../project/source-file.ts';
import { isAmount, showAmount } from './amount.ts';
import { differencesIn, type Difference } from './differences.ts';
import { placeOf, type Place } from './place.ts';
import { renamedIn, renamedPath, renamedSteps, type Renames } from './renamed.ts';

/** A price, text or setting that changed. Null where it does not exist. */
export type ValueChange = {
  kind: 'amount' | 'word' | 'setting';
  place: Place;
  before: string | null;
  after: string | null;
};

/** The differences in texts and figures between two versions. */
export type ValueChanges = {
  newFiles: readonly string[];
  goneFiles: readonly string[];
  changes: readonly ValueChange[];
  /** Fields that offer the entries of a catalog, by its file, in the new version. */
  offeredBy: ReadonlyMap<string, readonly string[]>;
};

/** Limits of a question in its JSON Schema. */
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
 * Every text, price, limit, condition and setting that differs, in file order. A removed file is
 * only named; a new file or field is listed with what visitors read but without settings. A renamed
 * step is compared with its former self.
 */
export function valuesBetween(before: Model, after: Model): ValueChanges {
  const [old, now] = [filesOf(before, renamedSteps(before, after)), filesOf(after, new Map())];
  return {
    newFiles: [...now.keys()].filter((path) => !old.has(path)),
    goneFiles: [...old.keys()].filter((path) => !now.has(path)),
    changes: [...now].flatMap(([path, json]) => {
      const isWhole = path.endsWith('/schema.json') ? isNever : isExpression;
      return differencesIn(old.get(path), json, isWhole).flatMap((difference) =>
        changeAt(path, difference),
      );
    }),
    offeredBy: offeringFields(after),
  };
}

/** The JSON of the files with words and figures, by path; texts as visitors read them. */
function filesOf({ files, steps }: Model, renames: Renames): Map<string, Json> {
  const filled = new Map<string, Json>(
    steps.flatMap((step): [string, Json][] => [
      [step.schemaFile, step.filled.schema],
      [step.uiFile, step.filled.ui],
      [step.rulesFile, { rules: step.filled.rules }],
    ]),
  );
  return new Map(
    files.flatMap(({ path, json }) => {
      if (json === undefined || /\/meta\/|\.(scenarios|seen)\.json$/.test(path)) return [];
      const read = filled.get(path) ?? json;
      const renamed = path.startsWith('flows/') ? renamedIn(read, renames) : read;
      return [[renamedPath(path, renames), renamed]];
    }),
  );
}

/** JSON Logic is compared as a whole: a part of it says little. */
function isExpression(value: Json): boolean {
  const [name = '', ...others] = isObject(value) ? Object.keys(value) : [];
  return others.length === 0 && isOperatorName(name);
}

/** JSON Schema contains no expressions, but a field may be named like an operator. */
const isNever = () => false;

function changeAt(file: string, { path, before, after }: Difference): ValueChange[] {
  const keys = path.filter((name) => !name.startsWith('#'));
  const key = keys.at(-1) ?? '';
  // The version is reported at the top.
  if (key === '$schema' || (file.startsWith('flows/') && key === 'version')) return [];
  const kind = kindOf(file, keys, [before, after]);
  const isInBoth = [before, after].every((value) => value !== undefined);
  const isLogic = [before, after].some((value) => value !== undefined && isExpression(value));
  // The settings of a field come and go with it.
  if (kind === 'setting' && !isInBoth && !isLogic) return [];
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

/** Almost everything in catalogs and content files is shown to visitors. */
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
