import {
  type Field,
  isObject,
  type Json,
  optionsOf,
  valueAsText,
} from '../../../../engine/core.ts';
import type { Defect } from '../../finding.ts';
import { compileSchema } from '../../../model/ajv.ts';
import type { StepModel } from '../../../model/step-model.ts';
import type { LintRule } from '../../rule.ts';

/** Typical input for such a field, and texts that are not valid answers to it. */
type Samples = { takes: readonly string[]; refuses: readonly string[]; what: string };

const NAME = ["O'Brien", 'O’Brien', 'José', 'Mary-Jane', 'Li', 'de la Cruz'];
const EMAIL: Samples = {
  takes: ['ana@example.org', "jo.o'brien+quote@mail.example.co.uk"],
  refuses: [
    'ana',
    '@example.org',
    'ana b@example.org',
    'ana@example.org or bo@example.org',
    'ana@exa mple.org',
  ],
  what: 'an e-mail address',
};
const BY_AUTOCOMPLETE = new Map<string, Samples>(
  Object.entries({
    'given-name': { takes: NAME, refuses: [], what: 'a first name' },
    'family-name': { takes: NAME, refuses: [], what: 'a last name' },
    name: { takes: ["José O'Brien"], refuses: [], what: 'a name' },
    organization: {
      takes: ["O'Brien & Sons, Inc.", '3M', 'Café #2 / Bar'],
      refuses: [],
      what: 'the name of a business',
    },
    'address-line1': {
      takes: ['123 N. Main St., Apt #4-B', '1/2 Elm St'],
      refuses: [],
      what: 'a street address',
    },
    'address-level2': {
      takes: ["Coeur d'Alene", 'St. Paul', 'Winston-Salem'],
      refuses: [],
      what: 'a city',
    },
    'postal-code': {
      takes: ['02134', '02134-1234'],
      refuses: ['2134', '021345', 'ABCDE', '02134-12', 'x02134', '02134-12345'],
      what: 'a ZIP code',
    },
    tel: {
      takes: ['(312) 555-0142'],
      refuses: ['555-0142', '(312) 555-014', 'phone', '(312) 555-01422', 'x(312) 555-0142'],
      what: 'a phone number',
    },
    email: EMAIL,
  }),
);
const NO_DIGITS = ['12a', 'a12', 'abc', '-1', '1 2'];
const BY_WIDGET = new Map<string, Samples>(
  Object.entries({
    email: EMAIL,
    digits: { takes: [], refuses: NO_DIGITS, what: 'a number' },
    money: { takes: [], refuses: ['12a', 'a12', 'abc', '-1', '$12$'], what: 'an amount' },
  }),
);
/** Keyboards of a phone without letters. */
const NO_LETTERS = ['numeric', 'decimal', 'tel'];

export const t23: LintRule = {
  code: 'T23',
  keeps:
    'A pattern and a keyboard allow what real people enter, such as O’Brien, José and 02134, and a pattern rejects what is no answer.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap((step) => step.fields.flatMap((field) => problemsOf(step, field))),
};

function problemsOf(step: StepModel, field: Field): Defect[] {
  const { autocomplete, advice, inputmode } = optionsOf(field);
  const { schema } = field;
  if (schema['type'] !== 'string' || schema['enum'] !== undefined) return [];
  const samples =
    BY_AUTOCOMPLETE.get(valueAsText(autocomplete ?? '')) ??
    BY_WIDGET.get(valueAsText(field.ui['ui:widget'] ?? ''));
  if (samples === undefined) return [];
  const own = compileSchema(schema);
  const passes = (text: string) => !own.ok || own.validate(text).length === 0;
  const pattern = isObject(advice) ? advice['pattern'] : undefined;
  const lettered = samples.takes.find((text) => /\p{L}/u.test(text));
  const noKeys = lettered !== undefined && NO_LETTERS.includes(valueAsText(inputmode ?? ''));
  return [
    ...(noKeys
      ? [
          {
            file: step.uiFile,
            pointer: `${field.uiPointer}/ui:options/inputmode`,
            message: `"${field.name}" is ${samples.what}, but the keyboard "${valueAsText(inputmode)}" has no letters: on a phone nobody can type ${JSON.stringify(lettered)}.`,
            suggestion: 'Take it out: without "inputmode" a phone shows its keyboard for text.',
          },
        ]
      : []),
    ...wrongly(field, samples, passes, schema['pattern']).map((problem) => ({
      file: step.schemaFile,
      pointer: `${field.pointer}${schema['pattern'] === undefined ? '' : '/pattern'}`,
      ...problem,
    })),
    ...wrongly(field, samples, (text) => matches(pattern, text), pattern).map((problem) => ({
      file: step.uiFile,
      pointer: `${field.uiPointer}/ui:options/advice/pattern`,
      ...problem,
    })),
  ];
}

function wrongly(
  { name }: Field,
  { takes, refuses, what }: Samples,
  passes: (text: string) => boolean,
  pattern: Json | undefined,
): Pick<Defect, 'message' | 'suggestion'>[] {
  const refused = takes.find((text) => !passes(text));
  if (refused !== undefined) {
    return [
      {
        message: `"${name}" is ${what}, but ${JSON.stringify(refused)} is rejected: real visitors are told that their answer is wrong.`,
      },
    ];
  }
  const taken = pattern === undefined ? undefined : refuses.find(passes);
  if (taken === undefined) return [];
  return [
    {
      message: `"${name}" is ${what}, but the pattern accepts ${JSON.stringify(taken)}: a typo would be saved.`,
      suggestion: 'A pattern for the whole text begins with ^ and ends with $.',
    },
  ];
}

/** Another rule reports broken patterns. */
function matches(pattern: Json | undefined, text: string): boolean {
  if (typeof pattern !== 'string') return true;
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}
