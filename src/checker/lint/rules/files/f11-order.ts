import { isObject, type JsonObject, object } from '../../../../engine/core.ts';
import type { Defect } from '../../finding.ts';
import type { LintRule } from '../../rule.ts';

export const f11: LintRule = {
  code: 'F11',
  name: 'field-order',
  layer: 'parts',
  guarantee:
    '`ui:order` names every field of the step once, and one that depends on another after that one.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ ui, uiFile, fields, schema }) => {
      const order = ui['ui:order'];
      if (!Array.isArray(order)) return [];
      const names = fields.filter(({ parent }) => parent === null).map(({ name }) => name);
      const listed = order.map(String);
      const missing = listed.includes('*') ? [] : names.filter((name) => !listed.includes(name));
      const unknown = listed.filter((name) => name !== '*' && !names.includes(name));
      const say = (text: string): Defect => ({
        file: uiFile,
        pointer: '/ui:order',
        message: text,
      });
      return [
        ...missing.map((name) =>
          say(`"${name}" is missing from the order: the form breaks when the field appears.`),
        ),
        ...unknown.map((name) =>
          say(`There is no field "${name}": its entry in the order would be ignored.`),
        ),
        ...tooEarly(listed, schema).map(([name, source]) =>
          say(
            `"${name}" is above "${source}", whose answer makes it appear: visitors who go on from there miss it.`,
          ),
        ),
      ];
    }),
};

/** Fields that appear above the question whose answer makes them appear, each with that question. */
function tooEarly(listed: readonly string[], schema: JsonObject): [string, string][] {
  const place = (name: string) => listed.indexOf(listed.includes(name) ? name : '*');
  const always = Object.keys(object(schema['properties']));
  const entries = Array.isArray(schema['allOf']) ? schema['allOf'].filter(isObject) : [];
  return entries.flatMap((entry) => {
    const sources = Object.keys(object(object(entry['if'])['properties']));
    const shown = ['then', 'else']
      .flatMap((branch) => Object.keys(object(object(entry[branch])['properties'])))
      .filter((name) => !always.includes(name));
    return [...new Set(shown)].flatMap((name) => {
      const source = sources.find((one) => place(one) > place(name));
      return source === undefined ? [] : [[name, source] satisfies [string, string]];
    });
  });
}
