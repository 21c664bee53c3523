import { isObject } from '../../logic/json.ts';
import type { RemoteColumns } from '../types.ts';
import type { Database } from './database.types.ts';
import type { RemoteRecord, RemoteWrite, SavedAnswers } from './repository-contract.ts';

type ColumnValues = Omit<TablesUpdate, 'id' | 'created_at' | 'updated_at' | 'flow_id'>;
/** The table's own columns by name; `validate --database` writes to them (R7). */
type TablesUpdate = Database['public']['Tables']['onboarding']['Update'];

/** A row without answers beside it may hold what this device cannot know, such as class codes. */
export function columnsOf(write: RemoteWrite, seen: RemoteRecord): RemoteColumns {
  return seen.saved === null ? { ...seen.columns, ...write.columns } : write.columns;
}

/**
 * The table's columns that differ from what was seen. A column without an answer is cleared (D28):
 * otherwise the class code of a roofer who became a cafe would count in the quote.
 */
export function changedColumns(
  filled: readonly string[],
  columns: RemoteColumns,
  seen: RemoteColumns,
): ColumnValues {
  const changed = filled.filter((name) => columns[name] !== seen[name]);
  return Object.fromEntries(changed.map((name) => [name, columns[name] ?? null]));
}

export function readColumns(row: unknown, names: readonly string[]): RemoteColumns | null {
  if (!isObject(row)) return null;
  const filled = names.flatMap((name): [string, string][] => {
    const value = row[name];
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  return Object.fromEntries(filled);
}

export function readVersion(row: unknown): Pick<RemoteRecord, 'columnsVersion'> {
  const version = isObject(row) ? row['updated_at'] : undefined;
  return typeof version === 'string' ? { columnsVersion: version } : {};
}

export function readAnswers(row: unknown): SavedAnswers | null {
  if (!isObject(row)) return null;
  const { answers, current_step: step, flow_version: version, updated_at: updated } = row;
  return {
    answers: isObject(answers) ? answers : {},
    ...(typeof step === 'number' && step >= 1 ? { currentStep: step } : {}),
    flowVersion: typeof version === 'number' ? version : 0,
    version: typeof updated === 'string' ? updated : '',
  };
}
