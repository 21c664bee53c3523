import flow from '../../../schemas/meta/flow.schema.json' with { type: 'json' };
import rules from '../../../schemas/meta/rules.schema.json' with { type: 'json' };
import scenarios from '../../../schemas/meta/scenarios.schema.json' with { type: 'json' };
import seen from '../../../schemas/meta/seen.schema.json' with { type: 'json' };
import step from '../../../schemas/meta/step.schema.json' with { type: 'json' };
import ui from '../../../schemas/meta/ui.schema.json' with { type: 'json' };
import { isObject, type Json, type JsonObject, onceEach } from '../../engine/core.ts';
import { type SourceFile, resolvePath } from '../project/source-file.ts';
import { compileSchema, type ShapeError } from './ajv.ts';

/**
 * The meta-schemas of the language that the engine reads. They belong to the engine and a project
 * cannot override them; catalogs and content are described by the project's own meta-schemas.
 */
const LANGUAGE = { flow, rules, scenarios, seen, step, ui } as unknown as Readonly<
  Record<LanguagePart, JsonObject>
>;

export type LanguagePart = 'flow' | 'rules' | 'scenarios' | 'seen' | 'step' | 'ui';

const META = /^schemas\/(content\/)?meta\/[\w-]+\.schema\.json$/;
const BY_PATH = new Map(
  Object.entries(LANGUAGE).map(([name, schema]) => [metaPath(name), schema] as const),
);

/** Finds a file of the project by its path. */
export type FileLookup = (path: string) => SourceFile | undefined;

/** The meta-schema of one part of the language. */
export function languageSchema(part: LanguagePart): JsonObject {
  return LANGUAGE[part];
}

/** The meta-schema at a path such as `schemas/meta/flow.schema.json`. */
export function metaSchema(path: string, file: FileLookup): JsonObject | undefined {
  const known = BY_PATH.get(path);
  if (known !== undefined) return known;
  const own = META.test(path) ? file(path)?.json : undefined;
  return isObject(own) ? own : undefined;
}

/** Returned by `expectedMeta` for a file that declares its own meta-schema. */
export const DECLARED = 'declared';

function metaPath(name: string): string {
  return `schemas/meta/${name}.schema.json`;
}

/**
 * The path of the meta-schema for a file, based on the file's location. Content files declare their
 * own (`DECLARED`); meta-schemas have none (null).
 */
export function expectedMeta(path: string): string | null {
  const [folder, second = '', third = ''] = path.split('/');
  if (folder === 'flows') return flowMeta(second);
  if (second === 'meta' || path.startsWith('schemas/content/meta/')) return null;
  if (second === 'catalog') return metaPath(`catalog-${third.replace(/\.json$/, '')}`);
  if (second === 'content') return DECLARED;
  const name = { 'schema.json': 'step', 'ui.json': 'ui', 'rules.json': 'rules' }[third];
  return name === undefined ? null : metaPath(name);
}

/** Null for a file with any other name, which rule F16 reports. */
function flowMeta(name: string): string | null {
  if (name.endsWith('.scenarios.json')) return metaPath('scenarios');
  if (name.endsWith('.seen.json')) return metaPath('seen');
  return /^[\w-]+\.json$/.test(name) ? metaPath('flow') : null;
}

/** The path of the meta-schema that a file declares. */
export function declaredMeta(file: SourceFile): string | undefined {
  const declared = isObject(file.json) ? file.json['$schema'] : undefined;
  return typeof declared === 'string' ? resolvePath(file.path, declared) : undefined;
}

/** Why a meta-schema is not a valid schema, partly in Ajv's words; null if it is. */
export function brokenMeta({ path, json }: SourceFile): string | null {
  if (!META.test(path) || json === undefined) return null;
  if (!isObject(json)) return 'it is not an object in { }';
  const compiled = compileSchema(json);
  return compiled.ok ? null : compiled.text;
}

/** All errors of a value against a meta-schema; none if the meta-schema itself is invalid. */
export function metaErrors(meta: JsonObject, json: Json): readonly ShapeError[] {
  return errorsBy(meta)(json);
}

/** Cached because the model and several rules validate the same file for every questionnaire. */
const errorsBy = onceEach((meta: JsonObject) => {
  const compiled = compileSchema(meta);
  if (!compiled.ok) return () => [];
  const inObject = onceEach((json: JsonObject | readonly Json[]) => compiled.validate(json));
  return (json: Json) =>
    typeof json === 'object' && json !== null ? inObject(json) : compiled.validate(json);
});

/** Does a file match the meta-schema for its part of the language? */
export function isShaped(part: LanguagePart, json: Json): boolean {
  return metaErrors(languageSchema(part), json).length === 0;
}
