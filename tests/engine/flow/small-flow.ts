import { compileFlow } from '../../../src/engine/flow/compile/compile.ts';
import type { CompiledFlow, Questions } from '../../../src/engine/flow/compiled.ts';
import type { Consent } from '../../../src/engine/flow/consents.ts';
import type { Flow, Step } from '../../../src/engine/flow/types.ts';
import type { Catalogs } from '../../../src/engine/logic/expressions/scope.ts';

type SmallStep = Pick<Step, 'id'> & Partial<Step>;
type SmallFlow = Partial<Omit<Flow, 'steps'>> & { steps: readonly SmallStep[] };

/**
 * Builds a whole flow from the few lines that a test is about. A step answers the section with its own
 * name, has a path with its name, and leads to the next step in the list, the last one to `end`.
 */
export function flowFile({ steps, ...rest }: SmallFlow): Flow {
  return {
    id: 'small',
    version: 1,
    start: steps[0]?.id ?? '',
    segments: [{ id: 'all', label: 'All', width: 12 }],
    conditions: {},
    values: {},
    derive: [],
    remote: { columns: {}, quoted: {} },
    mirror: {},
    pages: [{ id: 'end', path: '/end', label: 'End', progress: { all: 100 } }],
    ...rest,
    steps: steps.map((step, index) => ({
      label: step.id,
      path: `/${step.id}`,
      answers: [step.id],
      savedStep: index + 2,
      next: [{ to: steps[index + 1]?.id ?? 'end' }],
      ...step,
    })),
  };
}

/** Compiles a flow; throws if the test's flow itself has a mistake. */
export function compiled(
  flow: Flow,
  catalogs: Catalogs = {},
  questions: Questions = {},
  consents: readonly Consent[] = [],
): CompiledFlow {
  const result = compileFlow(flow, catalogs, questions, consents);
  if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 2));
  return result.value;
}

/** @param questions of its steps; if omitted, every question is always asked */
export const small = (flow: SmallFlow, questions?: Questions): CompiledFlow =>
  compiled(flowFile(flow), {}, questions);
