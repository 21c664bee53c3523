import {
  type Catalogs,
  checkFlow,
  type CompiledFlow,
  compileFlow,
  type Consent,
  type Flow,
  type FlowProblem,
  type Questions,
} from '../../engine/core.ts';

type Checked = {
  problems: readonly FlowProblem[];
  /** Undefined when there are problems. */
  compiled: CompiledFlow | undefined;
};

type Kept = { catalogs: Catalogs; asked: string; checked: Checked };

const kept = new WeakMap<Flow, Kept>();

/** Checks and compiles a flow, again only when one of its inputs has changed. */
export function checkedFlow(
  flow: Flow,
  catalogs: Catalogs,
  questions: Questions,
  consents: readonly Consent[],
): Checked {
  const asked = JSON.stringify([questions, consents]);
  const before = kept.get(flow);
  if (before?.catalogs === catalogs && before.asked === asked) return before.checked;
  const problems = checkFlow(flow);
  const result = problems.length > 0 ? undefined : compileFlow(flow, catalogs, questions, consents);
  const checked = { problems, compiled: result?.ok === true ? result.value : undefined };
  kept.set(flow, { catalogs, asked, checked });
  return checked;
}
