import {
  escapedKey,
  type Field,
  isObject,
  type Json,
  type JsonObject,
  NUMBER_WORDS,
  numberFromWord,
  object,
  optionsOf,
  valueAsText,
} from '../../../../engine/core.ts';
import type { Defect } from '../../finding.ts';
import { compileSchema } from '../../../model/ajv.ts';
import type { StepModel } from '../../../model/step-model.ts';
import { LIMITS } from '../../../model/limits.ts';
import { matchingTexts } from '../../../proof/pattern.ts';
import type { LintRule } from '../../rule.ts';

/** Keywords whose messages are about a limit. */
const OF_LIMITS = [...LIMITS, 'pattern'];
/** Introduces an example, whose figures need not be a limit. */
const EXAMPLE = /\b(for example|such as|e\.g\.|like)\b.*$/i;
const FIGURE = /(?:(?<=^|\s)[-−])?\$?\d[\d,]*(?:\.\d+)?(?: ?(?:thousand|million|K|M)\b)?/g;
const COMPARING = /\b(?:or (?:fewer|more|less)|at (?:most|least)|no more than|up to)\b/i;
/** With these words, the figure itself is already outside the limit. */
const BEYOND = /\b(?:below|under|above|over|(?:less|more|fewer) than)\b/i;
const COUNTED = new RegExp(`\\b(\\d+|${NUMBER_WORDS})[ -]digits?\\b`, 'gi');

export const c10: LintRule = {
  code: 'C10',
  keeps: 'A figure in a message about a limit is that limit.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap((step) => step.fields.flatMap((field) => problemsOf(step, field))),
};

function problemsOf({ uiFile, rules }: StepModel, field: Field): Defect[] {
  const options = optionsOf(field);
  const at = `${field.uiPointer}/ui:options`;
  const say = (pointer: string, message: string): Defect => ({ file: uiFile, pointer, message });
  // A field may repeat what one of the step's rules requires, such as a total of 100%.
  const ofRules = rules.flatMap(({ valid, message }) => [
    ...numbersIn(valid),
    ...figuresIn(message),
  ]);
  const ofErrors = Object.entries(object(options['errors'])).flatMap(([keyword, message]) => {
    const pointer = `${at}/errors/${escapedKey(keyword)}`;
    return wordsIn(message).flatMap((text) => {
      const wrong = OF_LIMITS.includes(keyword) ? wrongFigure(text, field, ofRules) : null;
      return [
        ...(wrong === null
          ? []
          : [
              say(
                pointer,
                `The visitor reads ${wrong} here, but that is not a limit of "${field.name}": following it leads to an error or rules out answers that are allowed.`,
              ),
            ]),
        ...(givesOther(text, keyword, field)
          ? [
              say(
                pointer,
                `${JSON.stringify(text)} gives the other limit of "${field.name}": a visitor who follows it gets the same message again.`,
              ),
            ]
          : []),
        ...(isBare(text, keyword)
          ? [
              say(
                pointer,
                `${JSON.stringify(text)} does not say how many: write {max} or {min} there.`,
              ),
            ]
          : []),
      ];
    });
  });
  const advice = object(options['advice']);
  const ofAdvice = wordsIn(advice['message']).flatMap((text) => {
    const counted = wrongCount(text, advice['pattern']);
    return counted === null
      ? []
      : [
          say(
            `${at}/advice/message`,
            `The advice asks for ${counted}, but its pattern accepts no text with that many: a visitor who follows it gets the same advice again.`,
          ),
        ];
  });
  return [...ofErrors, ...ofAdvice];
}

const wordsIn = (message: Json | undefined): string[] =>
  typeof message === 'string'
    ? [message]
    : isObject(message)
      ? Object.values(message).map(valueAsText)
      : [];

const OPPOSITE = new Map<string, readonly string[]>([
  ['minimum', ['maximum', 'exclusiveMaximum']],
  ['exclusiveMinimum', ['maximum', 'exclusiveMaximum']],
  ['maximum', ['minimum', 'exclusiveMinimum']],
  ['exclusiveMaximum', ['minimum', 'exclusiveMinimum']],
  ['minLength', ['maxLength']],
  ['maxLength', ['minLength']],
  ['minItems', ['maxItems']],
  ['maxItems', ['minItems']],
]);
const SAID = new RegExp(`\\b(?:an?|${NUMBER_WORDS})\\b`, 'gi');

