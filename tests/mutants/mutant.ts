import { isObject, type Json, type JsonObject } from '../../src/engine/logic/json.ts';
import type { Edit } from '../../src/checker/project/edit.ts';
import type { ProjectTexts } from '../../src/checker/project/source-file.ts';
import { escapedKey } from '../../src/engine/logic/pointer.ts';

/** A defect that a person could put into the data. */
export type Mutant = {
  edits: readonly Edit[];
  /** Why it is harmless: then no check has to find it. */
  equivalent?: string;
};

/** Generates the defects of one kind from the project's files. */
export type Kind = (project: MutableProject) => readonly Mutant[];

export type MutableProject = {
  json: (file: string) => Json;
  /** Files whose path matches. */
  files: (pattern: RegExp) => readonly string[];
};

export const FLOW = 'flows/onboarding.json';
export const SCHEMAS = /^schemas\/(?!meta|catalog|content)[^/]+\/schema\.json$/;
export const LOOKS = /^schemas\/(?!meta|catalog|content)[^/]+\/ui\.json$/;
export const RULES = /^schemas\/(?!meta|catalog|content)[^/]+\/rules\.json$/;

export function mutableProject(texts: ProjectTexts): MutableProject {
  return {
    json: (file) => {
      const parsed: Json = JSON.parse(texts.get(file) ?? 'null');
      return parsed;
    },
    files: (pattern) => [...texts.keys()].filter((path) => pattern.test(path)).sort(),
  };
}

/** All selected objects in the files, with their locations. */
export function places(
  project: MutableProject,
  files: RegExp,
  pick: (json: JsonObject, pointer: string) => boolean,
): { file: string; pointer: string; json: JsonObject }[] {
  return project.files(files).flatMap((file) =>
    objects(project.json(file), '')
      .filter(({ json, pointer }) => pick(json, pointer))
      .map((found) => ({ file, ...found })),
  );
}

function objects(json: Json, pointer: string): { pointer: string; json: JsonObject }[] {
  if (Array.isArray(json)) {
    return json.flatMap((item, index) => objects(item, `${pointer}/${index}`));
  }
  if (!isObject(json)) return [];
  return [
    { pointer, json },
    ...Object.entries(json).flatMap(([key, value]) =>
      objects(value, `${pointer}/${escapedKey(key)}`),
    ),
  ];
}

/** At most `most` values, spread evenly, so that no kind outweighs the others. */
export function spread<Value>(values: readonly Value[], most = 4): Value[] {
  if (values.length <= most) return [...values];
  return Array.from(
    { length: most },
    (_, index) => values[Math.floor((index * values.length) / most)],
  ).filter((value): value is Value => value !== undefined);
}

export function one(...edits: Edit[]): Mutant {
  return { edits };
}
