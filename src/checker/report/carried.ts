import type { Migration } from '../../engine/core.ts';
import { renameChoice } from '../edits/rename-choice.ts';
import { renameField } from '../edits/rename-field.ts';
import { buildModel, type Model } from '../model/model.ts';
import type { ProjectTexts } from '../project/texts.ts';

/** A choice that got another id, with the path of its question in the new version. */
type RenamedChoice = { path: string; was: string; is: string };

/** The old version in the names of the new one, in which a new name alone makes no difference. */
export type Carried = { before: Model; choices: readonly RenamedChoice[] };

/** The migrations of the new version that the old one does not have, oldest first. */
export function newMigrations(before: Model, after: Model): readonly Migration[] {
  const known = before.flow?.version ?? 0;
  return (after.flow?.migrations ?? []).filter(({ version }) => version > known);
}

/**
 * Renames the fields and choices of the old version as the migrations of the new one do. What cannot be
 * renamed, such as a field that moved to another section, keeps its old name.
 */
export function carried(before: Model, after: Model): Carried {
  const migrations = newMigrations(before, after);
  if (migrations.length === 0) return { before, choices: [] };
  // Nothing counts as released: the renames come from migrations, and must not add their own.
  const made = { of: before.flowPath, released: new Map() };
  const choices: RenamedChoice[] = [];
  let texts: ProjectTexts = new Map(before.files.map(({ path, text }) => [path, text]));
  for (const { move = {}, replace = {} } of migrations) {
    for (const [path, to] of Object.entries(move)) {
      const name = nameWithin(path, to);
      const result = name === null ? null : renameField(texts, { ...made, path, name });
      if (result?.ok) texts = result.value.texts;
    }
    for (const choice of choicesIn(replace)) {
      const result = renameChoice(texts, { ...made, ...choice });
      if (!result.ok) continue;
      texts = result.value;
      choices.push(choice);
    }
  }
  return { before: buildModel(texts, before.today, before.flowPath), choices };
}

/** The new name of a field that stays in the same place; null if it moved elsewhere. */
function nameWithin(path: string, to: string): string | null {
  const [from, target] = [path.split('.'), to.split('.')];
  const name = target.at(-1) ?? '';
  return from.with(-1, name).join('.') === to ? name : null;
}

const choicesIn = (replace: NonNullable<Migration['replace']>): RenamedChoice[] =>
  Object.entries(replace).flatMap(([path, ids]) =>
    Object.entries(ids).map(([was, is]) => ({ path, was, is })),
  );
