import type { LintRule } from '../../rule.ts';

export const f11: LintRule = {
  code: 'F11',
  keeps: '`ui:order` names every field of the step once.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ ui, uiFile, fields }) => {
      const order = ui['ui:order'];
      if (!Array.isArray(order)) return [];
      const names = fields.filter(({ parent }) => parent === null).map(({ name }) => name);
      const listed = order.map(String);
      const missing = listed.includes('*') ? [] : names.filter((name) => !listed.includes(name));
      const unknown = listed.filter((name) => name !== '*' && !names.includes(name));
      const say = (text: string) => ({ file: uiFile, pointer: '/ui:order', message: text });
      return [
        ...missing.map((name) =>
          say(`"${name}" is missing from the order: the form breaks when the field appears.`),
        ),
        ...unknown.map((name) =>
          say(`There is no field "${name}": its entry in the order would be ignored.`),
        ),
      ];
    }),
};
