import { LIMITS } from '../model/step-model.ts';
import {
  type Json,
  LAUNCH_MARK,
  at,
  isObject,
  operation,
  operator,
  optionsOf,
  valueAsText,
} from '../../engine/core.ts';
import type { Model } from '../model/model.ts';
import { isRead } from '../model/words.ts';
import { conditionInWords, valueInWords } from '../wording/condition-in-words.ts';
import { type Vocabulary, vocabularyOf } from '../wording/vocabulary.ts';
import { type Difference, differencesIn, idsOf } from './change.ts';
import {
  type Place,
  type Renames,
  placeInWords,
  placeOf,
  renamedIn,
  renamedPath,
  renamedSteps,
} from './place.ts';
import { orderIn } from './route-changes.ts';

/** A changed price, text, list position or setting. Null in a version that does not have it. */
export type ValueChange = {
  kind: 'amount' | 'word' | 'order' | 'setting';
  place: Place;
  before: string | null;
  after: string | null;
};

/** The differences in texts and figures between two versions. */
export type ValueChanges = {
  newFiles: readonly string[];
  goneFiles: readonly string[];
  /** Files that could be read before, and are not valid JSON any more. */
  brokenFiles: readonly string[];
  changes: readonly ValueChange[];
  /** Fields of the new version that offer a catalog's entries, by the catalog's file. */
  offeredBy: ReadonlyMap<string, readonly string[]>;
};

/**
 * Every text, price, limit, condition, order and setting that differs, in file order. A removed
 * file is only named; for a new file or field, visible texts are listed but settings are not. A
 * renamed step is compared with its old version.
 */
export function valuesBetween(before: Model, after: Model): ValueChanges {
  const [old, now] = [filesOf(before, renamedSteps(before, after)), filesOf(after, new Map())];
  const words = { before: vocabularyOf(before), after: vocabularyOf(after) };
  const offeredBy = offeringFields(after);
  const unread = [...old.keys()].filter((path) => !now.has(path));
  const isPresent = (path: string) => after.paths.includes(path);
  return {
    newFiles: [...now.keys()].filter((path) => !old.has(path)),
    goneFiles: unread.filter((path) => !isPresent(path)),
    brokenFiles: unread.filter(isPresent),
    changes: [...now].flatMap(([path, json]) => {
      const isWhole = path.endsWith('/schema.json') ? isNever : isExpression;
      const was = old.get(path);
      return [
        ...differencesIn(was, json, isWhole).flatMap((difference) =>
          changeAt(path, difference, { was, is: json, words }),
        ),
        ...(offeredBy.has(path) ? [] : ordersOf(path, was, json)),
      ];
    }),
    offeredBy,
  };
}

/** Moves within lists. Steps, questions and options are reported separately. */
function ordersOf(file: string, was: Json | undefined, is: Json): ValueChange[] {
  return orderIn(was, is, isExpression)
    .filter(({ path }) => !(file.startsWith('flows/') && path.join() === 'steps'))
    .filter(({ path }) => !file.endsWith('/schema.json') && path.at(-1) !== 'properties')
    .map(({ path, name, was: old, is: now }) => ({
      kind: 'order',
      place: placeOf(file, [...path, name]),
      before: placeInWords(old),
      after: placeInWords(now),
    }));
}

/** The JSON of the files with texts and figures, by path; texts as visitors read them. */
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

/** JSON Logic is compared as a whole, since parts of it mean little on their own. */
const isExpression = (value: Json): boolean => operation(value) !== null;

/** JSON Schema contains no expressions, but a field may have the name of an operator. */
const isNever = () => false;

/** Both versions of a file, and the vocabulary of each. */
type Versions = {
  was: Json | undefined;
  is: Json;
  words: Record<'before' | 'after', Vocabulary>;
};

