import { syntaxWords } from '../../../project/syntax-words.ts';
import { type SourceFile, duplicateKeys } from '../../../project/source-file.ts';
import type { Defect, LintRule } from '../../rule.ts';
import { compared, idle, sameId, untyped } from '../../../../engine/core.ts';
import type { StepModel } from '../../../model/step-model.ts';

export const f1: LintRule = {
  code: 'F1',
  name: 'file-parses',
  layer: 'files',
  guarantee: 'Every file is valid JSON.',
  severity: 'error',
  check: ({ files }) => syntaxDefects(files),
};

type SyntaxDefect = {
  file: string;
  pointer: string;
  offset: number;
  message: string;
  suggestion: string;
};

/** The first syntax error of each file. */
export function syntaxDefects(files: readonly SourceFile[]): SyntaxDefect[] {
  return files.flatMap(({ path, text, syntax }) =>
    syntax.slice(0, 1).map(({ offset, text: code }) => {
      const { what, how } = syntaxWords(text, code, offset);
      return {
        file: path,
        pointer: '',
        offset,
        message: `This file is not valid JSON (${what}): nothing in it would reach a visitor.`,
        suggestion: how,
      };
    }),
  );
}

export const f2: LintRule = {
  code: 'F2',
  name: 'no-duplicate-keys',
  layer: 'files',
  guarantee: 'No object has the same key twice.',
  severity: 'error',
  check: ({ files }) =>
    files.flatMap((file) =>
      duplicateKeys(file).map(({ pointer, key, offset }) => ({
        file: file.path,
        pointer,
        offset,
        message: `"${key}" appears twice in this object: JSON keeps the last one, so the first one never reaches a visitor.`,
        suggestion: 'Keep one of the two.',
      })),
    ),
};

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

export const f17: LintRule = {
  code: 'F17',
  name: 'written-out',
  layer: 'files',
  guarantee:
    'Shorthand in a schema can be expanded, and no two fields have the same id on the page.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ schemaFile: file, problems, fields }) =>
      [...problems, ...fields.flatMap(untyped), ...sameId(fields)].map((told): Defect => ({
        file,
        ...told,
      })),
    ),
};
