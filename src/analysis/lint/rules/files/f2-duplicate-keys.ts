import { duplicateKeys } from '../../../project/source-file.ts';
import type { LintRule } from '../../rule.ts';

export const f2: LintRule = {
  code: 'F2',
  keeps: 'No object has the same key twice.',
  severity: 'error',
  check: ({ files }) =>
    files.flatMap((file) =>
      duplicateKeys(file).map(({ pointer, key, offset }) => ({
        file: file.path,
        pointer,
        offset,
        message: `"${key}" is here a second time: JSON keeps the last one, so what the first one says never reaches a visitor.`,
        suggestion: 'Keep one of the two.',
      })),
    ),
};
