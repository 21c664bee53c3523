import type { FlowGraph } from './graph.ts';
import type { Subject } from './subject.ts';

/** Paths that a step or a later one may still read. */
export type LaterReads = (step: string) => ReadonlySet<string>;

export function laterReads({ steps }: Subject, graph: FlowGraph): LaterReads {
  const known = new Map<string, Set<string>>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const ahead = [...graph.from(id)].flatMap((after) => steps.get(after) ?? []);
    const read = new Set(
      ahead.flatMap(({ guardReads, stepReads, shownReads }) => [
        ...guardReads,
        ...stepReads,
        ...shownReads,
      ]),
    );
    known.set(id, read);
    return read;
  };
}
