import type { Migration } from '../../flow/types.ts';
import type { Model } from '../model/model.ts';
import { applyAll } from '../project/edit.ts';
import type { ProjectTexts } from '../project/texts.ts';

type Parts = Omit<Migration, 'version'>;

/**
 * Extends the migration to a flow's next version. A version above `released`, which no visitor has
 * seen yet, is extended; otherwise a new one is added.
 * @param parts computes the migration's content from its existing content
 */
export function withMigration(
  texts: ProjectTexts,
  { flow, flowPath: file }: Model,
  released: number | undefined,
  parts: (before: Parts) => Parts,
): ProjectTexts {
  const { migrations = [], version = 1 } = flow ?? {};
  const last = migrations.at(-1);
  if (last !== undefined && version > (released ?? version)) {
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
