import type { CompiledStep } from '../../../../flow/compiled.ts';
import type { Expression } from '../../../../logic/expression.ts';
import { object } from '../../../model/fields.ts';
import type { Model } from '../../../model/model.ts';
import { proofOf } from '../../../proof/proof-of.ts';
import type { Subject } from '../../../proof/subject.ts';
import { scopesFor, truthOf } from '../../../proof/truth.ts';
import type { Defect } from '../../finding.ts';
import { constantOutcomes } from '../../constant-outcomes.ts';
import type { LintRule } from '../../rule.ts';

export const l9: LintRule = {
  code: 'L9',
  keeps: 'Every named condition and every rule can hold, also where a text depends on it.',
  severity: 'error',
  check: (model) => [
    ...constantOutcomes(model, false, {
      condition: (name) =>
        `The condition "${name}" holds for no visitor: what depends on it never happens.`,
      rule: (id) => `The rule "${id}" is broken by every answer: no visitor gets past this step.`,
    }),
    ...unseen(model),
  ],
};

/** Texts for visitors whom the transitions to the step lead elsewhere. */
function unseen(model: Model): Defect[] {
  const subject = proofOf(model)?.subject;
  if (subject === undefined) return [];
  const { flow } = subject;
  return model.steps.flatMap(({ id, ui, uiFile }) => {
    const blocks = Array.isArray(ui['ui:blocks']) ? ui['ui:blocks'] : [];
    const ways = id === flow.source.start ? [[]] : flow.steps.flatMap((from) => waysTo(from, id));
    if (ways.length === 0 || ways.some((conditions) => conditions.length === 0)) return [];
    return blocks.flatMap((block, index): Defect[] => {
      const { when } = object(block);
      if (typeof when !== 'string' || flow.condition(when) === undefined) return [];
      const isSeen = ways.some((way) => canHold(subject, { and: [...way, { condition: when }] }));
      if (isSeen) return [];
      return [
        {
          file: uiFile,
          pointer: `/ui:blocks/${index}/when`,
          message: `The condition "${when}" holds for no visitor who comes to "${id}": nobody would see this text.`,
          suggestion: 'Remove the text, or show it on a step that these visitors come to.',
        },
      ];
    });
  });
}

/** What holds for whoever takes each of the transitions from one step to another. */
function waysTo({ source: { next } }: CompiledStep, id: string): Expression[][] {
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
