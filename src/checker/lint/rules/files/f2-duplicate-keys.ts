import { duplicateKeys } from '../../../project/source-file.ts';
import type { LintRule } from '../../rule.ts';

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
