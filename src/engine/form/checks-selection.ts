/** The rules for a group of checkboxes. */
export type CheckRules = {
  /** All values on offer, in the order of the answer. */
  offered: readonly string[];
  /** The value that excludes all others ("None of the above"). */
  exclusive?: string | undefined;
  /** The maximum number of checked values. */
  max?: number | undefined;
};

/**
 * The checked values after `value` was checked or unchecked, in the order offered. Checking the
 * exclusive value clears the others, and checking another clears it; values no longer offered are
 * dropped. Undefined if the check would exceed `max`, so that the earlier picks stay.
 */
export function toggleCheck(
  selected: readonly string[],
  value: string,
  checked: boolean,
  { offered, exclusive, max }: CheckRules,
): string[] | undefined {
  if (!checked) return offered.filter((one) => one !== value && selected.includes(one));
  if (value === exclusive) return [value];
  const next = offered.filter(
    (one) => one === value || (one !== exclusive && selected.includes(one)),
  );
  return max !== undefined && next.length > max ? undefined : next;
}
