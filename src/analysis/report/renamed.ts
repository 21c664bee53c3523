import { isObject, sameJson, type Json } from '../../logic/json.ts';
import type { Flow } from '../../flow/types.ts';
import type { Model } from '../model/model.ts';

/** The id that a step had before, and the one that it has now. */
export type Renames = ReadonlyMap<string, string>;

/** Steps that are called otherwise: of the ids that came and went, those that ask for the same answers. */
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

/** The path of a file of the earlier version as if its step had always had its name. */
export function renamedPath(path: string, renames: Renames): string {
  const [folder, step = '', ...rest] = path.split('/');
  const name = folder === 'schemas' ? renames.get(step) : undefined;
  return name === undefined ? path : [folder, name, ...rest].join('/');
}

/** The flow of the earlier version as if its steps had always had their names. */
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
