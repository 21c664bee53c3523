import type { Catalogs } from '../logic/expression.ts';
import { failed, ok, type Result } from '../logic/result.ts';
import { assembleFlow } from './assemble.ts';
import { checkFlow, type FlowProblem } from './check.ts';
import type { CompiledFlow, Questions } from './compiled.ts';
import type { Consent } from './consents.ts';
import type { Flow } from './types.ts';

/**
 * Compiles a flow once, or lists everything that keeps it from working: names that do not exist,
 * circular references, missing targets, a step without a default transition.
 */
export function compileFlow(
  flow: Flow,
  catalogs: Catalogs,
  questions: Questions = {},
  consents: readonly Consent[] = [],
): Result<CompiledFlow, FlowProblem> {
  const problems = checkFlow(flow);
  if (problems.length > 0) return failed(problems);
  return ok(assembleFlow(flow, catalogs, questions, consents));
}
