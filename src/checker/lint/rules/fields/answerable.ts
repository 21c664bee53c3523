import { isObject, valueAsText } from '../../../../engine/core.ts';
import { compileSchema } from '../../../model/ajv.ts';
import { isRegExp } from './limits.ts';
import { fitsNoText } from '../../../proof/answers/pattern.ts';
import { ofSchema } from '../../../proof/answers/samples.ts';
import type { Defect, LintRule } from '../../rule.ts';
import { shown } from '../../../wording/shown.ts';
import type { Model } from '../../../model/model.ts';
import { faultOf } from '../../../proof/satisfy/fault.ts';
import { proofOf } from '../../../proof/prove.ts';
import { type Attempt, triedAnswers } from '../../../proof/attempts/tried.ts';

export const t10: LintRule = {
  code: 'T10',
  name: 'value-exists',
  layer: 'steps',
  guarantee: 'Every field has an answer that its schema accepts and one that it refuses.',
  severity: 'error',
  check: ({ steps, today }) =>
    steps.flatMap(({ fields, schemaFile }) =>
      fields.flatMap(({ schema, pointer, name }) => {
        const compiled = compileSchema(schema);
        if (!compiled.ok || !isRegExp(valueAsText(schema['pattern'] ?? ''))) return [];
        // Rule T7 says which of its limits to change.
        const valid =
          fitsNoText(schema) ||
          ofSchema(schema, today).some((value) => compiled.validate(value).length === 0);
        const strict = [null, {}, [], 'text', 0.5, true].some(
          (value) => compiled.validate(value).length > 0,
        );
        return [
          ...(valid
            ? []
            : [
                {
                  file: schemaFile,
                  pointer,
                  message: `No answer to "${name}" was found that its schema accepts: the visitor could not continue.`,
                  suggestion: 'Take out the limits that contradict each other.',
                },
              ]),
          ...(strict
            ? []
            : [
                {
                  file: schemaFile,
                  pointer,
                  message: `The schema of "${name}" accepts anything: broken answers would be sent.`,
                },
              ]),
        ];
      }),
    ),
};

/** Maximum number of options to list; the rest are counted. */
const NAMED = 3;

export const t21: LintRule = {
  code: 'T21',
  name: 'offers-accepted',
  layer: 'branches',
  guarantee:
    'Every option, entry and number of rows that a step offers can be part of a completed step.',
  severity: 'error',
  check: untried,
};

function untried(model: Model): Defect[] {
  const proof = proofOf(model);
  if (proof === undefined) return [];
  // If no visitor can continue at all, G12 reports it.
  const stuck = new Set(proof.stuck.map(({ state }) => state.step));
  const refused = triedAnswers(proof).filter(
    (one) => one.answers === null && one.offered && !stuck.has(one.step) && !isOtherDay(one),
  );
  const fields = [...new Set(refused.map(({ field }) => field))];
  return fields.flatMap((field) =>
    defectsOf(
      model,
      refused.filter((one) => one.field === field),
    ),
  );
}

/**
 * A day that a rule refuses with its message. A calendar knows no limit but today: without "min" it
 * would offer days in the past as well.
 */
const isOtherDay = ({ field, why }: Attempt) =>
  field.schema['format'] === 'date' && why?.by === 'rule';

function defectsOf({ steps }: Model, refused: readonly Attempt[]): Defect[] {
  const [first] = refused;
  const step = steps.find(({ id }) => id === first?.step);
  if (first === undefined || first.why === null || step === undefined) return [];
  // If a single choice is rejected, lists that contain it are rejected for the same reason.
  const single = refused.filter(({ value }) => !Array.isArray(value) || value.length === 1);
  const chosen = single.length > 0 ? single : refused;
  const named = chosen.slice(0, NAMED).map(({ value }) => brief(value));
  const more = chosen.length > NAMED ? ` and ${chosen.length - NAMED} more` : '';
  return [
    {
      file: step.schemaFile,
      pointer: first.field.pointer,
      message: `"${first.field.name}" offers ${named.join(', ')}${more}, but no visitor can continue with it: ${faultOf(step, first.why).problem}.`,
      suggestion: 'Change the limit or the rule that refuses it, or stop offering it.',
      witness: { step: first.step, answers: first.from.answers },
    },
  ];
}

function brief(value: Attempt['value']): string {
  if (!Array.isArray(value)) return shown(value);
  const [item = null] = value;
  if (isObject(item)) return `a list of ${value.length}`;
  return value.length === 1 ? shown(item) : `${value.length} items such as ${shown(item)}`;
}
