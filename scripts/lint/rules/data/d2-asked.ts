import type { Draft } from '../../finding.ts';
import type { LintRule } from '../../rule.ts';

export const d2: LintRule = {
  code: 'D2',
  keeps:
    'Every field is answered by somebody: a widget asks it, a button gives it or the flow derives it.',
  severity: 'error',
  check: ({ flow, steps }) =>
    steps.flatMap(({ fields, step, uiFile, schemaFile }) =>
      fields.flatMap((field): Draft[] => {
        const { path, ui, schema, name, parent } = field;
        const shownOnly = ui['ui:widget'] === 'output' || ui['ui:widget'] === 'hidden';
        if (parent !== null || (!shownOnly && schema['readOnly'] !== true)) return [];
        const derived = (flow?.derive ?? []).some(
          ({ to }) => to === path || to.startsWith(`${path}.`),
        );
        const given = (step.actions ?? []).some(
          ({ set }) => set?.[path.split('.')[0] ?? ''] !== undefined,
        );
        const contradictory = shownOnly ? [] : [ui['ui:widget']];
        if ((derived || given) && contradictory.length === 0) return [];
        return [
          contradictory.length > 0
            ? {
                file: schemaFile,
                pointer: `${field.pointer}/readOnly`,
                message: `"${name}" is read-only but its widget asks for it: what the visitor enters is ignored.`,
              }
            : {
                file: uiFile,
                pointer: field.uiPointer,
                message: `"${name}" is not asked, and nothing derives it: it stays empty for every visitor.`,
              },
        ];
      }),
    ),
};
