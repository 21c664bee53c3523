/** The rules for a group of checkboxes. */
export type TickRules = {
  /** All values on offer, in the order of the answer. */
  offered: readonly string[];
  /** The value that excludes all others ("None of the above"). */
  exclusive?: string | undefined;
  /** The maximum number of ticked values. */
  max?: number | undefined;
};

/**
 * The ticked values after `value` was ticked or unticked, in the order offered. Ticking the
 * exclusive value clears the others, and ticking another clears it; values no longer offered are
 * dropped. Undefined if the tick would exceed `max`, so that the earlier picks stay.
 */
export function tick(
  selected: readonly string[],
  value: string,
  checked: boolean,
  { offered, exclusive, max }: TickRules,
): string[] | undefined {
  if (!checked) return offered.filter((one) => one !== value && selected.includes(one));
  if (value === exclusive) return [value];
  const next = offered.filter(
    (one) => one === value || (one !== exclusive && selected.includes(one)),
  );
  return max !== undefined && next.length > max ? undefined : next;
}
