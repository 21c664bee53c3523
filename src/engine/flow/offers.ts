import { compileExpression, type Evaluator } from '../logic/expressions/evaluate.ts';
import type { Catalogs, Scope } from '../logic/expressions/scope.ts';
import { isObject, type Json, type JsonObject } from '../logic/json.ts';
import type { Definitions } from '../logic/expressions/lower.ts';
import type { SchemaError } from '../language/schema-error.ts';

/** A field whose choices the flow computes (`choicesFrom`), by its path in the UI schema. */
type Offer = { path: readonly string[]; offered: Evaluator };

/**
 * Compiles the check that answers are among the choices that the flow computes, which no schema can
 * list. It finds what Ajv would find if the choices were an `enum`: an answer that earlier answers no
 * longer offer has to be given again.
 */
export function compileOffers(
  uiSchema: JsonObject,
  definitions: Definitions,
  catalogs: Catalogs,
): (data: JsonObject, scope: Scope) => SchemaError[] {
  const offers = offersIn(uiSchema, [], (name) =>
    compileExpression({ value: name }, definitions, catalogs),
  );
  return (data, scope) =>
    offers.flatMap(({ path, offered }) => {
      const choices = texts(offered(scope));
      return places(data, path, '')
        .filter(({ value }) => !texts(value).every((one) => choices.includes(one)))
        .map(({ at }) => ({ instancePath: at, keyword: 'enum', params: {} }));
    });
}

function offersIn(
  uiSchema: JsonObject,
  path: readonly string[],
  compile: (name: string) => Evaluator,
): Offer[] {
  return Object.entries(uiSchema).flatMap(([key, part]): Offer[] => {
    if (!isObject(part)) return [];
    if (key !== 'ui:options') {
      return key.startsWith('ui:') ? [] : offersIn(part, [...path, key], compile);
    }
    const { choicesFrom } = part;
    return typeof choicesFrom === 'string' ? [{ path, offered: compile(choicesFrom) }] : [];
  });
}

type Place = { at: string; value: Json | undefined };

/** The values at a path of the UI schema, where `items` stands for every item of a list. */
function places(here: Json | undefined, [key, ...rest]: readonly string[], at: string): Place[] {
  if (key === undefined) return [{ at, value: here }];
  if (Array.isArray(here)) {
    return here.flatMap((item, index) => places(item, rest, `${at}/${index}`));
  }
  return isObject(here) ? places(here[key], rest, `${at}/${key}`) : [];
}

/** One answer or several, as the texts that stand for them in a list of choices. */
const texts = (value: Json | undefined): string[] =>
  [value ?? []].flat().map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
