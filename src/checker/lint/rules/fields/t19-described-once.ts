import { declarations, sameJson } from '../../../../engine/core.ts';
import type { Defect } from '../../finding.ts';
import type { LintRule } from '../../rule.ts';

type Declaration = ReturnType<typeof declarations>[number];

export const t19: LintRule = {
  code: 'T19',
  name: 'described-once',
  layer: 'parts',
  guarantee: 'A field that a schema describes in several places is the same in each of them.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ schema, schemaFile }) => {
      const all = declarations(schema);
      return all.flatMap((later, index): Defect[] => {
        const first = all.slice(0, index).find(({ name }) => name === later.name);
        if (first === undefined || sameJson(first.schema, later.schema)) return [];
        if (isUnanswered(first, later)) return [];
        return [
          {
            file: schemaFile,
            pointer: later.pointer,
            message: `"${later.name}" is described differently at ${first.pointer}: it would be arbitrary which limits and messages the visitor gets.`,
            suggestion:
              'Write the same in both places, or use two fields. To require it only sometimes, list its name under "required" of the "then".',
          },
        ];
      });
    }),
};

/** `else` may set the answer to null where `then` does not apply. */
function isUnanswered(first: Declaration, later: Declaration): boolean {
  const branch = /^\/allOf\/\d+(?=\/else\/)/.exec(later.pointer)?.[0];
  const isSibling = branch !== undefined && first.pointer.startsWith(`${branch}/then/`);
  return isSibling && sameJson(later.schema, { type: 'null' });
}
