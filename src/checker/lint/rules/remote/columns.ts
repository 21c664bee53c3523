import {
  type Field,
  type Flow,
  type Json,
  answersInColumns,
  columnsOf,
  escapedKey,
  generalPath,
  isAbsent,
  read,
  reads,
  sameJson,
  sectionOf,
  templateExpressions,
  valueAsText,
} from '../../../../engine/core.ts';
import type { Model } from '../../../model/model.ts';
import type { Defect, LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/prove.ts';
import { SAMPLE_IDS } from '../../../proof/attempts/sent-rows.ts';
import type { StepModel } from '../../../model/step-model.ts';

export const r3: LintRule = {
  code: 'R3',
  name: 'column-filled',
  layer: 'journeys',
  guarantee:
    'Every remote column gets a value from some visitor who reaches the end, and an answer that is read back from one is the answer that was sent.',
  severity: 'error',
  check: (model) => [...empty(model), ...mixedUp(model)],
};

function empty(model: Model): Defect[] {
  const { compiled, flowPath } = model;
  const proof = proofOf(model);
  if (compiled === undefined || proof === undefined || proof.ends.length === 0) return [];
  const scope = { ...proof.subject.ambient, ...SAMPLE_IDS };
  return (['columns', 'quoted'] as const).flatMap((kind) =>
    Object.entries(kind === 'columns' ? compiled.columns : compiled.quotedColumns)
      .filter(([, value]) =>
        proof.ends.every(({ known }) => isEmpty(value({ ...known, ...scope }))),
      )
      .map(([name]) => ({
        file: flowPath,
        pointer: `/remote/${kind}/${name}`,
        message: `The column "${name}" is empty for every visitor: its data never reaches the people who process the quote.`,
      })),
  );
}

const isEmpty = (value: Json | undefined): boolean => isAbsent(value) || value === '';

/** Answers that turn into others for a visitor who resumes from a row without answers. */
function mixedUp(model: Model): Defect[] {
  const { compiled, flowPath: file } = model;
  const proof = proofOf(model);
  if (compiled === undefined || proof === undefined) return [];
  const back = proof.ends.map(({ known }) => ({
    known,
    found: answersInColumns(compiled, columnsOf(compiled, { ...known, ...proof.subject.ambient })),
  }));
  return Object.entries(compiled.source.remote.read ?? {}).flatMap(
    ([path, { column }]): Defect[] => {
      const [wrong] = back.flatMap(({ known, found }) => {
        const [was, is] = [read(known, path), read(found, path)];
        return isAbsent(is) || sameJson(was, is) ? [] : [is];
      });
      if (wrong === undefined) return [];
      return [
        {
          file,
          pointer: `/remote/read/${escapedKey(path)}`,
          message: `The column "${column}" does not hold "${path}": a visitor who comes back would find ${JSON.stringify(wrong)} as that answer.`,
          suggestion: 'Name the column that is filled from this answer under "columns".',
        },
      ];
    },
  );
}

/** Computes what is sent for the visitors found by the proof. The app sends only texts. */
export const r6: LintRule = {
  code: 'R6',
  name: 'column-is-text',
  layer: 'branches',
  guarantee: 'Every remote column of a flow gets a text.',
  severity: 'error',
  check: (model) => {
    const { compiled, flowPath } = model;
    const proof = proofOf(model);
    if (compiled === undefined || proof === undefined) return [];
    const visitors = [...proof.ends, ...proof.reached.values()];
    const sent = { columns: compiled.columns, quoted: compiled.quotedColumns };
    return Object.entries(sent).flatMap(([kind, columns]) =>
      Object.entries(columns).flatMap(([name, value]): Defect[] => {
        const wrong = visitors
          .map(({ known }) => value({ ...known, ...proof.subject.ambient, ...SAMPLE_IDS }))
          .find((one) => !isAbsent(one) && typeof one !== 'string');
        if (wrong === undefined) return [];
        return [
          {
            file: flowPath,
            pointer: `/remote/${kind}/${name}`,
            message: `The column "${name}" takes a text, but this gives ${JSON.stringify(wrong).slice(0, 60)}: nothing is sent for such a visitor.`,
            suggestion:
              'Read the answer itself, such as { "var": "email.email" }, or turn a list into a text with "join".',
          },
        ];
      }),
    );
  },
};

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
