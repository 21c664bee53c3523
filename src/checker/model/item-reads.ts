import { type Expression, reads, valueAsText } from '../../engine/core.ts';
import { listPath, operations } from './comparisons.ts';

/** A part of a list's items that an expression reads: by `some`, `all`, `pluck` or `sum`. */
export type ItemRead = {
  by: string;
  /** Path of the list, in which `*` stands for any item. */
  list: string;
  /** Path of what is read, such as `vehicles.*.use`. */
  path: string;
  pointer: string;
};

/** Every part of items that an expression reads, if it names the list by its path. */
export function itemReads(expression: Expression, pointer: string): ItemRead[] {
  return operations(expression, pointer).flatMap(({ name: by, operands, at }): ItemRead[] => {
    const [first, second] = operands;
    const list = listPath(first);
    if (list === null || second === undefined) return [];
    const inside = (path: string, place: string): ItemRead => ({
      by,
      list,
      path: `${list}.*.${path}`,
      pointer: `${at}/${by}/1${place}`,
    });
    if (by === 'pluck' || by === 'sum') return [inside(valueAsText(second), '')];
    if (by !== 'all' && by !== 'some') return [];
    return reads(second)
      .filter(({ path }) => !path.startsWith('$'))
      .map(({ path, at: place }) => inside(path, place));
  });
}
