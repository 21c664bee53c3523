import { type Words, contentOf, textsOf, wordsOf } from '../../../model/words.ts';
import { damageTo } from '../../../wording/shown.ts';
import type { Defect, LintRule } from '../../rule.ts';
import {
  declaredFields,
  type Field,
  listOf,
  mistakes,
  object,
  onceEach,
  optionsOf,
} from '../../../../engine/core.ts';
import { type StepModel, isNeverRequired } from '../../../model/step-model.ts';

const EDGE = /^\s|\s$/;
/** Not every `&…;` is one: "R&D; sales" and "AT&T; ask us" are plain text. */
const ENTITY =
  /&(?:#\d+|#x[\dA-Fa-f]+|amp|lt|gt|quot|apos|nbsp|copy|reg|trade|[mn]dash|hellip|[lr][sd]quo|bull|middot|times|deg|cent|pound|euro|[aeiou](?:acute|grave|circ|uml)|[an]tilde|ccedil);/;
const CHECKS: readonly [RegExp, string][] = [
  [EDGE, 'begins or ends with a space'],
  [/\s{2,}|[\t\r\n]/, 'contains two spaces in a row, a tab or a line break'],
  [
    /[\u00A0\u00AD\u200B-\u200F\u2028-\u202F\u2060\uFEFF]/,
    'contains an invisible character, as pasted text often does: type the text again',
  ],
  [ENTITY, 'contains HTML, which the visitor would see as is'],
  [/<\/?[a-z][^>]*>/i, 'contains HTML, which the visitor would see as is'],
  [/\*\*|__|^#+ /, 'contains Markdown, which the visitor would see as is'],
  [
    /\[[^\]]*\]\((?!\/|tel:\+\d{7,15}\))/,
    'contains an invalid link, which the visitor would see as is: only pages of this site and phone numbers can be linked, as in [words](/terms) and [words](tel:+13125550142)',
  ],
  [/\[[^\]]*$|\]\([^)\s]*(\s|$)/, 'has a link that is not closed'],
  // The question that `npx plumbline new` writes.
  [/\b(TODO|TBD|FIXME|lorem ipsum)\b|^Your question\?$/i, 'is not finished'],
];
/** A prefix ends with the space that separates it from the text it precedes. */
const IS_PREFIX = /Prefix$/;

export const c1: LintRule = {
  code: 'C1',
  name: 'clean-text',
  layer: 'parts',
  guarantee: 'Texts have no stray spaces, no HTML, no unclosed links and no damaged characters.',
  severity: 'error',
  check: (model) =>
    textsOf(model).flatMap(({ file, pointer, key, text }) =>
      [...untidy(key, text), ...damageTo(text)].map((problem) => ({
        file,
        pointer,
        message: `This text ${problem}: ${JSON.stringify(text.slice(0, 60))}.`,
      })),
    ),
};

function untidy(key: string, text: string): string[] {
  return CHECKS.filter(([pattern]) => pattern.test(text))
    .filter(([pattern]) => pattern !== EDGE || !IS_PREFIX.test(key))
    .map(([, problem]) => problem);
}

/** Characters that fit in each place on a phone. */
const BUDGET: Readonly<Record<string, number>> = {
  title: 200,
  label: 140,
  hint: 160,
  placeholder: 40,
  say: 120,
  prefix: 5,
  suffix: 20,
  suffixOne: 20,
  editLabel: 60,
  note: 100,
};
const OTHERS = 400;
/** Pages have room for answers and legal text, but their headings are as limited as any other. */
const ON_PAGES: Readonly<Record<string, number>> = { title: 120, question: 140 };
const PARAGRAPH = 700;

export const c6: LintRule = {
  code: 'C6',
  name: 'text-length',
  layer: 'parts',
  guarantee: 'Texts fit in their places.',
  severity: 'warning',
  check: (model) => {
    const steps = wordsOf(model);
    const read = new Set(steps);
    const fits = (words: Words) =>
      read.has(words) ? (BUDGET[words.key] ?? OTHERS) : (ON_PAGES[words.key] ?? PARAGRAPH);
    return [...new Set([...steps, ...contentOf(model)])].flatMap((words) => {
      const { file, pointer, text } = words;
      const fit = fits(words);
      if (text.length <= fit) return [];
      return [
        {
          file,
          pointer,
          message: `This text has ${text.length} characters, but only ${fit} fit: on a phone the visitor sees a wall of text.`,
        },
      ];
    });
  },
};

export const c7: LintRule = {
  code: 'C7',
  name: 'names-shown',
  layer: 'parts',
  guarantee: 'Every field that visitors answer has a label.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ fields, schemaFile }) =>
      fields.filter(isAsked).flatMap((field): Defect[] => {
        const label = field.ui['ui:title'] ?? field.schema['title'];
        if (typeof label === 'string' && label.trim() !== '') return [];
        return [
          {
            file: schemaFile,
            pointer: field.pointer,
            message: `"${field.name}" has no title: the visitor sees a control and does not know what to enter.`,
          },
        ];
      }),
    ),
};

/** Most list widgets label the fields of their items; only the items of a `list` use the titles. */
function isAsked(field: Field): boolean {
  const widget = field.ui['ui:widget'];
  const silent = widget === 'hidden' || widget === 'hidden-null' || field.schema['type'] === 'null';
  const list = listOf(field);
  const labeled = list !== null && list.ui['ui:widget'] !== 'list';
  return !silent && !labeled && !field.path.endsWith('.*');
}

export const c3: LintRule = {
  code: 'C3',
  name: 'message-exists',
  layer: 'parts',
  guarantee:
    'Every mistake that a schema can find has its own message, and every message is for such a mistake.',
  severity: 'error',
  check: ({ steps }) => steps.flatMap(unmatched),
};

const unmatched = onceEach(({ fields, uiFile, schema: whole, ui }: StepModel): Defect[] => {
  // A branch may limit a field of the step: its messages are those of the field.
  const declared = declaredFields({ step: '', section: null, schema: whole, ui });
  return fields.flatMap((field) => {
    const errors = object(optionsOf(field)['errors']);
    const same = declared.filter(({ at }) => at === field.at);
    const possible = [...new Set(same.flatMap(mistakes))];
    const pointer = field.uiPointer;
    const missing = possible
      .filter((keyword) => errors[keyword] === undefined)
      .map((keyword): Defect => ({
        file: uiFile,
        pointer,
        message: `"${field.name}" has no message for "${keyword}": the visitor reads "Please check this answer" and has to guess.`,
        suggestion: `Add "${keyword}" to the errors in "ui:options".`,
      }));
    const idle = Object.keys(errors)
      .filter((keyword) => ![...possible, 'type', 'required', 'enum'].includes(keyword))
      .map((keyword): Defect => ({
        file: uiFile,
        pointer: `${pointer}/ui:options/errors/${keyword}`,
        message: `The schema of "${field.name}" has no "${keyword}": this message is never shown.`,
      }));
    const unasked =
      errors['required'] !== undefined && isNeverRequired(whole, field)
        ? [
            {
              file: uiFile,
              pointer: `${pointer}/ui:options/errors/required`,
              message: `"${field.name}" has a message for an empty answer but may stay empty: a visitor who skips it never sees the message.`,
              suggestion: isItem(field.name)
                ? 'Take the message out: it belongs to the list.'
                : `Add "${field.name}" to "required" in schema.json, or take the message out.`,
            },
          ]
        : [];
    return [...missing, ...idle, ...unasked];
  });
});

/** An item that its list draws itself is there or not: only the list can be empty. */
const isItem = (name: string) => name.endsWith('.*');
