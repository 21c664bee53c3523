import { type Json, type JsonObject, kindOf, object, textOf } from '../../../engine/core.ts';
import { parseSource } from '../../../checker/project/source-file.ts';
import { readable } from '../project/outline.ts';
import type { Texts } from '../project/texts.ts';
import { put, usesOf } from './step-texts.ts';

const FILE = 'schemas/catalog/coverage.json';
/** The lists of what the policy does with answers, each of them by its path. */
const LISTS = ['lists', 'answers', 'counts', 'elsewhere'];
/** The list of answers about which nothing has to be said. */
const ELSEWHERE = 'elsewhere';

/**
 * Must something be said about the coverage of a question? So it is where the questionnaire ends in a
 * quote, and the question has choices.
 */
export const needsVerdict = (texts: Texts, flowPath: string, question: JsonObject): boolean =>
  texts.has(FILE) && isQuoted(texts, flowPath) && hasChoices(question);

function isQuoted(texts: Texts, flowPath: string): boolean {
  const { pages } = readable(texts, flowPath);
  return (Array.isArray(pages) ? pages : []).some((page) => {
    const { id, kind } = object(page);
    return kindOf({ id: textOf(id), ...(typeof kind === 'string' && { kind }) }) === 'quote';
  });
}

function hasChoices({ type, enum: choices, items }: JsonObject): boolean {
  const item = object(items);
  return type === 'boolean' || choices !== undefined || item['type'] === 'string';
}

/** Says that the answer to a question decides nothing about the coverage, where something must be said. */
export function withoutVerdict(
  texts: Texts,
  step: string,
  { path, schema }: { path: string; schema: JsonObject },
): Texts {
  return usesOf(texts, step)
    .filter((use) => needsVerdict(texts, use.path, schema))
    .reduce((all, { entry }) => {
      const count = listed(readable(all, FILE)[ELSEWHERE]).length;
      const says = { answer: answerOf(entry, path), why: 'It decides nothing about the coverage.' };
      return put(all, FILE, [ELSEWHERE, count], says);
    }, texts);
}

/** Takes out what is said about the coverage of a question that is no longer asked. */
export function withoutCoverage(texts: Texts, step: string, path: string): Texts {
  if (!texts.has(FILE)) return texts;
  const answers = usesOf(texts, step).map(({ entry }) => answerOf(entry, path));
  const coverage = object(parseSource(FILE, texts.get(FILE) ?? '').json);
  return LISTS.reduce(
    (all, list) =>
      listed(coverage[list]).reduceRight<Texts>(
        (rest, entry, index) =>
          answers.includes(textOf(object(entry)['answer']))
            ? put(rest, FILE, [list, index], undefined)
            : rest,
        all,
      ),
    texts,
  );
}

/** The path of a question in the answers, given the step's entry in a flow. */
function answerOf({ answers }: JsonObject, path: string): string {
  const section = textOf(answers);
  return section === '' ? path : `${section}.${path}`;
}

const listed = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? json : []);