/** A message about a minimum that gives the maximum instead, or the reverse. */
function givesOther(text: string, keyword: string, { schema }: Field): boolean {
  const figures = figuresIn(text.replace(EXAMPLE, ''));
  const words = (text.match(SAID) ?? []).map((word) =>
    /^an?$/i.test(word) ? 1 : numberFromWord(word),
  );
  const own = schema[keyword];
  if (typeof own !== 'number' || [...figures, ...words].includes(own)) return false;
  const others = (OPPOSITE.get(keyword) ?? []).map((other) => schema[other]);
  return others.some((other) => typeof other === 'number' && figures.includes(other));
}

function isBare(text: string, keyword: string): boolean {
  if (!/^(min|max)/.test(keyword) || !COMPARING.test(text)) return false;
  return !/[\d{]/.test(text) && text.match(SAID) === null;
}

/** The first figure that does not separate accepted from rejected answers. */
function wrongFigure(text: string, { schema }: Field, known: readonly number[]): string | null {
  const figures = text.replace(EXAMPLE, '').match(FIGURE) ?? [];
  return (
    figures.find((figure) => {
      const value = amountOf(figure);
      return !known.includes(value) && !isEdge(value, schema, BEYOND.test(text));
    }) ?? null
  );
}

/**
 * Whether the figure is the last accepted one or, with words such as "below", the first rejected one.
 */
function isEdge(value: number, schema: JsonObject, isBeyond: boolean): boolean {
  return verdictsOn(schema).some((judge) => {
    const beside = [judge(value - 1), judge(value + 1)];
    return judge(value) === !isBeyond && beside.includes(isBeyond);
  });
}

/** What a figure may be a limit of: the number itself, its written form, or a length. */
function verdictsOn(schema: JsonObject): ((figure: number) => boolean | null)[] {
  const { type, minLength, maxLength, minItems, maxItems } = schema;
  const whole = compileSchema(schema);
  const accepts = (value: Json) => (whole.ok ? whole.validate(value).length === 0 : null);
  const within = (least: Json | undefined, most: Json | undefined) => (figure: number) =>
    figure >= Number(least ?? 0) && figure <= Number(most ?? Number.POSITIVE_INFINITY);
  // Visitors who see a list fill in at least one row.
  if (type === 'array') return [within(Math.max(1, Number(minItems ?? 0)), maxItems)];
  if (type !== 'string') return [accepts];
  return [
    (figure) => accepts(String(figure)),
    (figure) => accepts(`$${figure.toLocaleString('en-US')}`),
    within(minLength, maxLength),
  ];
}

const UNITS = new Map([
  ['thousand', 1_000],
  ['K', 1_000],
  ['million', 1_000_000],
  ['M', 1_000_000],
]);

/** The number that a figure such as "$2,500" or "1 million" denotes. */
function amountOf(figure: string): number {
  const [, minus = '', digits = '', unit = ''] =
    /^([-−]?)\$?([\d.,]+?) ?([a-zA-Z]*)$/.exec(figure) ?? [];
  const amount = Number(digits.replaceAll(',', '')) * (UNITS.get(unit) ?? 1);
  return minus === '' ? amount : -amount;
}

const figuresIn = (text: string): number[] => (text.match(FIGURE) ?? []).map(amountOf);

function numbersIn(json: Json): number[] {
  if (typeof json === 'number') return [json];
  if (Array.isArray(json)) return json.flatMap(numbersIn);
  return isObject(json) ? Object.values(json).flatMap(numbersIn) : [];
}

function wrongCount(text: string, pattern: Json | undefined): string | null {
  if (typeof pattern !== 'string') return null;
  const matching = matchingTexts(pattern);
  if (!matching.known || matching.texts.length === 0) return null;
  const counts = matching.texts.map((one) => one.replaceAll(/\D/g, '').length);
  for (const [phrase, number = ''] of text.matchAll(COUNTED)) {
    if (!counts.includes(numberFromWord(number) ?? 0)) return phrase;
  }
  return null;
}
