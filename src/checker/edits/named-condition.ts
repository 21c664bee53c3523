import { didYouMean, type Expression, type Flow } from '../../engine/core.ts';
import type { Edit } from '../project/edit.ts';
import { wrongName } from '../model/names.ts';

/** The name of a flow condition, with its expression if it is new or changed. */
export type NamedCondition = { name: string; expression?: Expression | undefined };

/** Why an edit cannot refer to the condition. */
export function wrongCondition(
  { conditions }: Pick<Flow, 'conditions'>,
  { name, expression }: NamedCondition,
): string[] {
  const wrong = wrongName('condition', name);
  if (wrong.length > 0) return wrong;
  if (expression !== undefined || Object.hasOwn(conditions, name)) return [];
  return [
    `There is no condition "${name}". ${didYouMean(name, Object.keys(conditions)) ?? 'Add a comparison.'}`,
  ];
}

/** Writes the condition if it is new or changed. */
export function conditionEdits(
  { conditions }: Pick<Flow, 'conditions'>,
  file: string,
  when: NamedCondition | undefined,
): Edit[] {
  if (when?.expression === undefined) return [];
  const before = conditions[when.name];
  if (JSON.stringify(before) === JSON.stringify(when.expression)) return [];
  return [{ file, set: `/conditions/${when.name}`, to: when.expression }];
}
