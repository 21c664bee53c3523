import type { Defect } from '../../finding.ts';
import { compared, idle } from '../../../../engine/core.ts';
import type { StepModel } from '../../../model/step-model.ts';
import type { LintRule } from '../../rule.ts';

export const f4: LintRule = {
  code: 'F4',
  name: 'step-schema',
  layer: 'files',
  guarantee: 'Every step schema compiles in Ajv’s strict mode, and every keyword fits its type.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap((step) => [
      ...uncompiled(step),
      ...[...step.fields.flatMap(idle), ...compared(step)].map((told) => ({
        file: step.schemaFile,
        ...told,
      })),
    ]),
};

function uncompiled({ compiled, schemaFile }: StepModel): Defect[] {
  // T6 reports the pattern.
  if (compiled.ok || compiled.text.startsWith('Invalid regular expression')) return [];
  return [
    {
      file: schemaFile,
      pointer: '',
      message: `The schema cannot be compiled (${compiled.text}): no answer on this step could be checked.`,
    },
  ];
}
