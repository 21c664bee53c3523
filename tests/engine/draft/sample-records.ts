import {
  emptyRecord,
  withAdopted,
  type DraftRecord,
} from '../../../src/engine/draft/record/record.ts';
import type { Entry } from '../../../src/engine/draft/record/entry.ts';
import type { Json } from '../../../src/engine/logic/json.ts';

export const begun = emptyRecord('an-id-longer-than-ten', 1);

/** The record after a read shows that the server has these values. */
export const told = (record: DraftRecord, values: Record<string, Json>): DraftRecord =>
  withAdopted(
    record,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, { value, base: value, isSent: true }]),
    ),
    'tab',
  );

export const holding = (entries: Record<string, Entry>): DraftRecord => ({ ...begun, entries });
