/**
 * All names reachable from the given ones, including themselves; `next` returns the successors of
 * one.
 */
export function reached(
  from: readonly string[],
  next: (name: string) => readonly string[],
): ReadonlySet<string> {
  const seen = new Set<string>();
  const see = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    next(name).forEach(see);
  };
  from.forEach(see);
  return seen;
}
