/**
 * Version of a section: a counter and the tab that incremented it, e.g. `12.k3f9`. Two tabs that
 * reach the same count still agree on which one is newer.
 */
export type Revision = string;

const FORM = /^(\d{1,15})\.([a-z0-9]{1,12})$/;

/** More than any visitor's tabs ever reach, and far below what `FORM` has room for. */
const MOST = 1e12;

/** True for a revision that a tab of this site can have written. */
export function isRevision(value: unknown): value is Revision {
  return typeof value === 'string' && FORM.test(value) && parts(value).count < MOST;
}

function parts(revision: Revision): { count: number; tab: string } {
  const [, count = '0', tab = ''] = FORM.exec(revision) ?? [];
  return { count: Number(count), tab };
}

/** Negative if `a` is older than `b`, 0 if they are the same; undefined is the oldest. */
export function compareRevisions(a: Revision | undefined, b: Revision | undefined): number {
  if (a === b) return 0;
  if (a === undefined) return -1;
  if (b === undefined) return 1;
  const left = parts(a);
  const right = parts(b);
  return left.count - right.count || (left.tab < right.tab ? -1 : 1);
}

/** The newer of two; undefined only if both are. */
export function newer(a: Revision | undefined, b: Revision | undefined): Revision | undefined {
  return compareRevisions(a, b) < 0 ? b : a;
}

/** A revision newer than all `known` ones. */
export function revisionAfter(known: readonly Revision[], tab: string): Revision {
  const highest = known.reduce((count, revision) => Math.max(count, parts(revision).count), 0);
  return `${highest + 1}.${tab}`;
}

/** A short name for this tab, from a number in [0, 1). */
export function tabName(random: number): string {
  return Math.floor(random * 36 ** 6)
    .toString(36)
    .padStart(6, '0');
}
