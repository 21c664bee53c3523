import { isReservedName } from '../../../../logic/path.ts';
import { BOOKKEEPING, PROGRESS } from '../../../../draft/stored-keys.ts';
import type { Defect } from '../../finding.ts';
import type { Model } from '../../../model/model.ts';
import type { LintRule } from '../../rule.ts';

export const f8: LintRule = {
  code: 'F8',
  keeps: 'No field, section, condition, value or step has a name that is reserved.',
  severity: 'error',
  check: ({ steps, flow, flowPath }) => {
    const message = (name: string) =>
      `"${name}" is a built-in name of JavaScript: reading it gives a function, never the visitor’s answer.`;
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
    return [
      ...fields,
      ...sections,
      ...names,
      ...taken(steps, flowPath),
      ...folders(flow, flowPath),
    ];
  },
};

/** The browser stores answers next to bookkeeping data, in the same key space. */
function taken(steps: Model['steps'], file: string): Defect[] {
  const kept: readonly string[] = [...BOOKKEEPING, ...PROGRESS];
  return steps.flatMap(({ step, schemaFile, at, fields }) =>
    [step.answers].flat().flatMap((name): Defect[] => {
      if (!kept.includes(name)) return [];
      const field = fields.find(({ path }) => path === name);
      return [
        {
          file,
          pointer: `${at}/answers`,
          message: `"${name}" is stored with every draft (${kept.join(', ')}): a section of answers with this name would be overwritten and the draft lost.`,
          suggestion: `Give the section another name${field === undefined ? '' : `, and its field in ${schemaFile}`}.`,
        },
      ];
    }),
  );
}

/** Folders under `schemas/` that do not contain a step. */
const FOLDERS = ['catalog', 'content', 'meta'];

function folders(flow: Model['flow'], file: string): Defect[] {
  return (flow?.steps ?? []).flatMap(({ id }, index) =>
    FOLDERS.includes(id)
      ? [
          {
            file,
            pointer: `/steps/${index}/id`,
            message: `schemas/${id}/ is not a folder of a step: a question in it is never found.`,
            suggestion: 'Give the step another id, and its folder the same name.',
          },
        ]
      : [],
  );
}
