import type { FieldPath, FieldValues } from '../../form/field-values.ts';
import { isObject, type JsonObject } from '../../logic/json.ts';
import { read, write } from '../../logic/path.ts';
import { paintQueue } from '../../ui/after-paint.ts';

export type StepValues = Pick<FieldValues, 'read' | 'subscribe' | 'changes'> & {
  /** All that was entered, whether the form shows it already or not. */
  latest: () => JsonObject;
  /** The latest values with one of them replaced; not yet in force. */
  with: (path: FieldPath, value: Parameters<FieldValues['enter']>[1]) => JsonObject;
  /** From now on these are the values; only fields with another value are told. */
  become: (next: JsonObject) => void;
};

/** Values of the open step. They run ahead of what React shows and know nothing of it. */
export function stepValues(start: JsonObject): StepValues {
  let latest = start;
  const changes = paintQueue();
  /** By the first name of the path: a change inside of a list concerns the whole list. */
  const listeners = new Map<string, Set<() => void>>();
  return {
    changes,
    latest() {
      changes.now();
      return latest;
    },
    read: (path) => read(latest, path.join('.')),
    with(path, value) {
      changes.now();
      return withoutAbsent(entered(latest, path, value));
    },
    become(next) {
      changes.now();
      const before = latest;
      latest = next;
      for (const [name, told] of listeners) {
        if (before[name] !== next[name]) for (const listener of told) listener();
      }
    },
    subscribe(path, listener) {
      const name = String(path[0]);
      const told = listeners.get(name) ?? new Set();
      listeners.set(name, told.add(listener));
      return () => void told.delete(listener);
    },
  };
}

/** An object whose last answer was taken out is unanswered itself: it may be optional. */
function entered(
  values: JsonObject,
  path: FieldPath,
  value: Parameters<FieldValues['enter']>[1],
): ReturnType<typeof write> {
  const next = write(values, path.join('.'), value);
  const around = path.slice(0, -1);
  if (value !== undefined || around.length === 0) return next;
  const left = read(next, around.join('.'));
  const isEmpty = isObject(left) && Object.keys(left).length === 0;
  return isEmpty ? entered(values, around, undefined) : next;
}

function withoutAbsent(values: ReturnType<typeof write>): JsonObject {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
