import { valueAsText } from '../../../../engine/core.ts';
import { compileSchema } from '../../../model/ajv.ts';
import { isRegExp } from './t7-pattern-lengths.ts';
import { ofSchema } from '../../../proof/samples.ts';
import type { LintRule } from '../../rule.ts';

export const t10: LintRule = {
  code: 'T10',
  name: 'value-exists',
  layer: 'steps',
  guarantee: 'Every field has an answer that its schema accepts and one that it refuses.',
  severity: 'error',
  check: ({ steps, today }) =>
    steps.flatMap(({ fields, schemaFile }) =>
      fields.flatMap(({ schema, pointer, name }) => {
        const compiled = compileSchema(schema);
        if (!compiled.ok || !isRegExp(valueAsText(schema['pattern'] ?? ''))) return [];
        const valid = ofSchema(schema, today).some(
          (value) => compiled.validate(value).length === 0,
        );
        const strict = [null, {}, [], 'text', 0.5, true].some(
          (value) => compiled.validate(value).length > 0,
        );
        return [
          ...(valid
            ? []
            : [
                {
                  file: schemaFile,
                  pointer,
                  message: `No answer to "${name}" was found that its schema accepts: the visitor could not continue.`,
                  suggestion: 'Take out the limits that contradict each other.',
                },
              ]),
          ...(strict
            ? []
            : [
                {
                  file: schemaFile,
                  pointer,
                  message: `The schema of "${name}" accepts anything: broken answers would be sent.`,
                },
              ]),
        ];
      }),
    ),
};
