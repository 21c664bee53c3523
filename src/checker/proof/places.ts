import { type Field, type Json, type JsonObject, read, write } from '../../engine/core.ts';
import type { StepSubject } from './step-subject.ts';

/** The field at a JSON pointer into the step's data. Any list index matches. */
export function fieldAt(fields: readonly Field[], pointer: string): Field | undefined {
  const place = pointer.replace(/\/\d+(?=\/|$)/g, '/*');
  return fields.find(({ at }) => at === place);
}

/** The value at a JSON pointer into the step's data. */
export function readAt(data: JsonObject, pointer: string): Json | undefined {
  return pointer === '' ? data : read(data, dotted(pointer));
}

/** The data with the value at a pointer replaced, or removed if undefined. */
export function writeAt(data: JsonObject, pointer: string, value: Json | undefined): JsonObject {
  const changed: Readonly<Record<string, Json | undefined>> = write(data, dotted(pointer), value);
  return Object.fromEntries(
    Object.entries(changed).flatMap(([key, entry]) => (entry === undefined ? [] : [[key, entry]])),
  );
}

/** `pastInsurance.claimDetails` → `/claimDetails` for a step that answers a single section. */
export function pointerIn({ step }: StepSubject, path: string): string {
  const keys = path.split('.');
  const inside = typeof step.source.answers === 'string' ? keys.slice(1) : keys;
  return inside.map((key) => `/${key}`).join('');
}

function dotted(pointer: string): string {
  return pointer.slice(1).split('/').join('.');
}
