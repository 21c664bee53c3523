import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isObject, type Json, type JsonObject } from '../../logic/json.ts';
import { at, type SourceFile } from '../project/source-file.ts';
import { compileSchema, type ShapeError, type Validator } from './ajv.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const META = /^schemas\/(content\/)?meta\/[\w-]+\.schema\.json$/;
const loaded = new Map<string, JsonObject>();

/** A meta-schema of this project by its path, e.g. `schemas/meta/flow.schema.json`. */
export function metaSchema(path: string): JsonObject | undefined {
  const known = loaded.get(path);
  if (known !== undefined) return known;
  if (!META.test(path) || !existsSync(`${ROOT}${path}`)) return undefined;
  const parsed: Json = JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'));
  if (!isObject(parsed)) return undefined;
  loaded.set(path, parsed);
  return parsed;
}

/** Stands for: the one that the file itself names. */
export const DECLARED = 'declared';

export const metaPath = (name: string): string => `schemas/meta/${name}.schema.json`;

/**
 * The meta-schema that describes a file, by its place. A content file names its own (`declared`);
 * null for the meta-schemas themselves.
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

/** Rule F16 reports a file with another name. */
function flowMeta(name: string): string | null {
  if (name.endsWith('.scenarios.json')) return metaPath('scenarios');
  return /^[\w-]+\.json$/.test(name) ? metaPath('flow') : null;
}

/** The path of the meta-schema that a file says it follows. */
export function declaredMeta(file: SourceFile): string | undefined {
  const declared = isObject(file.json) ? file.json['$schema'] : undefined;
  if (typeof declared !== 'string') return undefined;
  return posix.join(posix.dirname(file.path), declared);
}

/** The part of a meta-schema that Ajv names by a URI fragment, such as `#/properties/x`. */
export function schemaAt(meta: JsonObject | undefined, fragment: string): Json | undefined {
  return at(meta, decodeURIComponent(fragment.slice(1)));
}

/** All errors of a file against the meta-schema at this path; undefined when there is none. */
export function metaErrors(path: string, json: Json): readonly ShapeError[] | undefined {
  return metaValidator(path)?.(json);
}

function metaValidator(path: string): Validator | undefined {
  const schema = metaSchema(path);
  const compiled = schema && compileSchema(schema);
  if (compiled?.ok === false) throw new Error(`${path}: ${compiled.text}`);
  return compiled?.validate;
}
