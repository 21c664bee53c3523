import type { Catalogs } from '../logic/expressions/scope.ts';
import { type Json, type JsonObject, isObject, mapValues, textOf } from '../logic/json.ts';
import { wordFor } from '../logic/number-words.ts';
import { fill } from '../logic/text-syntax.ts';

/** The three files of a step as they are written; `rules` is the list in `rules.json`. */
export type StepFiles = { schema: JsonObject; ui: JsonObject; rules: Json };

/** What `{name}` in a text stands for. */
export type Figures = Readonly<Record<string, string | number>>;

/** Key of `schema.json` with the step's own figures by name. */
export const FIGURES = 'x-figures';

/**
 * A step with its figures filled in, so that a limit is written only once: `{max}`, `{min}` and
 * `{count}` in a text of a field, `{field.max}` in any text of the step, and the step's own figures
 * by name, also in rules as `{ "figure": name }`. `…InWords` gives `three` for 3. An unknown name
 * stays as it is; `npm run validate` reports it. The build and the linter call this.
 */
export function withFigures({ schema, ui, rules }: StepFiles, catalogs: Catalogs): StepFiles {
  const shared = stepFigures({ schema, ui }, catalogs);
  return {
    schema: fillSchema(schema, shared, catalogs),
    ui: fillUi(ui, schema, shared, catalogs),
    rules: fillRules(rules, shared),
  };
}

/** The figures that every text of a step may name: its own, and those of each field. */
export function stepFigures(
  { schema, ui }: Pick<StepFiles, 'schema' | 'ui'>,
  catalogs: Catalogs,
): Figures {
  const own = isObject(schema[FIGURES]) ? numbersIn(schema[FIGURES]) : {};
  const ofFields = fieldsIn(schema).flatMap(([field, part]) =>
    Object.entries(fieldFigures(part, ui[field], catalogs)).map(([name, value]) => [
      `${field}.${name}`,
      value,
    ]),
  );
  return { ...inWords(own), ...Object.fromEntries(ofFields) };
}

/** The limits of one field, and how many entries the catalog of its choices or terms has. */
export function fieldFigures(
  schema: JsonObject,
  ui: Json | undefined,
  catalogs: Catalogs,
): Figures {
  const { maximum, maxLength, maxItems, minimum, minLength, minItems } = schema;
  const options = isObject(ui) ? ui['ui:options'] : undefined;
  const named = isObject(options) ? options['catalog'] : undefined;
  const items = isObject(schema['items']) ? schema['items'] : {};
  const catalog = named ?? schema['x-options'] ?? items['x-options'];
  return inWords(
    numbersIn({
      max: maximum ?? maxLength ?? maxItems ?? null,
      min: minimum ?? minLength ?? minItems ?? null,
      count: catalogs[textOf(catalog ?? null)]?.entries.length ?? null,
    }),
  );
}

/** The fields of a step by name, those that depend on others included. */
function fieldsIn(schema: JsonObject): [string, JsonObject][] {
  const { properties, allOf, then, else: otherwise } = schema;
  const here = isObject(properties) ? Object.entries(properties) : [];
  const parts = [...(Array.isArray(allOf) ? allOf : []), then, otherwise];
  return [
    ...here.flatMap(([name, field]): [string, JsonObject][] =>
      isObject(field) ? [[name, field]] : [],
    ),
    ...parts.flatMap((part) => (part !== undefined && isObject(part) ? fieldsIn(part) : [])),
  ];
}

function fillSchema(schema: JsonObject, shared: Figures, catalogs: Catalogs): JsonObject {
  const figures = { ...shared, ...fieldFigures(schema, undefined, catalogs) };
  const inside = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(inside);
    return isObject(value) ? fillSchema(value, shared, catalogs) : value;
  };
  return mapValues(schema, (value, key) => {
    const isText = typeof value === 'string' && (key === 'title' || key === 'description');
    return isText ? fill(value, figures) : inside(value);
  });
}

/** The UI schema has the shape of the schema: a field's texts are under its name. */
function fillUi(
  ui: JsonObject,
  schema: JsonObject,
  shared: Figures,
  catalogs: Catalogs,
): JsonObject {
  const figures = { ...shared, ...fieldFigures(schema, ui, catalogs) };
  const parts = new Map(fieldsIn(schema));
  if (isObject(schema['items'])) parts.set('items', schema['items']);
  return mapValues(ui, (value, key) => {
    const part = parts.get(key);
    return part !== undefined && isObject(value)
      ? fillUi(value, part, shared, catalogs)
      : fillTexts(value, figures);
  });
}

function fillTexts(json: Json, figures: Figures): Json {
  if (typeof json === 'string') return fill(json, figures);
  if (Array.isArray(json)) return json.map((item) => fillTexts(item, figures));
  return isObject(json) ? mapValues(json, (value) => fillTexts(value, figures)) : json;
}

function fillRules(json: Json, figures: Figures): Json {
  if (typeof json === 'string') return fill(json, figures);
  if (Array.isArray(json)) return json.map((item) => fillRules(item, figures));
  if (!isObject(json)) return json;
  return figureRead(json, figures) ?? mapValues(json, (value) => fillRules(value, figures));
}

/** The number that `{ "figure": name }` stands for. */
function figureRead(json: JsonObject, figures: Figures): number | undefined {
  const { figure, ...others } = json;
  if (typeof figure !== 'string' || Object.keys(others).length > 0) return undefined;
  const value = Object.hasOwn(figures, figure) ? figures[figure] : undefined;
  return typeof value === 'number' ? value : undefined;
}

/** Each figure twice: as a number and, up to ten, in words. */
function inWords(figures: Readonly<Record<string, number>>): Figures {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]): [string, string | number][] => [
      [name, value],
      [`${name}InWords`, wordFor(value) ?? value],
    ]),
  );
}

function numbersIn(json: JsonObject): Record<string, number> {
  return Object.fromEntries(
    Object.entries(json).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, value]] : [],
    ),
  );
}
