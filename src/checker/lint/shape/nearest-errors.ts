import {
  at,
  didYouMean,
  escapedKey,
  type Json,
  type JsonObject,
  schemaAt,
  valueAsText,
} from '../../../engine/core.ts';
import type { ShapeError } from '../../model/ajv.ts';

/** Keywords that only report that something inside them failed. */
const WRAPPERS = new Set(['anyOf', 'oneOf', 'allOf', 'if', 'propertyNames']);
const CHOICES = new Set(['anyOf', 'oneOf']);

/**
 * The errors worth fixing. If several shapes are allowed, Ajv reports the errors of each; only
 * those of the nearest shape are kept.
 */
export function nearestErrors(
  all: readonly ShapeError[],
  json: Json,
  meta: JsonObject,
): readonly ShapeError[] {
  const distinct = [...new Map(all.map((error) => [identity(error), error])).values()];
  const nearest = distinct
    .filter(({ keyword }) => CHOICES.has(keyword))
    .reduce<readonly ShapeError[]>(
      (errors, choice) => withNearest(errors, choice, json, meta),
      distinct,
    );
  const inner = nearest.filter(({ keyword }) => !WRAPPERS.has(keyword));
  return inner.length > 0 ? inner.filter((error) => !isNamedWrongly(error, inner)) : all;
}

/** Ajv checks a part that several shapes share once for each of them. */
function identity({ schemaPath, instancePath, params, propertyName }: ShapeError): string {
  return JSON.stringify([schemaPath, instancePath, params, propertyName]);
}

/**
 * Detects side effects of a misspelled key: the correct key is reported as missing, and its value
 * is checked as that of another key.
 */
function isNamedWrongly(
  { instancePath, params }: ShapeError,
  errors: readonly ShapeError[],
): boolean {
  const missing = params['missingProperty'];
  return errors.some((other) => {
    const { instancePath: place, propertyName } = other;
    if (propertyName !== undefined)
      return instancePath.startsWith(`${place}/${escapedKey(propertyName)}`);
    const key = other.params['additionalProperty'];
    if (key === undefined || missing === undefined || place !== instancePath) return false;
    return didYouMean(valueAsText(key), [valueAsText(missing)]) !== undefined;
  });
}

function withNearest(
  errors: readonly ShapeError[],
  { schemaPath, instancePath }: ShapeError,
  json: Json,
  meta: JsonObject,
): readonly ShapeError[] {
  const shapes = new Map<string, ShapeError[]>();
  for (const error of errors) {
    if (!error.schemaPath.startsWith(`${schemaPath}/`) || !isAt(error, instancePath)) continue;
    const shape = error.schemaPath.slice(schemaPath.length + 1).split('/')[0] ?? '';
    shapes.set(shape, [...(shapes.get(shape) ?? []), error]);
  }
  const ranked = [...shapes.values()].sort(
    (a, b) => distance(a, instancePath, json) - distance(b, instancePath, json),
  );
  const [best = []] = ranked;
  const others = new Set(ranked.flat());
  const allowed = schemaAt(meta, schemaPath);
  // A shape without errors of its own fails in a part that several shapes share.
  if (Array.isArray(allowed) && ranked.length < allowed.length)
    return errors.filter((error) => !others.has(error));
  return [...errors.filter((error) => !others.has(error)), ...withAllKinds(best, ranked)];
}

function isAt({ instancePath }: ShapeError, place: string): boolean {
  return instancePath === place || instancePath.startsWith(`${place}/`);
}

/** A different type counts as far away; a different constant is farther away than a typo. */
function distance(errors: readonly ShapeError[], place: string, json: Json): number {
  const weights = errors.map(({ instancePath, keyword }): number => {
    if (keyword === 'type' && instancePath === place) return 100;
    if (keyword === 'const' && at(json, instancePath) !== undefined) return 10;
    return keyword === 'enum' && instancePath === place ? 10 : 1;
  });
  return weights.reduce((total, weight) => total + weight, 0);
}

/** If the constant matches none of the shapes, any of their constants could be meant. */
function withAllKinds(
  best: readonly ShapeError[],
  shapes: readonly (readonly ShapeError[])[],
): readonly ShapeError[] {
  const kind = best.find(({ keyword }) => keyword === 'const');
  if (kind === undefined) return best;
  const words = shapes.map((errors) =>
    errors.find(
      ({ keyword, instancePath }) => keyword === 'const' && instancePath === kind.instancePath,
    ),
  );
  if (shapes.length < 2 || words.includes(undefined)) return best;
  const allowedValues = words.map((word) => word?.params['allowedValue']);
  return [{ ...kind, keyword: 'enum', params: { allowedValues } }];
}
