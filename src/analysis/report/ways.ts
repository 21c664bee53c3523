import type { Model } from '../model/model.ts';
import { proofOf } from '../proof/proof-of.ts';
import type { Change } from './change.ts';
import type { Renames } from './renamed.ts';

/** Paths through the flow that were added or removed, and steps that became unreachable. */
export function wayChanges(before: Model, after: Model, renames: Renames): Change[] {
  const lost = [...(proofOf(before)?.reached.keys() ?? [])].filter(
    (id) => after.flow?.steps.some((step) => step.id === id) && !proofOf(after)?.reached.has(id),
  );
  return [
    ...countedWays(before, after, renames),
    ...lost.map((id): Change => ({
      kind: 'way',
      text: `Nobody comes to "${id}" any more.`,
      breaks: false,
    })),
  ];
}

/** The number of paths before and after. Empty if there are too many to list. */
function countedWays(before: Model, after: Model, renames: Renames): Change[] {
  const old = waysOf(before, renames);
  const now = waysOf(after, new Map());
  if (old === null || now === null) return [];
  // Steps that only changed places are reported one by one.
  const sorted = (set: ReadonlySet<string>) =>
    new Set([...set].map((way) => way.split(ARROW).sort().join(ARROW)));
  const count = (set: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...set].filter((way) => !other.has(way)).length;
  const isReordered = count(sorted(now), sorted(old)) + count(sorted(old), sorted(now)) === 0;
  const [added, removed] = [count(now, old), count(old, now)];
  if (isReordered || added + removed === 0) return [];
  const text = `Ways through the flow: ${old.size} before, ${now.size} now (${added} new, ${removed} gone).`;
  return [{ kind: 'way', text, breaks: false }];
}

const ARROW = ' → ';

function waysOf(model: Model, renames: Renames): Set<string> | null {
  const proof = proofOf(model);
  const sequences = proof === undefined ? [] : proof.routes.sequences();
  if (sequences === null) return null;
  return new Set(sequences.map((way) => way.map((id) => renames.get(id) ?? id).join(ARROW)));
}
