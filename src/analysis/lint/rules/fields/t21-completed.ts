import { textOf } from '../../../wording/text-of.ts';
import type { Defect } from '../../finding.ts';
import type { Model } from '../../../model/model.ts';
import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/proof-of.ts';
import { triedAnswers, type Tried } from '../../../proof/tried.ts';

/** Options to name; the rest is counted. */
const NAMED = 3;

export const t21: LintRule = {
  code: 'T21',
  keeps:
    'Every option, entry and number of rows that a step offers is part of some completed step.',
  severity: 'error',
  check: (model) => {
    const proof = proofOf(model);
    if (proof === undefined) return [];
    // Where nobody gets on at all, G12 says so.
    const stuck = new Set(proof.stuck.map(({ state }) => state.step));
    const refused = triedAnswers(proof).filter(
      ({ answers, step, offered }) => answers === null && offered && !stuck.has(step),
    );
    const fields = [...new Set(refused.map(({ field }) => field))];
    return fields.flatMap((field) =>
      said(
        model,
        refused.filter((one) => one.field === field),
      ),
    );
  },
};

function said({ steps }: Model, refused: readonly Tried[]): Defect[] {
  const [first] = refused;
  const file = steps.find(({ id }) => id === first?.step)?.schemaFile;
  if (first === undefined || file === undefined) return [];
  const named = refused.slice(0, NAMED).map(({ value }) => brief(value));
  const more = refused.length > NAMED ? ` and ${refused.length - NAMED} more` : '';
  return [
    {
      file,
      pointer: first.field.pointer,
      message: `"${first.field.name}" offers ${named.join(', ')}${more}, and nobody who was tried can go on with that: ${first.why.replace(/[.!?]$/, '')}.`,
      suggestion:
        'Change the limit or the rule that refuses it, or take it out of what is offered.',
      witness: { step: first.step, answers: first.from.answers },
    },
  ];
}

function brief(value: Tried['value']): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  const [item] = value;
  return value.length === 1
    ? JSON.stringify(item)
    : `${value.length} items such as ${textOf(item)}`;
}
