import type { Defect, LintRule } from '../../rule.ts';
import {
  crossed,
  type Field,
  kindNamed,
  object,
  onceEach,
  optionsOf,
  valueAsText,
} from '../../../../engine/core.ts';
import type { StepModel } from '../../../model/step-model.ts';
import { matchesEveryText, matchingTexts } from '../../../proof/answers/pattern.ts';
import { answerStep } from '../../../proof/answer-step.ts';
import { faultOf } from '../../../proof/satisfy/fault.ts';
import { onDay } from '../../../proof/subject/subject.ts';
import { proofOf } from '../../../proof/prove.ts';

export const t4: LintRule = {
  code: 'T4',
  name: 'bounds-in-order',
  layer: 'parts',
  guarantee: 'No minimum is above its maximum.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ fields, schemaFile }) =>
      fields.flatMap(crossed).map((found) => ({ file: schemaFile, ...found })),
    ),
};

export const t5: LintRule = {
  code: 'T5',
  name: 'item-counts',
  layer: 'parts',
  guarantee:
    'A list asks for no more items than there are options, and tells visitors if it accepts fewer.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ fields, schemaFile: file }) =>
      fields.flatMap((field) => [...tooFew(file, field), ...silent(file, field)]),
    ),
};

/** The number of options, if each can be chosen only once. */
function offered({ schema, ui }: Field): number | undefined {
  // A checkbox can be checked only once, whatever the schema allows.
  const isOnce = schema['uniqueItems'] === true || kindNamed(ui['ui:widget'])?.choices === true;
  const options = object(schema['items'])['enum'];
  return isOnce && Array.isArray(options) ? options.length : undefined;
}

function tooFew(file: string, field: Field): Defect[] {
  const count = offered(field);
  const { minItems } = field.schema;
  if (count === undefined || typeof minItems !== 'number' || minItems <= count) return [];
  return [
    {
      file,
      pointer: `${field.pointer}/minItems`,
      message: `"${field.name}" asks for ${minItems} of ${count} options: the visitor can never continue.`,
    },
  ];
}

function silent(file: string, field: Field): Defect[] {
  const count = offered(field);
  const { maxItems } = field.schema;
  if (count === undefined || typeof maxItems !== 'number' || maxItems >= count - 1) return [];
  if (optionsOf(field)['tooMany'] !== undefined) return [];
  return [
    {
      file,
      pointer: `${field.pointer}/maxItems`,
      message: `"${field.name}" offers ${count} options and refuses more than ${maxItems} without telling the visitor in advance.`,
      suggestion: 'Add "tooMany" to "ui:options": the message for a visitor who exceeds the limit.',
    },
  ];
}

export const t7: LintRule = {
  code: 'T7',
  name: 'pattern-length',
  layer: 'steps',
  guarantee:
    'Some text matches the pattern within the lengths allowed, and some texts, but not all, that of a hint.',
  severity: 'error',
  check: ({ steps }) => steps.flatMap((step) => [...unmatched(step), ...idleHints(step)]),
};

const unmatched = onceEach(({ fields, schemaFile }: StepModel): Defect[] =>
  fields.flatMap(({ schema, pointer, name }) => {
    const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
    if (typeof pattern !== 'string' || !isRegExp(pattern)) return [];
    const found = matchingTexts(pattern, Number(minLength), Number(maxLength));
    if (found.known && found.texts.length > 0) return [];
    const what = found.known
      ? `No text of ${valueAsText(minLength)} to ${valueAsText(maxLength)} characters matches the pattern of "${name}": the visitor can never continue.`
      : `Not proven: the pattern of "${name}" has a ^ or $ inside, \\b, a look-ahead or a back-reference, so it is unknown whether any text matches.`;
    return [
      {
        file: schemaFile,
        pointer: `${pointer}/pattern`,
        message: what,
        suggestion: found.known
          ? otherLengths(pattern, Number(minLength))
          : 'Write ^ only at the beginning and $ only at the end, and list what is allowed, as in "^[A-Z]{2}\\\\d{4}$".',
      },
    ];
  }),
);

/** What to change so that the shortest text of a pattern is allowed. */
function otherLengths(pattern: string, least: number): string {
  const found = matchingTexts(pattern);
  const [shortest] = found.known ? found.texts.map(({ length }) => length) : [];
  if (shortest === undefined) return 'Write a pattern that matches some text.';
  return shortest < least
    ? `Write a "minLength" of ${shortest} or less, or a pattern that matches such a text.`
    : `Write a "maxLength" of ${shortest} or more, or a pattern that matches such a text.`;
}

/** Hints that no visitor gets, or everybody. */
const idleHints = onceEach(({ fields, uiFile }: StepModel): Defect[] =>
  fields.flatMap((field): Defect[] => {
    const { pattern } = object(optionsOf(field)['advice']);
    if (typeof pattern !== 'string' || !isRegExp(pattern)) return [];
    const found = matchingTexts(pattern);
    const nobody = found.known && found.texts.length === 0;
    if (!nobody && !matchesEveryText(pattern)) return [];
    return [
      {
        file: uiFile,
        pointer: `${field.uiPointer}/ui:options/advice/pattern`,
        message: nobody
          ? `No answer to "${field.name}" matches this pattern: everybody would get the hint.`
          : `Every answer to "${field.name}" matches this pattern: nobody would get the hint.`,
        suggestion: 'Write a pattern that matches the answers that need no hint, and only those.',
      },
    ];
  }),
);

/** Rule T6 reports invalid patterns. */
export function isRegExp(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
}

/** Days on which a date rule is most likely to fail. */
const DAYS = ['2026-01-01', '2026-12-31', '2028-02-29', '2027-02-28'];

export const t8: LintRule = {
  code: 'T8',
  name: 'date-answerable',
  layer: 'branches',
  guarantee: 'A step that depends on the date can be answered on any day.',
  severity: 'error',
  check: (model) => {
    const proof = proofOf(model);
    if (proof === undefined) return [];
    const dated = [...proof.subject.steps].flatMap(([id, { stepReads }]) =>
      stepReads.has('$today') || stepReads.has('$year') ? [id] : [],
    );
    return DAYS.flatMap((today): Defect[] => {
      const subject = onDay(proof.subject, today);
      return dated.flatMap((id) => {
        const at = subject.steps.get(id);
        const state = proof.reached.get(id);
        if (at === undefined || state === undefined) return [];
        const result = answerStep(subject, at, state.known, new Map());
        if (result.ok) return [];
        const { problem, place } = faultOf(at.model, result.why);
        return [
          {
            ...(place ?? { file: model.flowPath, pointer: at.model.at }),
            message: `On ${today} nobody can complete "${at.step.id}": ${problem}.`,
            witness: { step: at.step.id, answers: state.answers },
          },
        ];
      });
    });
  },
};
