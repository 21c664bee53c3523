import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import { lint } from '../../../src/checker/lint/run.ts';
import type { Finding, LintRule } from '../../../src/checker/lint/rule.ts';
import type { Json, JsonObject } from '../../../src/engine/logic/json.ts';

const base = questionnaire('tiny');

export const SCHEMA = 'schemas/person/schema.json';
export const LOOK = 'schemas/person/ui.json';
export const FLOW = 'flows/tiny.json';

/** The step `person` of the small project with an added field `more` and its UI schema. */
export function oneMore(schema: JsonObject, look: JsonObject): Edit[] {
  return [
    { file: SCHEMA, set: '/properties/more', to: { title: 'One more', ...schema } },
    { file: LOOK, set: '/more', to: look },
    { file: LOOK, set: '/ui:order', to: ['*'] },
  ];
}

/** A field's UI schema with this widget, these options and a message per keyword. */
export function look(widget: string, options: JsonObject = {}, ...keywords: string[]): JsonObject {
  const errors = Object.fromEntries(keywords.map((keyword) => [keyword, `Fix ${keyword}`]));
  const all = keywords.length === 0 ? options : { ...options, errors };
  return { 'ui:widget': widget, ...(Object.keys(all).length > 0 && { 'ui:options': all }) };
}

/** Labels of choices, by value. */
export const words = (...values: string[]): Json =>
  Object.fromEntries(values.map((value) => [value, { label: value.toUpperCase() }]));

/** The findings of the given rules (default: all) in the small project after the edits. */
export function findings(edits: readonly Edit[], ...rules: LintRule[]): Finding[] {
  return lint(applyAll(base, edits), rules.length === 0 ? undefined : rules);
}
