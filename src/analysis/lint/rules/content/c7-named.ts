import type { Defect } from '../../finding.ts';
import type { Field } from '../../../model/fields.ts';
import type { LintRule } from '../../rule.ts';

export const c7: LintRule = {
  code: 'C7',
  keeps: 'Every field that visitors answer has a label.',
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

/** List widgets label the fields of their items. */
function isAsked({ ui, path, schema }: Field): boolean {
  const widget = ui['ui:widget'];
  const silent = widget === 'hidden' || widget === 'hidden-null' || schema['type'] === 'null';
  return !silent && !path.includes('*');
}
