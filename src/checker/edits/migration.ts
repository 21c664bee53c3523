import type { Flow, Migration } from '../../engine/core.ts';
import { buildModel, type Model } from '../model/model.ts';
import { applyAll } from '../project/edit.ts';
import type { ProjectTexts } from '../project/source-file.ts';

type Parts = Omit<Migration, 'version'>;

/** The texts that visitors' saved drafts are from; null or undefined if there are none to read. */
export type Released = ProjectTexts | null | undefined;

/** A questionnaire as released; undefined if it was not. */
export const releasedModel = (released: Released, flowPath: string): Model | undefined =>
  released?.has(flowPath) ? buildModel(released, undefined, flowPath) : undefined;

/**
 * Extends the migration to a flow's next version. A version above the released one, which no visitor
 * has seen yet, is extended; otherwise a new one is added.
 * @param parts computes the migration's content from its existing content
 */
export function withMigration(
  texts: ProjectTexts,
  { flow, flowPath: file }: Model,
  released: Released,
  parts: (before: Parts) => Parts,
): ProjectTexts {
  const { migrations = [], version = 1 } = flow ?? {};
  const last = migrations.at(-1);
  if (last !== undefined && version > (releasedModel(released, file)?.flow?.version ?? version)) {
    const set = `/migrations/${migrations.length - 1}`;
    return applyAll(texts, [{ file, set, to: { ...last, ...parts(last) } }]);
  }
  const entry = { version: version + 1, ...parts({}) };
  return applyAll(texts, [
    { file, set: '/version', to: version + 1 },
    last === undefined
      ? { file, set: '/migrations', to: [entry] }
      : { file, insert: `/migrations/${migrations.length}`, to: entry },
  ]);
}

/**
 * True if a saved draft can hold an answer to what is asked at a path now. What was never released
 * needs no migration. Without released texts, anything may have been answered.
 * @param asks whether the released questionnaire asked it, given its path there
 */
export function isInDrafts(
  released: Released,
  { flow, flowPath }: Model,
  path: string,
  asks: (model: Model, path: string) => boolean,
): boolean {
  if (!released) return true;
  const before = releasedModel(released, flowPath);
  return before !== undefined && asks(before, releasedPath(flow, before.flow?.version, path));
}

/** What a path was called in the released version. */
function releasedPath(flow: Flow | undefined, version = 0, path: string): string {
  return (flow?.migrations ?? [])
    .filter((migration) => migration.version > version)
    .toReversed()
    .flatMap(({ move = {} }) => Object.entries(move))
    .reduce(
      (at, [from, to]) =>
        at === to || at.startsWith(`${to}.`) ? `${from}${at.slice(to.length)}` : at,
      path,
    );
}
