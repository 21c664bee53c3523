import type { Model } from '../model/model.ts';
import { proofOf } from '../proof/prove.ts';
import type { Change } from './change.ts';
import type { Renames } from './renamed.ts';

/** Paths through the flow that were added or removed, and steps that became unreachable. */
export function routeChanges(before: Model, after: Model, renames: Renames): Change[] {
  const lost = [...(proofOf(before)?.reached.keys() ?? [])].filter(
    (id) => after.flow?.steps.some((step) => step.id === id) && !proofOf(after)?.reached.has(id),
  );
  return [
    ...countedRoutes(before, after, renames),
    ...lost.map((id): Change => ({
      kind: 'route',
      text: `No visitor reaches "${id}" anymore.`,
      breaks: false,
    })),
  ];
}

/** The number of paths before and after. Empty if there are too many to list. */
function countedRoutes(before: Model, after: Model, renames: Renames): Change[] {
  const old = routesOf(before, renames);
  const now = routesOf(after, new Map());
  if (old === null || now === null) return [];
  // Steps that only changed places are reported one by one.
  const sorted = (set: ReadonlySet<string>) =>
    new Set([...set].map((route) => route.split(ARROW).sort().join(ARROW)));
  const count = (set: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...set].filter((route) => !other.has(route)).length;
  const isReordered = count(sorted(now), sorted(old)) + count(sorted(old), sorted(now)) === 0;
  const [added, removed] = [count(now, old), count(old, now)];
  if (isReordered || added + removed === 0) return [];
  const text = `Paths through the flow: ${old.size} before, ${now.size} now (${added} new, ${removed} gone).`;
  return [{ kind: 'route', text, breaks: false }];
}

const ARROW = ' → ';

function routesOf(model: Model, renames: Renames): Set<string> | null {
  const proof = proofOf(model);
  const sequences = proof === undefined ? [] : proof.routes.sequences();
  if (sequences === null) return null;
  return new Set(sequences.map((route) => route.map((id) => renames.get(id) ?? id).join(ARROW)));
}
