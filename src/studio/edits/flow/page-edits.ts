import template from '../../../checker/edits/flow/questionnaire.template.json' with { type: 'json' };
import { numberWith } from '../../../checker/edits/flow/end-pages.ts';
import { isObject, type Json, type JsonObject, object } from '../../../engine/core.ts';
import type { Keys } from '../../../checker/project/edit.ts';
import { readable } from '../project/outline.ts';
import type { Texts } from '../project/texts.ts';
import { put } from '../step/step-texts.ts';

/** An entry of the flow file, by its id: a step or an end page. */
export type Entry = { flowPath: string; of: 'steps' | 'pages'; id: string };

/** The entry as far as it can be read; empty if it is gone. */
export const entryIn = (texts: Texts, entry: Entry): JsonObject =>
  object(entriesOf(texts, entry)[placeOf(texts, entry)]);

/** Sets a value in an entry, or removes it if undefined. */
export function putInEntry(texts: Texts, entry: Entry, keys: Keys, value: Json | undefined): Texts {
  const place = placeOf(texts, entry);
  return place < 0 ? texts : put(texts, entry.flowPath, [entry.of, place, ...keys], value);
}

/** Gives a page another kind. Words that the page had stay; those that it lacks come from the template. */
export function setKind(texts: Texts, page: Entry, kind: string): Texts {
  const changed = putInEntry(texts, page, ['kind'], kind);
  const { outcome } = entryIn(texts, page);
  return kind === template.page.kind && outcome === undefined
    ? putInEntry(changed, page, ['outcome'], template.page.outcome)
    : changed;
}

/** Sets the start of a request's number; a page without a number gets one. */
export function setPrefix(texts: Texts, page: Entry, prefix: string): Texts {
  return isObject(entryIn(texts, page)['number'])
    ? putInEntry(texts, page, ['number', 'prefix'], prefix)
    : putInEntry(texts, page, ['number'], numberWith(prefix));
}

const placeOf = (texts: Texts, entry: Entry): number =>
  entriesOf(texts, entry).findIndex((one) => object(one)['id'] === entry.id);

function entriesOf(texts: Texts, { flowPath, of }: Entry): readonly Json[] {
  const entries = readable(texts, flowPath)[of];
  return Array.isArray(entries) ? entries : [];
}
