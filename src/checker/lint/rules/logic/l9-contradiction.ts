import type { CompiledStep, Expression } from '../../../../engine/core.ts';
import { blockConditions } from '../../../model/block-conditions.ts';
import type { Model } from '../../../model/model.ts';
import { proofOf } from '../../../proof/prove.ts';
import type { Subject } from '../../../proof/subject.ts';
import { scopesFor, truthOf } from '../../../proof/truth.ts';
import type { Defect } from '../../finding.ts';
import { constantOutcomes } from '../../constant-outcomes.ts';
import type { LintRule } from '../../rule.ts';

export const l9: LintRule = {
  code: 'L9',
  name: 'not-always-false',
  layer: 'steps',
  guarantee: 'Every named condition and every rule can hold, also where a text depends on it.',
  severity: 'error',
  check: (model) => [
    ...constantOutcomes(model, false, {
      condition: (name) =>
        `The condition "${name}" holds for no visitor: what depends on it never happens.`,
      rule: (id) =>
        `The rule "${id}" is broken by every answer: whoever gives one sees its message.`,
    }),
    ...unseen(model),
  ],
};

/** Texts for visitors whom the transitions to the step lead elsewhere. */
function unseen(model: Model): Defect[] {
  const subject = proofOf(model)?.subject;
  if (subject === undefined) return [];
  const { flow } = subject;
  return model.steps.flatMap((step) => {
    const { id, uiFile } = step;
    const arrivals =
      id === flow.source.start ? [[]] : flow.steps.flatMap((from) => arrivalsFrom(from, id));
    if (arrivals.length === 0 || arrivals.some((conditions) => conditions.length === 0)) return [];
    return blockConditions(step)
      .filter(({ when }) => flow.condition(when) !== undefined)
      .filter(({ when }) =>
        arrivals.every((held) => !canHold(subject, { and: [...held, { condition: when }] })),
      )
      .map(({ when, pointer }) => ({
        file: uiFile,
        pointer,
        message: `The condition "${when}" holds for no visitor who comes to "${id}": nobody would see this text.`,
        suggestion: 'Remove the text, or show it on a step that these visitors come to.',
      }));
  });
}

/** For each transition from one step to another, what holds when it is taken. */
function arrivalsFrom({ source: { next } }: CompiledStep, id: string): Expression[][] {
  return next.flatMap(({ to, when }, index) => {
    if (to !== id) return [];
    const others = next
      .slice(0, index)
      .flatMap((earlier) =>
        earlier.when === undefined ? [] : [{ '!': [{ condition: earlier.when }] }],
      );
    return [when === undefined ? others : [...others, { condition: when }]];
  });
}

function canHold(subject: Subject, expression: Expression): boolean {
  const { scopes, exact } = scopesFor(subject, [expression]);
  return !exact || truthOf(subject, expression, scopes).includes(true);
}