function changeAt(
  file: string,
  { path, before, after }: Difference,
  { was, is, words }: Versions,
): ValueChange[] {
  const keys = path.filter((name) => !name.startsWith('#'));
  const key = keys.at(-1) ?? '';
  // The version is reported at the top.
  if (
    key === '$schema' ||
    keys.includes(LAUNCH_MARK) ||
    (file.startsWith('flows/') && key === 'version')
  )
    return [];
  // The condition of a question is reported with the question.
  if (file.endsWith('/schema.json') && path[0] === 'allOf' && path[2] === 'if') return [];
  const kind = kindOf(file, keys, [before, after]);
  const isInBoth = [before, after].every((value) => value !== undefined);
  const isLogic = [before, after].some((value) => value !== undefined && isExpression(value));
  // Settings of an added or removed field are not listed.
  const holder = path.slice(0, -1);
  const isOfOne = [was, is].some((json) => reached(json, holder) === undefined);
  if (kind === 'setting' && !isInBoth && !isLogic && isOfOne) return [];
  const shown = (value: Json | undefined, own: Vocabulary) =>
    value === undefined ? null : shownAs(keys, value, own);
  return [
    {
      kind,
      place: placeOf(file, path),
      before: shown(before, words.before),
      after: shown(after, words.after),
    },
  ];
}

/** Conditions as sentences, amounts as money, anything else as is. */
function shownAs(keys: readonly string[], value: Json, words: Vocabulary): string {
  const key = keys.at(-1) ?? '';
  const found = operation(value);
  if (found !== null) {
    return operator(found.name).gives === 'boolean'
      ? `if ${conditionInWords(value, words)}`
      : valueInWords(value, words);
  }
  const isName = key === 'when' || key === 'condition' || keys.at(-2) === 'show';
  if (typeof value !== 'string' || !isName) return showAmount(key, value);
  return Object.hasOwn(words.definitions.conditions, value)
    ? `${value}: if ${conditionInWords({ condition: value }, words)}`
    : value;
}

/** The value at a `differencesIn` path. */
function reached(json: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((here, name) => {
    if (Array.isArray(here)) {
      return name.startsWith('#') ? here[Number(name.slice(1)) - 1] : idsOf(here)?.get(name);
    }
    return isObject(here) ? here[name] : undefined;
  }, json);
}

function kindOf(
  file: string,
  keys: readonly string[],
  values: readonly (Json | undefined)[],
): ValueChange['kind'] {
  const key = keys.at(-1) ?? '';
  const isText = values.some((value) => typeof value === 'string');
  if (file.endsWith('/schema.json') && LIMITS.includes(key)) return 'amount';
  if (isList(file)) {
    if (isAmount(key, values) || values.some((value) => typeof value === 'number')) return 'amount';
    return isText ? 'word' : 'setting';
  }
  return isText && isRead(key, keys.at(-2) === 'errors') ? 'word' : 'setting';
}

/** Almost everything in catalogs and content files is visible to visitors. */
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

/** How catalogs write a price or fee: `440.84`, 243 or `1.99`. */
type Unit = 'dollars' | 'cents' | 'percent';

/** A limit such as `$1M`. A plan may also say `Not included`. */
const LIMIT = /^\$\d[\d,.]*[KMB]?$/;

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Whether this is a price, fee or limit, judging by its key or format. */
function isAmount(key: string, values: readonly (Json | undefined)[]): boolean {
  return (
    unitOf(key) !== null || values.some((value) => typeof value === 'string' && LIMIT.test(value))
  );
}

/** Formats a price or fee as `$440.84` or `1.99%`; returns anything else as is. */
function showAmount(key: string, value: Json): string {
  const unit = unitOf(key);
  const figure = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (unit === null || !Number.isFinite(figure)) return valueAsText(value);
  if (unit === 'percent') return `${valueAsText(value)}%`;
  return DOLLARS.format(unit === 'cents' ? figure / 100 : figure);
}

function unitOf(key: string): Unit | null {
  if (key === 'price') return 'dollars';
  if (key.endsWith('Cents')) return 'cents';
  return key.endsWith('Percent') ? 'percent' : null;
}
