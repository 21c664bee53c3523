import { compileExpression } from '../../../src/engine/logic/expressions/evaluate.ts';
import type { Expression } from '../../../src/engine/logic/expressions/expression.ts';
import type { Catalogs, Scope } from '../../../src/engine/logic/expressions/scope.ts';
import type { Json } from '../../../src/engine/logic/json.ts';
import type { Definitions } from '../../../src/engine/logic/expressions/lower.ts';
import { parseExpression } from '../../../src/engine/logic/expressions/parse.ts';

export const catalogs: Catalogs = {
  trades: {
    entries: [
      { id: 'plumbing', label: 'Plumbing', tags: ['water', 'indoors'] },
      { id: 'roofing', label: 'Roofing', tags: ['height', 'outdoors'] },
      { id: 'paving', label: 'Paving', tags: ['outdoors'] },
      { id: 'other', label: 'Other' },
    ],
  },
};

/** Parses and evaluates; a test with an expression outside of the subset fails at once. */
export function evaluate(
  source: Json,
  scope: Scope = {},
  definitions: Partial<Definitions> = {},
): Json | undefined {
  const run = compileExpression(
    parsed(source),
    { conditions: {}, values: {}, ...definitions },
    catalogs,
  );
  return run(scope);
}

export function parsed(source: Json): Expression {
  const result = parseExpression(source);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
