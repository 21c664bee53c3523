import {
  type Catalog,
  type Field,
  type Json,
  type JsonObject,
  type Notes,
  type Rule,
  type Step,
  type StepFiles,
  fieldsOf,
  isAskedItem,
  isObject,
  normalStep,
  parseExpression,
  stepSchema,
  withFigures,
} from '../../engine/core.ts';
import type { SourceFile } from '../project/source-file.ts';
import { type Compiled, compileSchema } from './ajv.ts';
import { type LanguagePart, isShaped } from './meta.ts';

/** The files of `schemas/<step>/`, whatever they contain. */
export type StepFolder = {
  id: string;
  schema: SourceFile | undefined;
  ui: SourceFile | undefined;
  rules: SourceFile | undefined;
};

/** A step of the flow with its folder, provided both have a valid shape. */
export type StepModel = {
  id: string;
  step: Step;
  /** JSON pointer into the flow file, such as `/steps/3`. */
  at: string;
  folder: StepFolder;
  schemaFile: string;
  uiFile: string;
  rulesFile: string;
  /** The files in the form that the engine reads, with figures filled in. */
  filled: StepFiles;
  /** Maps the engine's pointers to where the file states the same thing. */
  places: Notes['places'];
  /** Parts of the schema that the engine cannot read. */
  problems: Notes['problems'];
  /** The schema with its options expanded. */
  schema: JsonObject;
  ui: JsonObject;
  rules: readonly Rule[];
  /** False if a rule is outside the supported subset of JSON Logic, so it cannot run. */
  rulesParse: boolean;
  fields: readonly Field[];
  compiled: Compiled;
};

/** The step folders among a project's files. */
export function foldersOf(files: readonly SourceFile[]): StepFolder[] {
  const ids = new Set<string>();
  for (const { path } of files) {
    const id = /^schemas\/([^/]+)\/(schema|ui|rules)\.json$/.exec(path)?.[1];
    if (id !== undefined && !['meta', 'catalog', 'content'].includes(id)) ids.add(id);
  }
  const find = (path: string) => files.find((file) => file.path === path);
  return [...ids].map((id) => ({
    id,
    schema: find(`schemas/${id}/schema.json`),
    ui: find(`schemas/${id}/ui.json`),
    rules: find(`schemas/${id}/rules.json`),
  }));
}

type MadeStep = { about: readonly unknown[]; model: StepModel[] };

/** Keyed by the step's schema file, then by the path of the questionnaire. */
const madeSteps = new WeakMap<SourceFile, Map<string, MadeStep>>();

/** Builds the model of a step, reusing the previous one unless one of its inputs has changed. */
export function stepModels(
  flowPath: string,
  step: Step,
  index: number,
  folder: StepFolder,
  catalogs: Readonly<Record<string, Catalog>>,
): StepModel[] {
  if (folder.schema === undefined) return [];
  const kept = madeSteps.get(folder.schema) ?? new Map<string, MadeStep>();
  const about = [JSON.stringify(step), index, folder.ui, folder.rules, catalogs];
  const before = kept.get(flowPath);
  if (before?.about.every((part, place) => part === about[place])) return before.model;
  const model = makeStepModel(step, index, folder, catalogs);
  madeSteps.set(folder.schema, kept.set(flowPath, { about, model }));
  return model;
}

function makeStepModel(
  step: Step,
  index: number,
  folder: StepFolder,
  catalogs: Readonly<Record<string, Catalog>>,
): StepModel[] {
  const written = writtenFiles(folder);
  if (written === undefined) return [];
  const normal = normalStep(written);
  const filled = withFigures({ ...normal, rules: written.rules }, catalogs);
  const { ui } = filled;
  const schema = expanded(filled.schema, catalogs);
  if (schema === undefined) return [];
  // Validated against the meta-schema just above, so these are rules.
  const rules = filled.rules as unknown as Rule[];
  const section = typeof step.answers === 'string' ? step.answers : null;
  return [
    {
      id: step.id,
      step,
      at: `/steps/${index}`,
      folder,
      schemaFile: `schemas/${step.id}/schema.json`,
      uiFile: `schemas/${step.id}/ui.json`,
      rulesFile: `schemas/${step.id}/rules.json`,
      filled,
      places: normal.places,
      problems: normal.problems,
      schema,
      ui,
      rules,
      rulesParse: rules.every(({ valid }) => parseExpression(valid, 'boolean').ok),
      fields: fieldsOf({ step: step.id, section, schema, ui }),
      // Compiled lazily for the proof, so that drawing the flow does not wait for it.
      get compiled() {
        return compileSchema(schema);
      },
    },
  ];
}

/** Undefined if one of the files does not match its meta-schema. */
function writtenFiles(folder: StepFolder): StepFiles | undefined {
  const schema = objectIn(folder.schema, 'step');
  const ui = objectIn(folder.ui, 'ui');
  const rules = folder.rules === undefined ? { rules: [] } : objectIn(folder.rules, 'rules');
  if (schema === undefined || ui === undefined || rules === undefined) return undefined;
  return { schema, ui, rules: rules['rules'] ?? [] };
}

function objectIn(file: SourceFile | undefined, meta: LanguagePart): JsonObject | undefined {
  const json = file?.json;
  return isObject(json) && isShaped(meta, json) ? json : undefined;
}

/** Undefined if a catalog is missing, which rule T3 reports. */
function expanded(
  source: JsonObject,
  catalogs: Readonly<Record<string, Catalog>>,
): JsonObject | undefined {
  try {
    return stepSchema(source, catalogs);
  } catch {
    return undefined;
  }
}

/**
 * True for a field that no part of its step's schema requires, under any condition. An item that its
 * list asks for must be answered without being named.
 */
export const isNeverRequired = (schema: JsonObject, field: Field): boolean =>
  !isAskedItem(field) && !isRequiredAnywhere(schema, field.name);

function isRequiredAnywhere(schema: Json, name: string): boolean {
  if (Array.isArray(schema)) return schema.some((part) => isRequiredAnywhere(part, name));
  if (!isObject(schema)) return false;
  return Object.entries(schema).some(([key, part]) => {
    if (/^(required|dependentRequired|dependencies|dependentSchemas)$/.test(key)) {
      return isNamed(part, name) || isRequiredAnywhere(part, name);
    }
    // A condition only compares; it does not require anything from the visitor.
    return key !== 'if' && key !== 'not' && isRequiredAnywhere(part, name);
  });
}

function isNamed(part: Json, name: string): boolean {
  if (Array.isArray(part)) return part.includes(name);
  return isObject(part) && Object.values(part).some((inner) => isNamed(inner, name));
}

/** JSON Schema keywords that limit a number, the length of a text or the number of list items. */
export const LIMITS: readonly string[] = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
];
