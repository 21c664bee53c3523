import {
  conditionalsAsking,
  type Field,
  isObject,
  type Json,
  type JsonObject,
  object,
  valueAsText,
} from '../../engine/core.ts';
import type { StepModel } from '../model/step-model.ts';
import { conditionInWords } from '../wording/condition-in-words.ts';
import type { Vocabulary } from '../wording/vocabulary.ts';

/** The condition under which visitors who reach a step are asked a question; null if all of them are. */
export function askedIf(
  { step, schema }: StepModel,
  field: Field,
  words: Vocabulary,
): string | null {
  if (field.parent !== null) return null;
  const parts = conditionalsAsking(schema, field.name);
  const isAlways = Object.hasOwn(object(schema['properties']), field.name) || parts.length === 0;
  const prefix = field.path.slice(0, field.path.length - field.name.length);
  const inside = isAlways
    ? []
    : [parts.map(({ test, when }) => testInWords(test, prefix, words, !when)).join(', or if ')];
  const show = step.show?.[field.name];
  const across = show === undefined ? [] : [conditionInWords({ condition: show }, words)];
  const all = [...across, ...inside];
  return all.length === 0 ? null : all.join(' and ');
}

/** The `if` of a step in words; `prefix` is the section of its fields, including the dot. */
export function testInWords(
  test: JsonObject,
  prefix: string,
  words: Vocabulary,
  isNegated: boolean,
): string {
  const not = isNegated ? 'not ' : '';
  const parts = Object.entries(object(test['properties'])).flatMap(([name, part]) => {
    const path = `${prefix}${name}`;
    const choice = (value: Json) => words.choice(path, value);
    return Object.entries(object(part)).map(([keyword, limit]) => {
      const phrase = keywordInWords(keyword, limit, choice);
      return `${words.question(path)} ${isNegated ? `${phrase.replace(/^is /, 'is not ')}` : phrase}`;
    });
  });
  const named = new Set(Object.keys(object(test['properties'])));
  const required = Array.isArray(test['required']) ? test['required'] : [];
  const answered = required
    .filter((name) => !named.has(valueAsText(name)))
    .map((name) => `${words.question(`${prefix}${valueAsText(name)}`)} is ${not}answered`);
  return [...parts, ...answered].join(isNegated ? ' or ' : ' and ');
}

function keywordInWords(keyword: string, limit: Json, choice: (value: Json) => string): string {
  const all = Array.isArray(limit) ? limit.map(choice).join(' or ') : choice(limit);
  switch (keyword) {
    case 'const':
    case 'enum':
      return `is ${all}`;
    case 'minimum':
      return `is at least ${all}`;
    case 'exclusiveMinimum':
      return `is more than ${all}`;
    case 'maximum':
      return `is at most ${all}`;
    case 'exclusiveMaximum':
      return `is less than ${all}`;
    case 'contains':
      return isObject(limit) && limit['const'] !== undefined
        ? `is a list with ${choice(limit['const'])}`
        : `is a list with ${JSON.stringify(limit)}`;
    default:
      return `is one with ${keyword} ${JSON.stringify(limit)}`;
  }
}
