import { ofSchema } from '../../../src/checker/proof/answers/samples.ts';
import { FORMATS } from '../../../src/engine/language/normalize/formats.ts';
import { objectAt } from '../../../src/engine/language/fields.ts';
import {
  drawnSchema,
  propertiesOf,
  visibleData,
} from '../../../src/engine/language/step-schema.ts';
import { isObject, type Json, type JsonObject } from '../../../src/engine/logic/json.ts';
import type { Chance } from '../../fuzz/chance.ts';

const TODAY = '2026-12-01';
/** No text is longer, whatever its limit. */
const LONGEST = 60;

type Source = {
  /** The schema of a step in the engine's language. */
  schema: JsonObject;
  /** Answers of which parts are used, where a text of a pattern cannot be made up. */
  known: readonly JsonObject[];
  dice: Chance;
};

/** Answers to a random selection of the questions that a step asks: at the limits, or between them. */
export function randomAnswers({ schema, known, dice }: Source): JsonObject {
  let data: JsonObject = {};
  const decided = new Set<string>();
  for (;;) {
    const drawn = drawnSchema(schema, data);
    const asked = propertiesOf(drawn);
    const [name] = Object.keys(asked).filter((one) => !decided.has(one));
    if (name === undefined) return visibleAnswers(schema, data);
    decided.add(name);
    const field = asked[name] ?? {};
    const isNeeded = namesIn(drawn['required']).includes(name) || field['default'] !== undefined;
    if (!isNeeded && dice.happens(0.25)) continue;
    const value = randomValue(field, `/${name}`, { known, dice });
    if (value !== undefined) data = { ...data, [name]: value };
  }
}

/** What is asked of these answers; a question that must stay empty is none. */
const visibleAnswers = (schema: JsonObject, data: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(visibleData(schema, data)).filter(([, value]) => value !== null),
  );

const namesIn = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? json : []);

type Means = Pick<Source, 'known' | 'dice'>;

function randomValue(schema: JsonObject, at: string, means: Means): Json | undefined {
  const { dice } = means;
  const { const: only, enum: choices, type } = schema;
  if (only !== undefined) return only;
  if (Array.isArray(choices)) return dice.one(choices);
  switch (type) {
    case 'object':
      return randomObject(schema, at, means);
    case 'array':
      return randomList(schema, at, means);
    case 'string':
      return randomText(schema, at, means);
    case 'boolean':
      return dice.happens(0.5);
    default: {
      const values = ofSchema(schema, TODAY).filter((value) => value !== null);
      return values.length === 0 ? undefined : dice.one(values);
    }
  }
}

/** An object with some of its fields; undefined rather than one without any. */
function randomObject(schema: JsonObject, at: string, means: Means): JsonObject | undefined {
  const needed = namesIn(schema['required']);
  const entries = Object.entries(propertiesOf(schema)).flatMap(([name, part]): [string, Json][] => {
    if (!needed.includes(name) && means.dice.happens(0.3)) return [];
    const value = randomValue(part, `${at}/${name}`, means);
    return value === undefined ? [] : [[name, value]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function randomList(schema: JsonObject, at: string, means: Means): Json[] | undefined {
  const { minItems, maxItems, uniqueItems } = schema;
  const least = Math.max(1, Number(minItems ?? 0));
  const length =
    least + means.dice.below(Math.max(1, Math.min(Number(maxItems ?? 4), 4) - least + 1));
  const items = Array.from({ length }, () =>
    randomValue(objectAt(schema, 'items'), `${at}/*`, means),
  ).filter((item) => item !== undefined);
  const { enum: choices } = objectAt(schema, 'items');
  const isSet = uniqueItems === true || Array.isArray(choices);
  const kept = isSet ? items.filter((item, index) => items.indexOf(item) === index) : items;
  // A group of checkboxes keeps the order of its choices.
  const sorted = Array.isArray(choices) ? choices.filter((one) => kept.includes(one)) : kept;
  return sorted.length === 0 ? undefined : sorted;
}

function randomText(schema: JsonObject, at: string, { known, dice }: Means): string | undefined {
  const { pattern, format, minLength, maxLength } = schema;
  const used = known.flatMap((data) => valuesAt(data, at.split('/').slice(1)));
  const texts = used.filter((value) => typeof value === 'string');
  // Which offset a moment is written with, only its control knows.
  const isMade = pattern !== FORMATS['date-time'];
  if (texts.length > 0 && (!isMade || dice.happens(0.5))) return dice.one(texts);
  if (pattern !== undefined || format !== undefined) {
    const made = ofSchema(schema, TODAY).filter((value) => typeof value === 'string');
    const all = [...made, ...texts];
    return all.length === 0 ? undefined : dice.one(all);
  }
  const least = Math.max(1, Number(minLength ?? 1));
  const most = Math.max(least, Math.min(Number(maxLength ?? 12), LONGEST));
  const length = dice.one([least, most, least + dice.below(most - least + 1)]);
  return Array.from({ length }, () => dice.one(LETTERS)).join('');
}

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyzáñß東');

/** The values at a path of names, in which `*` stands for every item. */
function valuesAt(json: Json | undefined, [name, ...rest]: readonly string[]): Json[] {
  if (json === undefined) return [];
  if (name === undefined) return [json];
  if (Array.isArray(json)) return json.flatMap((item) => valuesAt(item, rest));
  return isObject(json) ? valuesAt(json[name], rest) : [];
}
