import { whyNotRunnable } from '../../src/checker/lint/run.ts';
import { flowName, namedFlows } from '../../src/checker/model/chosen-flow.ts';
import { buildModel, type Model } from '../../src/checker/model/model.ts';
import type { ProjectTexts } from '../../src/checker/project/source-file.ts';

/** A questionnaire of a project that can be run; `name` is that of its file without `.json`. */
export type RunnableFlow = { name: string; model: Model };

/**
 * Every questionnaire of a project, or the one that `--flow` names. Ends the command with a message
 * if there is none with that name, or if one cannot be run.
 */
export function runnableFlows(texts: ProjectTexts, only?: string): RunnableFlow[] {
  const named = namedFlows(texts, only);
  if (!named.ok) return stop(named.problems.join('\n'));
  return named.value.map((path) => {
    const model = buildModel(texts, undefined, path);
    const problem = whyNotRunnable(texts, model);
    return problem === null ? { name: flowName(path), model } : stop(problem);
  });
}

/** Ends the command with a message. */
export function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
