import type { QuestionnaireSource, StepSource } from '../../../../engine/index.ts';
import {
  type Flow,
  isObject,
  type JsonObject,
  onceEach,
  type Rule,
} from '../../../../engine/core.ts';
import { parseTexts } from '../../../../checker/project/texts.ts';
import { positionAt } from '../../../../checker/project/source-file.ts';

type Files = ReadonlyMap<string, JsonObject>;

/**
 * Builds the questionnaire's source from texts, without the app's additions.
 * @throws with a message if one of its files is not a JSON object
 */
export function sourceOf(
  texts: ReadonlyMap<string, string>,
  flowPath: string,
): Pick<QuestionnaireSource, 'flow' | 'steps' | 'catalogs'> {
  const files = readAll(texts);
  const flow = needed(files, flowPath) as unknown as Flow;
  return {
    flow,
    steps: Object.fromEntries(flow.steps.map(({ id }) => [id, stepSource(files, id)])),
    catalogs: catalogsIn(files),
  };
}

function readAll(texts: ReadonlyMap<string, string>): Files {
  return new Map(
    parseTexts(texts).map(({ path, json, syntax, text }) => {
      const [first] = syntax;
      if (first !== undefined) {
        throw new Error(
          `${path} is not valid JSON at line ${positionAt(text, first.offset).line}.`,
        );
      }
      if (!isObject(json)) throw new Error(`${path} must hold a JSON object.`);
      return [path, json];
    }),
  );
}

function needed(files: Files, path: string): JsonObject {
  const json = files.get(path);
  if (json === undefined) throw new Error(`There is no ${path}.`);
  return withoutEditorKey(json);
}

/** Returns the same object for an unchanged file. */
const withoutEditorKey = onceEach(
  ({ $schema: _editorOnly, ...rest }: JsonObject): JsonObject => rest,
);

function stepSource(files: Files, id: string): StepSource {
  const rules = files.get(`schemas/${id}/rules.json`)?.['rules'];
  return {
    schema: needed(files, `schemas/${id}/schema.json`),
    ui: needed(files, `schemas/${id}/ui.json`),
    rules: (Array.isArray(rules) ? rules : []) as unknown as Rule[],
  };
}

function catalogsIn(files: Files): NonNullable<QuestionnaireSource['catalogs']> {
  return Object.fromEntries(
    [...files].flatMap(([path, json]) => {
      const name = /^schemas\/catalog\/([\w-]+)\.json$/.exec(path)?.[1];
      return name === undefined || !Array.isArray(json['entries']) ? [] : [[name, json]];
    }),
  ) as NonNullable<QuestionnaireSource['catalogs']>;
}
