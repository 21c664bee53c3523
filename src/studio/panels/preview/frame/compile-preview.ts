import { type QuestionnaireSource, type StepSource, runnable } from '../../../../engine/index.ts';
import { type Questionnaire, isStep, loadStep, placeAt } from '../../../../engine/pages.ts';
import type { Show } from '../messages.ts';
import {
  type Flow,
  type JsonObject,
  type Rule,
  isObject,
  onceEach,
  readyStep,
} from '../../../../engine/core.ts';
import { compileSchema } from '../../../../checker/model/ajv.ts';
import { parseTexts, positionAt } from '../../../../checker/project/source-file.ts';

export type Preview = {
  questionnaire: Questionnaire;
  /** The path of its first step. */
  start: string;
};

/** What the app adds to the engine. */
type AppParts = Pick<QuestionnaireSource, 'widgets' | 'blocks' | 'pages'>;

/** The path of a step or end page. */
export function pathOf({ flow }: Questionnaire, place: string | undefined): string | undefined {
  return [...flow.source.steps, ...flow.source.pages].find(({ id }) => id === place)?.path;
}

/**
 * Compiles the questionnaire, and loads the step that its visitor will see.
 * @throws (rejects) with a message if it cannot be shown
 */
export async function compilePreview(
  { texts, flowPath, place }: Pick<Show, 'texts' | 'flowPath' | 'place'>,
  here: string,
  parts: AppParts,
): Promise<{ preview: Preview; path: string }> {
  const source = sourceOf(texts, flowPath);
  const questionnaire = runnable({ ...source, ...parts });
  const first = pathOf(questionnaire, questionnaire.flow.source.start) ?? '/';
  const wanted = pathOf(questionnaire, place) ?? here;
  const found = placeAt(questionnaire.flow, wanted);
  if (found !== undefined && isStep(found)) {
    await loadStep(found).catch((error: unknown) => {
      // The engine takes it for a dead network.
      const problem = whyNotCompiled(source, found.id);
      throw problem === undefined ? error : new Error(problem);
    });
  }
  return {
    preview: { questionnaire, start: first },
    path: found === undefined ? first : wanted,
  };
}

type Source = Pick<QuestionnaireSource, 'flow' | 'steps' | 'catalogs'>;

/** Why nothing can be checked against a step's schema; undefined if it is sound. */
export function whyNotCompiled({ steps, catalogs = {} }: Source, id: string): string | undefined {
  const { schema = {}, ui = {} } = steps[id] ?? {};
  const compiled = compileSchema(readyStep({ schema, ui, rules: [] }, catalogs).schema);
  return compiled.ok ? undefined : `schemas/${id}/schema.json: ${compiled.text}`;
}

type Files = ReadonlyMap<string, JsonObject>;

/**
 * Builds the questionnaire's source from texts, without the app's additions.
 * @throws with a message if one of its files is not a JSON object
 */
export function sourceOf(texts: ReadonlyMap<string, string>, flowPath: string): Source {
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
