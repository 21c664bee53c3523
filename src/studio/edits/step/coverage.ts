import { type Json, object, textOf } from '../../../engine/core.ts';
import { parseSource } from '../../../checker/project/source-file.ts';
import type { Texts } from '../project/texts.ts';
import { put, usesOf } from './step-texts.ts';

const FILE = 'schemas/catalog/coverage.json';
/** The lists of what the policy does with answers, each of them by its path. */
const LISTS = ['lists', 'answers', 'counts', 'elsewhere'];

/** Takes out what is said about the coverage of a question that is no longer asked. */
export function withoutCoverage(texts: Texts, step: string, path: string): Texts {
  if (!texts.has(FILE)) return texts;
  const answers = usesOf(texts, step).map(({ entry }) => {
    const section = textOf(entry['answers']);
    return section === '' ? path : `${section}.${path}`;
  });
  const coverage = object(parseSource(FILE, texts.get(FILE) ?? '').json);
  return LISTS.reduce((all, list) => {
    const entries: readonly Json[] = Array.isArray(coverage[list]) ? coverage[list] : [];
    return entries.reduceRight<Texts>(
      (rest, entry, index) =>
        answers.includes(textOf(object(entry)['answer']))
          ? put(rest, FILE, [list, index], undefined)
          : rest,
      all,
    );
  }, texts);
}
