import { type Field, optionsOf, valueAsText } from '../../../../engine/core.ts';
import type { Defect, LintRule } from '../../rule.ts';
import { buttonAnswers } from '../../../model/buttons.ts';
import type { Model } from '../../../model/model.ts';
import { type StepModel, isNeverRequired } from '../../../model/step-model.ts';

export const t22: LintRule = {
  code: 'T22',
  name: 'consent-explicit',
  layer: 'parts',
  guarantee:
    'A box that must be acknowledged is required, is checked by nobody but the visitor and shows what it is about; it and every box that says “I agree” name the version of the text.',
  severity: 'error',
  check: (model) => [
    ...model.steps.flatMap((step) => step.fields.flatMap((field) => problemsOf(step, field))),
    ...checkedForThem(model),
  ],
};

/** Boxes that a button or a derivation checks: the visitor would agree without knowing. */
function checkedForThem(model: Model): Defect[] {
  const { flow, flowPath: file, steps } = model;
  const say = (pointer: string, name: string): Defect => ({
    file,
    pointer,
    message: `"${name}" would be checked for the visitor: nobody agreed to anything.`,
    suggestion: 'Take it out: only the visitor checks a box of consent.',
  });
  const byButton = buttonAnswers(model).flatMap(({ pointer, field, value }) =>
    field !== undefined && isAgreement(field) && value !== false ? [say(pointer, field.name)] : [],
  );
  const agreements = steps.flatMap(({ fields }) => fields.filter(isAgreement));
  const derived = (flow?.derive ?? []).flatMap(({ to }, index) =>
    agreements
      .filter(({ path }) => `${path}.`.startsWith(`${to}.`))
      .map(({ name }) => say(`/derive/${index}/to`, name)),
  );
  return [...byButton, ...derived];
}

const widgetOf = ({ ui }: Field) => valueAsText(ui['ui:widget'] ?? '');

/** Only its words tell a plain box of consent from one that states a fact, such as a known claim. */
const saysIAgree = ({ schema, ui }: Field) =>
  /\bI (?:hereby )?(?:accept|acknowledge|agree|authorize|certify|confirm|consent|understand)\b/i.test(
    valueAsText(ui['ui:title'] ?? schema['title'] ?? ''),
  );

const isAgreement = (field: Field) =>
  widgetOf(field) === 'acknowledgement' || optionsOf(field)['consent'] !== undefined;

function problemsOf({ schema: whole, schemaFile, uiFile }: StepModel, field: Field): Defect[] {
  const { schema, name, path, pointer, uiPointer } = field;
  const widget = widgetOf(field);
  const isAcknowledged = widget === 'acknowledgement';
  const isBox = isAcknowledged || widget === 'checkbox';
  const { catalog, intro, consent } = optionsOf(field);
  const inSchema = (message: string, suggestion: string, key = ''): Defect => ({
    file: schemaFile,
    pointer: `${pointer}${key}`,
    message,
    suggestion,
  });
  const mustBeTrue = schema['const'] === true;
  return [
    ...((isAcknowledged || mustBeTrue) && isNeverRequired(whole, field)
      ? [
          inSchema(
            `"${name}" must be checked but is not required: a visitor can continue without checking it.`,
            `Add "${name}" to "required".`,
            mustBeTrue ? '/const' : '',
          ),
        ]
      : []),
    ...(isAcknowledged && !mustBeTrue
      ? [
          inSchema(
            `"${name}" can be acknowledged without being checked: the schema accepts "no" as an answer.`,
            'Write "const": true.',
          ),
        ]
      : []),
    ...(isBox && schema['default'] === true
      ? [
          inSchema(
            `"${name}" is checked before the visitor has read it: nobody agreed to anything.`,
            'Take "default" out.',
          ),
        ]
      : []),
    ...((isAcknowledged || (isBox && saysIAgree(field))) &&
    consent === undefined &&
    !path.includes('*')
      ? [
          {
            file: uiFile,
            pointer: uiPointer,
            message: `Nothing is kept of when "${name}" was agreed to, and to which text.`,
            suggestion: 'Add "consent" to "ui:options", as { "id": "terms", "version": "2025-1" }.',
          },
        ]
      : []),
    ...(isAcknowledged && catalog === undefined && intro === undefined
      ? [
          {
            file: uiFile,
            pointer: uiPointer,
            message: `"${name}" asks visitors to acknowledge something that is not shown.`,
            suggestion: 'Add "intro" with the text, or "catalog" with the list, to "ui:options".',
          },
        ]
      : []),
  ];
}
