import { BOOKKEEPING, CONSENTS, isReservedName, PROGRESS } from '../../../../engine/core.ts';
import type { Defect } from '../../finding.ts';
import type { Model } from '../../../model/model.ts';
import type { LintRule } from '../../rule.ts';

export const f8: LintRule = {
  code: 'F8',
  name: 'reserved-names',
  layer: 'names',
  guarantee: 'No field, section, condition, value or step has a name that is reserved.',
  severity: 'error',
  check: (model) => {
    const { steps, flow, flowPath } = model;
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
    return [...fields, ...sections, ...names, ...taken(model), ...folders(flow, flowPath)];
  },
};

/** The browser stores answers next to what the app keeps, in the same key space. */
function taken({ steps, flow, flowPath: file }: Model): Defect[] {
  const kept: readonly string[] = [...BOOKKEEPING, ...PROGRESS, CONSENTS];
  const sections = [
    ...steps.flatMap(({ step, at, schemaFile, fields }) =>
      [step.answers].flat().map((name) => ({
        name,
        pointer: `${at}/answers`,
        field: fields.some(({ path }) => path === name) ? `, and its field in ${schemaFile}` : '',
      })),
    ),
    ...(flow?.pages ?? []).map(({ keeps = '' }, index) => ({
      name: keeps,
      pointer: `/pages/${index}/keeps`,
      field: '',
    })),
  ];
  return sections
    .filter(({ name }) => kept.includes(name))
    .map(({ name, pointer, field }) => ({
      file,
      pointer,
      message: `"${name}" is stored with every draft (${kept.join(', ')}): a section of answers with this name would be overwritten and the draft lost.`,
      suggestion: `Give the section another name${field}.`,
    }));
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
