import {
  type Field,
  type Flow,
  generalPath,
  reads,
  sectionOf,
  templateExpressions,
  valueAsText,
} from '../../../../engine/core.ts';
import type { Defect } from '../../finding.ts';
import type { StepModel } from '../../../model/step-model.ts';
import type { LintRule } from '../../rule.ts';

export const r2: LintRule = {
  code: 'R2',
  name: 'field-answered',
  layer: 'parts',
  guarantee:
    'Every field gets an answer: a widget asks for it, a button sets it or the flow derives it, and nothing overwrites what is entered.',
  severity: 'error',
  check: ({ flow, flowPath, steps }) => [
    ...twice(flow, flowPath),
    ...overwritten(
      steps.flatMap(({ fields }) => fields),
      flow,
      flowPath,
    ),
    ...steps.flatMap((step) =>
      step.fields
        .filter(({ path }) => !path.includes('*'))
        .flatMap((field) => [...contradicted(step, field), ...unanswered(step, field, flow)]),
    ),
  ],
};

/** Two derivations that write the same answer at the same moments for every visitor. */
function twice(flow: Flow | undefined, file: string): Defect[] {
  const writing = (flow?.derive ?? []).flatMap(({ to, mode, when }, index) =>
    when === undefined ? [{ to, mode, index }] : [],
  );
  return writing.flatMap(({ to, mode, index }) => {
    const later = writing.find(
      (other) => other.to === to && other.mode === mode && other.index > index,
    );
    if (later === undefined) return [];
    return [
      {
        file,
        pointer: `/derive/${index}`,
        message: `"${to}" is derived again further down, for every visitor: the two overwrite each other.`,
        suggestion: 'Remove one of the two, or give each a condition under "when".',
      },
    ];
  });
}

const isShownOnly = ({ ui }: Field) =>
  ['output', 'hidden'].includes(valueAsText(ui['ui:widget'] ?? ''));
const isPlainObject = ({ schema, ui }: Field) =>
  schema['type'] === 'object' && ui['ui:widget'] === undefined;
const isUnseen = ({ schema }: Field) => schema['type'] === 'null';

function contradicted({ schemaFile }: StepModel, field: Field): Defect[] {
  const { schema, pointer, name } = field;
  if (schema['readOnly'] !== true || isShownOnly(field)) return [];
  const isObject = isPlainObject(field);
  return [
    {
      file: schemaFile,
      pointer: `${pointer}/readOnly`,
      message: isObject
        ? `"readOnly" of the object "${name}" is ignored: its fields could still be filled in.`
        : `"${name}" is read-only but its widget asks for it: what the visitor enters is ignored.`,
      suggestion: isObject
        ? 'Write it on each field of the object, with the widget "output".'
        : 'Use the widget "output", or remove "readOnly".',
    },
  ];
}

function unanswered({ step, uiFile }: StepModel, field: Field, flow: Flow | undefined): Defect[] {
  const { path, name, uiPointer, required } = field;
  const needed = isShownOnly(field) || (isUnseen(field) && required !== 'never');
  const derived = (flow?.derive ?? []).some(
    ({ to }) => to === path || path.startsWith(`${to}.`) || to.startsWith(`${path}.`),
  );
  const given = (step.actions ?? []).some(({ set }) => set?.[sectionOf(path)] !== undefined);
  if (!needed || derived || given) return [];
  return [
    {
      file: uiFile,
      pointer: uiPointer,
      message: `"${name}" is not asked, and nothing derives it: it stays empty for every visitor.`,
      suggestion: `Add a derivation with "to": "${path}" to "derive" of the flow, or use a widget that asks for it.`,
    },
  ];
}

/** An answer that is recomputed on every change overwrites what the visitor types. */
function overwritten(fields: readonly Field[], flow: Flow | undefined, file: string): Defect[] {
  const asked = fields.filter(
    (field) => !isShownOnly(field) && !isUnseen(field) && !isPlainObject(field),
  );
  return (flow?.derive ?? []).flatMap(({ to, mode, when, value }, index): Defect[] => {
    const written = asked.find(({ path }) => `${path}.`.startsWith(`${generalPath(to)}.`));
    // A derivation that starts from the answer itself, such as shares that keep their proportions,
    // preserves it.
    const startsFromIt = templateExpressions(value).some(({ expression }) =>
      reads(expression).some(({ path }) => path === to),
    );
    if (written === undefined || startsFromIt || mode !== 'always' || when !== undefined) return [];
    return [
      {
        file,
        pointer: `/derive/${index}/mode`,
        message: `"${written.path}" is asked by a widget and also computed on every change: what the visitor enters is overwritten at once.`,
        suggestion:
          'Use the mode "follow" (until the visitor edits it) or "reset" (again when its source changes), or show it with the widget "output".',
      },
    ];
  });
}
