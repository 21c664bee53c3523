import { isEndless } from '../../../proof/pattern.ts';
import type { Defect } from '../../finding.ts';
import type { LintRule } from '../../rule.ts';

/** A row that a typed text outgrows is refused with all other answers in it. */
export const r9: LintRule = {
  code: 'R9',
  name: 'text-limited',
  layer: 'parts',
  guarantee: 'Typed texts have a limit, so that no visitor outgrows the database.',
  severity: 'error',
  check: ({ sqlFiles, steps }) =>
    sqlFiles.length === 0
      ? []
      : steps.flatMap(({ fields, schemaFile: file }) =>
          fields.filter(isEndless).map(({ pointer, name }): Defect => ({
            file,
            pointer,
            message: `"${name}" takes texts of any length: once one is too long for the database, nothing more is saved for this visitor.`,
            suggestion: 'Add a "maxLength", and its message under "errors" in ui.json.',
          })),
        ),
};
