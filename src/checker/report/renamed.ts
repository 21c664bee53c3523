import { type Flow, isObject, type Json, sameJson } from '../../engine/core.ts';
import type { Model } from '../model/model.ts';

/** Old step ids mapped to new ones. */
export type Renames = ReadonlyMap<string, string>;

/** Detects renamed steps: a removed id and a new id with the same answers. */
export function renamedSteps({ flow: before }: Model, { flow: after }: Model): Renames {
  const has = (flow: Flow | undefined, wanted: string) =>
    flow?.steps.some(({ id }) => id === wanted);
  const gone = (before?.steps ?? []).filter(({ id }) => !has(after, id));
  const added = (after?.steps ?? []).filter(({ id }) => !has(before, id));
  return new Map(
    gone.flatMap((step) => {
      const successor = added.find(({ answers }) => sameJson(answers, step.answers));
      return successor === undefined ? [] : [[step.id, successor.id]];
    }),
  );
}

/** The path of an old file as if its step had always had its new name. */
export function renamedPath(path: string, renames: Renames): string {
  const [folder, step = '', ...rest] = path.split('/');
  const name = folder === 'schemas' ? renames.get(step) : undefined;
  return name === undefined ? path : [folder, name, ...rest].join('/');
}

/** The old flow as if its steps had always had their new names. */
export function renamedIn(json: Json, renames: Renames): Json {
  if (Array.isArray(json)) return json.map((item) => renamedIn(item, renames));
  if (!isObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      const isName = (key === 'id' || key === 'to') && typeof value === 'string';
      return [key, isName ? (renames.get(value) ?? value) : renamedIn(value, renames)];
    }),
  );
}
