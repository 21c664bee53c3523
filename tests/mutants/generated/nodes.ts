import { isObject, type Json } from '../../../src/engine/logic/json.ts';
import { escapedKey } from '../../../src/engine/logic/pointer.ts';
import type { MutableProject } from '../mutant.ts';

/** A value in a file. */
export type Node = {
  file: string;
  pointer: string;
  /** Its own key: a property name or an array index. */
  key: string;
  /** The keys leading to it. */
  keys: readonly string[];
  value: Json;
  parent: Json;
};

export const FLOWS = /^flows\/[\w-]+\.json$/;
/** Files that define the questions: flows and steps. */
export const QUESTIONS =
  /^flows\/[\w-]+\.json$|^schemas\/(?!meta|catalog|content)[^/]+\/(schema|ui|rules)\.json$/;
export const CATALOGS = /^schemas\/catalog\/[^/]+\.json$/;
/** All files that an analyst edits. */
export const DATA = /^flows\/[\w-]+\.json$|^schemas\/(?!meta\/)(?!content\/meta\/).+\.json$/;

/** Every value in the files, except the names of meta-schemas. */
export function nodesIn(project: MutableProject, files: RegExp): Node[] {
  return project.files(files).flatMap((file) => inside(file, project.json(file), '', []));
}

function inside(file: string, parent: Json, pointer: string, keys: readonly string[]): Node[] {
  const children: [string, Json][] = Array.isArray(parent)
    ? parent.map((item, index) => [String(index), item])
    : isObject(parent)
      ? Object.entries(parent).filter(([key]) => key !== '$schema')
      : [];
  return children.flatMap(([key, value]) => {
    const here = `${pointer}/${escapedKey(key)}`;
    const path = [...keys, key];
    return [
      { file, pointer: here, key, keys: path, value, parent },
      ...inside(file, value, here, path),
    ];
  });
}
