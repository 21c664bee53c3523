import { isReservedName } from '../../../../src/logic/path.ts';
import type { LintRule } from '../../rule.ts';

export const f8: LintRule = {
  code: 'F8',
  keeps:
    'No field, section, condition or value has a name that JavaScript reads as something else.',
  severity: 'error',
  check: ({ steps, flow, flowPath }) => {
    const message = (name: string) =>
      `"${name}" is a name of JavaScript’s own: reading it gives a function, never the visitor’s answer.`;
    const fields = steps.flatMap(({ fields: all, schemaFile }) =>
      all
        .filter(({ name }) => isReservedName(name))
        .map(({ name, pointer }) => ({ file: schemaFile, pointer, message: message(name) })),
    );
    const sections = steps.flatMap(({ step, at }) =>
      [step.answers]
        .flat()
        .filter(isReservedName)
        .map((name) => ({ file: flowPath, pointer: `${at}/answers`, message: message(name) })),
    );
    const names = (['conditions', 'values'] as const).flatMap((kind) =>
      Object.keys(flow?.[kind] ?? {})
        .filter(isReservedName)
        .map((name) => ({ file: flowPath, pointer: `/${kind}/${name}`, message: message(name) })),
    );
    return [...fields, ...sections, ...names];
  },
};
