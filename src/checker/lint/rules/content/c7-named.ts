import type { Defect } from '../../finding.ts';
import { type Field, listOf } from '../../../../engine/core.ts';
import type { LintRule } from '../../rule.ts';

export const c7: LintRule = {
  code: 'C7',
  name: 'names-shown',
  layer: 'parts',
  guarantee: 'Every field that visitors answer has a label.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ fields, schemaFile }) =>
      fields.filter(isAsked).flatMap((field): Defect[] => {
        const label = field.ui['ui:title'] ?? field.schema['title'];
        if (typeof label === 'string' && label.trim() !== '') return [];
        return [
          {
            file: schemaFile,
            pointer: field.pointer,
            message: `"${field.name}" has no title: the visitor sees a control and does not know what to enter.`,
          },
        ];
      }),
    ),
};

/** Most list widgets label the fields of their items; only the items of a `list` use the titles. */
function isAsked(field: Field): boolean {
  const widget = field.ui['ui:widget'];
  const silent = widget === 'hidden' || widget === 'hidden-null' || field.schema['type'] === 'null';
  const list = listOf(field);
  const labeled = list !== null && list.ui['ui:widget'] !== 'list';
  return !silent && !labeled && !field.path.endsWith('.*');
}
