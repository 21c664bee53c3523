import { type Json, type JsonObject, object, textOf } from '../../../engine/core.ts';
import { checkedSite } from '../../../checker/model/site.ts';
import { readable } from '../project/outline.ts';
import type { Texts } from '../project/texts.ts';
import { put, usesOf } from './step-texts.ts';

/** The site's file about answers, if it has one. */
function verdictsIn(texts: Texts) {
  const { verdicts } = checkedSite();
  return verdicts !== undefined && texts.has(verdicts.file) ? verdicts : undefined;
}

/** Must something be said in that file about a question of a questionnaire? */
export function needsVerdict(texts: Texts, flowPath: string, question: JsonObject): boolean {
  const pages = listed(readable(texts, flowPath)['pages']).map((page) => {
    const { id, kind } = object(page);
    return { id: textOf(id), ...(typeof kind === 'string' && { kind }) };
  });
  return verdictsIn(texts)?.isNeeded(pages, question) === true;
}

/** Says that the answer to a question decides nothing, where something must be said. */
export function withoutVerdict(
  texts: Texts,
  step: string,
  { path, schema }: { path: string; schema: JsonObject },
): Texts {
  const verdicts = verdictsIn(texts);
  if (verdicts === undefined) return texts;
  const { file, elsewhere } = verdicts;
  return usesOf(texts, step)
    .filter((use) => needsVerdict(texts, use.path, schema))
    .reduce((all, { entry }) => {
      const count = listed(readable(all, file)[elsewhere.list]).length;
      const says = { answer: answerOf(entry, path), why: elsewhere.why };
      return put(all, file, [elsewhere.list, count], says);
    }, texts);
}

/** Takes out what is said about a question that is no longer asked. */
export function withoutCoverage(texts: Texts, step: string, path: string): Texts {
  const verdicts = verdictsIn(texts);
  if (verdicts === undefined) return texts;
  const { file, lists } = verdicts;
  const answers = usesOf(texts, step).map(({ entry }) => answerOf(entry, path));
  const before = readable(texts, file);
  return lists.reduce(
    (all, list) =>
      listed(before[list]).reduceRight<Texts>(
        (rest, entry, index) =>
          answers.includes(textOf(object(entry)['answer']))
            ? put(rest, file, [list, index], undefined)
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
