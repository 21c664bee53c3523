import type { Catalogs } from '../../logic/expressions/scope.ts';
import { isObject, type Json, type JsonObject } from '../../logic/json.ts';
import { withFigures, type StepFiles } from '../../language/figures.ts';
import { normalStep } from '../../language/normalize/normal-step.ts';
import { optionCatalogs, stepSchema } from '../../language/step-source.ts';

/** A step as the form uses it, and the names of what else it needs. */
export type ReadyStep = {
  schema: JsonObject;
  uiSchema: JsonObject;
  rules: Json;
  widgets: readonly string[];
  /** Catalogs that its widgets and blocks show. */
  catalogs: readonly string[];
  /** Kinds of text blocks. */
  blocks: readonly string[];
};

/** Keys of `ui:options` and of blocks whose value names a catalog. */
export const CATALOG_KEYS: ReadonlySet<string> = new Set(['catalog', 'groupBy']);
/** Widgets that RJSF provides. */
const BUILT_IN = new Set(['hidden']);

/** The catalogs that a step's files name, for the options of its fields and for its widgets. */
export function stepCatalogs({ schema, ui }: Pick<StepFiles, 'schema' | 'ui'>): string[] {
  return [...new Set([...optionCatalogs(schema), ...valuesOf(ui, CATALOG_KEYS)])];
}

/** Makes a step from its three files: normalized, with figures and options filled in. */
export function readyStep(written: StepFiles, catalogs: Catalogs): ReadyStep {
  const { schema, ui, rules } = withFigures(
    { ...normalStep(written), rules: written.rules },
    catalogs,
  );
  const { $schema: _editorOnly, ...uiSchema } = ui;
  return {
    schema: stepSchema(schema, catalogs),
    uiSchema,
    rules,
    widgets: widgetsIn(ui).filter((name) => !BUILT_IN.has(name)),
    catalogs: [...new Set(valuesOf(ui, CATALOG_KEYS))],
    blocks: distinct(ui['ui:blocks'] ?? [], 'kind'),
  };
}

/** The widgets that a UI schema names. */
export const widgetsIn = (ui: Json): string[] => distinct(ui, 'ui:widget');

const distinct = (json: Json, key: string) => [...new Set(valuesOf(json, new Set([key])))];

/** Every text under one of these keys, anywhere in the JSON. */
function valuesOf(json: Json, keys: ReadonlySet<string>): string[] {
  if (Array.isArray(json)) return json.flatMap((item) => valuesOf(item, keys));
  if (!isObject(json)) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    keys.has(key) && typeof value === 'string' ? [value] : valuesOf(value, keys),
  );
}
