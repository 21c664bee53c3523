import type { FieldPath, FieldValues } from '../../form/field-values.ts';
import type { JsonObject } from '../../logic/json.ts';
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
      const { ...next } = write(latest, path.join('.'), value);
      return withoutAbsent(next);
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

function withoutAbsent(values: ReturnType<typeof write>): JsonObject {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
