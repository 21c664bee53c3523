import { isObject, type Json, type JsonObject } from '../../../logic/json.ts';
import { parseSource } from '../../../analysis/project/source-file.ts';
import { useProject } from '../../project/use-project.ts';
import { useStudio } from '../../studio-context.tsx';
import type { Keys } from './form-fields.ts';
import { withListed, withValue } from './set-value.ts';

/** One JSON file of a step, and ways to change it that keep how it is written. */
export type FormFile = {
  path: string;
  /** Undefined while the text is no JSON object. */
  json: JsonObject | undefined;
  set: (at: Keys, value: Json | undefined) => void;
  list: (at: Keys, names: readonly string[], name: string, isListed: boolean) => void;
};

/** A file of the project as a form edits it. */
export function useFormFile(path: string): FormFile {
  const { project } = useStudio();
  const text = useProject().texts.get(path) ?? '{}\n';
  const { json } = parseSource(path, text);
  return {
    path,
    json: isObject(json) ? json : undefined,
    set: (at, value) => project.edit(path, withValue(text, at, value)),
    list: (at, names, name, isListed) =>
      project.edit(path, withListed(text, at, names, name, isListed)),
  };
}
