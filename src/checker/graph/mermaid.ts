import type { Proof } from '../proof/prove.ts';

/** The flow as a Mermaid flowchart, which code hosts draw in a pull request. */
export function mermaid(proof: Proof): string {
  const { flow } = proof.subject;
  const nodes = [
    ...flow.steps.map(({ id, source }) => `  ${idOf(id)}["${source.label}"]`),
    ...flow.source.pages.map(({ id, label }) => `  ${idOf(id)}(["${label}"])`),
  ];
  const edges = flow.steps.flatMap(({ id, next }) =>
    next.map(({ to, source }, index) => {
      const taken = proof.fired.has(`${id} ${index}`);
      const label = source.when === undefined ? '' : `|${source.when}|`;
      return `  ${idOf(id)} ${taken ? '-->' : '-.->'}${label} ${idOf(to)}`;
    }),
  );
  const lost = flow.steps.filter(({ id }) => !proof.reached.has(id)).map(({ id }) => idOf(id));
  const marks =
    lost.length === 0
      ? []
      : ['  classDef lost stroke-dasharray:4', `  class ${lost.join(',')} lost`];
  return ['flowchart TD', ...nodes, ...edges, ...marks, ''].join('\n');
}

/** Mermaid reads hyphens as arrows. */
function idOf(id: string): string {
  return id.replaceAll('-', '_');
}
