import type { Finding } from '../../../checker/lint/finding.ts';
import type { FlowOutline } from '../../edits/project/outline.ts';
import type { Selection } from './selection-store.ts';

/** What to select for a finding: its location, in the current questionnaire if that one has it. */
export function selectionOf(
  { file, pointer: at }: Pick<Finding, 'file' | 'pointer'>,
  flows: readonly FlowOutline[],
  flowId: string,
): Selection {
  const inOrder = flows.toSorted(
    (a, b) => Number(b.flowId === flowId) - Number(a.flowId === flowId),
  );
  for (const flow of inOrder) {
    const places = [...flow.steps, ...flow.pages];
    const place =
      flow.path === file
        ? places.find((one) => at === one.at || at.startsWith(`${one.at}/`))
        : flow.steps.find(({ files }) => files.includes(file));
    if (place !== undefined) return { flowId: flow.flowId, step: place.id, file, at };
    if (flow.path === file) return { flowId: flow.flowId, file, at };
  }
  return { flowId, file, at };
}
