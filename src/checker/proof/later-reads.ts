import type { FlowGraph } from './graph.ts';
import type { Subject } from './subject.ts';
import { sectionOf } from '../../engine/core.ts';

/** What this or a later step may still read. */
export type LaterReads = (step: string) => {
  sections: ReadonlySet<string>;
  /** Is the answer at the path read, directly or through one of its parts or parents? */
  concern: (path: string) => boolean;
};

export function laterReads({ steps }: Subject, graph: FlowGraph): LaterReads {
  const known = new Map<string, ReturnType<LaterReads>>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const ahead = [...graph.from(id)].flatMap((after) => steps.get(after) ?? []);
    const read = new Set<string>();
    for (const { guardReads, stepReads, shownReads } of ahead) {
      for (const paths of [guardReads, stepReads, shownReads]) {
        for (const path of paths) read.add(path);
      }
    }
    const around = new Set([...read].flatMap(withParents));
    const later = {
      sections: new Set([...read].map(sectionOf)),
      concern: (path: string) =>
        around.has(path) || withParents(path).some((parent) => read.has(parent)),
    };
    known.set(id, later);
    return later;
  };
}

/** `a.b.c` → `a.b.c`, `a.b`, `a`. */
function withParents(path: string): string[] {
  const keys = path.split('.');
  return keys.map((_key, index) => keys.slice(0, keys.length - index).join('.'));
}
