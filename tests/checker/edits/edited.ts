import type { ProjectTexts } from '../../../src/checker/project/source-file.ts';
import type { Flow } from '../../../src/engine/flow/types.ts';
import type { Result } from '../../../src/engine/logic/result.ts';

/** The result of an edit that must succeed. */
export function done<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new Error(result.problems.join(' '));
  return result.value;
}

/** Why an edit is refused. */
export const why = (result: Result<unknown, string>): string =>
  result.ok ? '' : result.problems.join(' ');

export const flowIn = (texts: ProjectTexts, file: string): Flow =>
  JSON.parse(texts.get(file) ?? '{}');
