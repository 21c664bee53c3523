import { didYouMean, failed, ok, type Result } from '../../engine/core.ts';
import { type ProjectTexts, baseName, parseTexts } from '../project/source-file.ts';
import { flowPaths, stepIds } from './model.ts';

/**
 * The questionnaire that a command works on: its file, and the other questionnaires that share the
 * step.
 */
export type ChosenFlow = { path: string; sharedWith: readonly string[] };

/** A questionnaire's name on the command line: its file name without `.json`. */
export const flowName = (path: string): string => baseName(path, '.json');

/** The files of all questionnaires, or of the one that `--flow` names. */
export function namedFlows(texts: ProjectTexts, only?: string): Result<string[], string> {
  const paths = flowPaths(texts);
  if (paths.length === 0) return failed(['There is no questionnaire: the folder flows/ is empty.']);
  const chosen = paths.filter((path) => only === undefined || flowName(path) === only);
  return chosen.length > 0
    ? ok(chosen)
    : failed([`There is no flow "${only}". Known flows: ${paths.map(flowName).join(', ')}.`]);
}

/**
 * The questionnaire that a step belongs to. If several have it, `--flow` decides; without `--flow` and
 * with several questionnaires, the error lists them.
 * @param step undefined if the command names none
 */
export function flowOfStep(
  texts: ProjectTexts,
  step: string | undefined,
  only?: string,
): Result<ChosenFlow, string> {
  const named = namedFlows(texts, only);
  if (!named.ok) return named;
  const all = flowPaths(texts);
  const holders = all.filter((path) => step !== undefined && idsIn(texts, path).includes(step));
  const [first, ...more] = named.value;
  const own = named.value.filter((path) => holders.includes(path));
  const chosen = more.length === 0 ? first : own.length === 1 ? own[0] : undefined;
  if (chosen !== undefined) {
    const others = holders.filter((path) => path !== chosen);
    return ok({ path: chosen, sharedWith: others.map(flowName) });
  }
  return failed([
    own.length > 1
      ? `"${step}" is a step of ${and(own.map(flowName))}. Say which one you mean: ${options(own)}.`
      : whichOf(texts, step, all),
  ]);
}

function whichOf(texts: ProjectTexts, step: string | undefined, paths: readonly string[]): string {
  if (step === undefined) {
    return `There are several questionnaires. Say which one you mean: ${options(paths)}.`;
  }
  const known = [...new Set(paths.flatMap((path) => idsIn(texts, path)))];
  const hint = didYouMean(step, known) ?? `Say which one you mean: ${options(paths)}.`;
  return `No questionnaire has a step "${step}". ${hint}`;
}

const options = (paths: readonly string[]) =>
  paths.map((path) => `--flow ${flowName(path)}`).join(' or ');

/** Joins words as in a sentence: `a, b and c`. */
export const and = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const idsIn = (texts: ProjectTexts, path: string): string[] =>
  parseTexts(new Map([[path, texts.get(path) ?? '']])).flatMap(stepIds);
