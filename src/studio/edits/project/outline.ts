import { parse } from 'jsonc-parser';
import { isObject, type Json, type JsonObject, onceEach, textOf } from '../../../engine/core.ts';
import { flowPaths } from '../../../checker/model/model.ts';
import { flowName } from '../../../checker/model/chosen-flow.ts';
import type { Texts } from './texts.ts';

/**
 * A step or an end page. `at` is its JSON pointer into the flow file; `files` are those in its folder.
 */
type Place = { id: string; label: string; at: string; files: readonly string[] };

export type FlowOutline = {
  flowId: string;
  path: string;
  steps: readonly Place[];
  pages: readonly Place[];
};

const STEP_FILES = ['schema.json', 'ui.json', 'rules.json'];

/** The questionnaires of a project with their steps, skipping what cannot be read. */
export const outline = onceEach((texts: Texts): readonly FlowOutline[] =>
  flowPaths(texts).map((path) => {
    const flow = readable(texts, path);
    return {
      flowId: flowName(path),
      path,
      steps: placesIn(flow, 'steps', (id) => filesOf(texts, id)),
      pages: placesIn(flow, 'pages', () => []),
    };
  }),
);

const known = new Map<string, { text: string; json: JsonObject }>();

/**
 * Whatever can be read from a JSON file, even if it is broken. Cached, so that a text is not parsed on
 * every keystroke.
 */
export function readable(texts: Texts, path: string): JsonObject {
  const text = texts.get(path) ?? '';
  const before = known.get(path);
  if (before?.text === text) return before.json;
  const parsed: unknown = parse(text);
  const json = isObject(parsed) ? parsed : {};
  known.set(path, { text, json });
  return json;
}

function placesIn(
  flow: JsonObject,
  key: 'steps' | 'pages',
  files: (id: string) => readonly string[],
): Place[] {
  const places: Json | undefined = flow[key];
  if (!Array.isArray(places)) return [];
  return places.flatMap((place, index) => {
    const id = isObject(place) ? textOf(place['id']) : '';
    const label = isObject(place) ? textOf(place['label']) : '';
    return id === '' ? [] : [{ id, label: label || id, at: `/${key}/${index}`, files: files(id) }];
  });
}

function filesOf(texts: Texts, id: string): string[] {
  return STEP_FILES.map((name) => `schemas/${id}/${name}`).filter((path) => texts.has(path));
}

/** Files that belong to no step: catalogs and page texts. */
export const sharedFiles = onceEach((texts: Texts) => {
  const below = (folder: string) =>
    [...texts.keys()]
      .filter(
        (path) => path.startsWith(folder) && path.endsWith('.json') && !path.includes('/meta/'),
      )
      .sort();
  return { catalogs: below('schemas/catalog/'), content: below('schemas/content/') };
});
