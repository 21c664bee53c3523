import {
  fieldsOf,
  isObject,
  type Json,
  type JsonObject,
  keysIn,
  normalStep,
  type Part,
  placeInFile,
} from '../../engine/core.ts';
import { isEndless } from '../proof/pattern.ts';

/** A page of plain text, more than most answers need. */
const MOST = 2_000;

/** The schema of a step with a `maxLength` for every typed text that has no limit. */
export function withTextLimits(source: Part): JsonObject {
  const { places, ...part } = normalStep(source);
  return fieldsOf({ step: '', section: null, ...part })
    .filter(isEndless)
    .map(({ pointer }) => keysIn(placeInFile(places, pointer)))
    .reduce(limited, source.schema);
}

function limited<Value extends Json>(json: Value, keys: readonly string[]): Value;
function limited(json: Json, [key, ...rest]: readonly string[]): Json {
  if (key === undefined) return isObject(json) ? { ...json, maxLength: MOST } : json;
  if (Array.isArray(json)) {
    const index = Number(key);
    const item = json[index];
    return item === undefined ? json : json.with(index, limited(item, rest));
  }
  const inside = isObject(json) ? json[key] : undefined;
  return isObject(json) && inside !== undefined ? { ...json, [key]: limited(inside, rest) } : json;
}
