import { compileCondition } from '../../../src/engine/logic/expressions/evaluate.ts';
import type { CompiledFlow } from '../../../src/engine/flow/compiled.ts';
import type { Answers } from '../../../src/engine/flow/types.ts';
import { choose } from '../../../src/engine/flow/walk.ts';
import { answersTo, type SmallProject } from './random-project.ts';

export type Verdict = {
  reached: string[];
  /** Transitions that some visitor takes, as `step index`. */
  fired: string[];
  stuck: string[];
  circles: boolean;
  shortest: number;
  longest: number;
};

/** Plays every possible visitor, with every combination of answers. */
export function tryEverything({ steps }: SmallProject, flow: CompiledFlow): Verdict {
  const reached = new Set<string>();
  const fired = new Set<string>();
  const stuck = new Set<string>();
  const lengths: number[] = [];
  let circles = false;
  const visit = (id: string, answers: Answers, trail: readonly string[]): void => {
    reached.add(id);
    if (trail.includes(id)) {
      circles = true;
      return;
    }
    const step = steps.find((one) => one.id === id);
    const compiled = flow.step(id);
    if (step === undefined || compiled === undefined) {
      lengths.push(trail.length);
      return;
    }
    const { field } = step;
    const { rule } = field;
    const test = rule === 'none' ? true : rule === 'never' ? false : rule.test;
    const keeps = compileCondition(test, flow.source, {});
    const kept = answersTo(field)
      .map((value): Answers =>
        value === undefined ? answers : { ...answers, [field.name]: value },
      )
      .filter((all) => keeps(all));
    if (kept.length === 0) stuck.add(id);
    for (const all of kept) {
      const way = choose(compiled, all);
      if (way === undefined) continue;
      fired.add(`${id} ${compiled.next.indexOf(way)}`);
      visit(way.to, all, [...trail, id]);
    }
  };
  visit(flow.source.start, {}, []);
  return {
    reached: [...reached].sort(),
    fired: [...fired].sort(),
    stuck: [...stuck].sort(),
    circles,
    shortest: Math.min(...lengths),
    longest: Math.max(...lengths),
  };
}
