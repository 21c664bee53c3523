import { canonicalStep, sameJson } from '../../../engine/core.ts';
import { readable } from '../project/outline.ts';
import type { Texts } from '../project/texts.ts';
import { putChanged, schemaFile, uiFile } from './step-texts.ts';

/** Are the files of a step in the one form that the studio edits? */
export function isCanonical(texts: Texts, step: string): boolean {
  const { before, after } = inBoth(texts, step);
  return sameJson(before, after);
}

/** Writes the files of a step in that form. What is asked, and when, stays the same. */
export function withCanonical(texts: Texts, step: string): Texts {
  const { before, after } = inBoth(texts, step);
  const schema = { before: before.schema, value: after.schema };
  const written = putChanged(texts, schemaFile(step), [], schema);
  return putChanged(written, uiFile(step), [], { before: before.ui, value: after.ui });
}

function inBoth(texts: Texts, step: string) {
  const before = {
    schema: readable(texts, schemaFile(step)),
    ui: readable(texts, uiFile(step)),
  };
  return { before, after: canonicalStep(before) };
}
