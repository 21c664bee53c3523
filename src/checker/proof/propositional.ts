import { type Definitions, type Expression, operation, valueAsText } from '../../engine/core.ts';

/** Each additional atom doubles the truth table. */
const ATOMS = 12;

/**
 * Whether a condition is always true or always false, whatever its comparisons yield; null if neither.
 * Comparisons are treated as opaque, so this holds for any operator inside them, except those that
 * no count can change.
 */
export function alwaysIs(condition: Expression, definitions: Definitions): boolean | null {
  const atoms = new Set<string>();
  collect(condition, definitions, atoms);
  if (atoms.size > ATOMS) return null;
  const names = [...atoms];
  const values = Array.from({ length: 2 ** names.length }, (_, bits) => {
    const truths = new Map(names.map((name, index) => [name, (bits & (1 << index)) !== 0]));
    return holds(condition, definitions, truths);
  });
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
}

/** The outcome of a comparison that no count can change, such as `count >= 0`; null for any other. */
function decided(expression: Expression): boolean | null {
  const { name, operands: [count = null, limit] = [] } = operation(expression) ?? {};
  if (operation(count)?.name !== 'count' || typeof limit !== 'number') return null;
  if (name === '>=' && limit <= 0) return true;
  if (name === '>' && limit < 0) return true;
  return (name === '<' && limit <= 0) || (name === '<=' && limit < 0) ? false : null;
}

function connective(expression: Expression, definitions: Definitions) {
  const found = operation(expression);
  if (found?.name === 'condition') {
    const named = definitions.conditions[valueAsText(found.operands[0])] ?? false;
    return { name: 'and', operands: [named] };
  }
  return found !== null && ['and', 'or', '!'].includes(found.name) ? found : null;
}

function collect(expression: Expression, definitions: Definitions, atoms: Set<string>): void {
  const found = connective(expression, definitions);
  if (found !== null) for (const part of found.operands) collect(part, definitions, atoms);
  else if (typeof expression !== 'boolean' && decided(expression) === null)
    atoms.add(JSON.stringify(expression));
}

function holds(
  expression: Expression,
  definitions: Definitions,
  truths: ReadonlyMap<string, boolean>,
): boolean {
  if (typeof expression === 'boolean') return expression;
  const found = connective(expression, definitions);
  if (found === null) return decided(expression) ?? truths.get(JSON.stringify(expression)) ?? false;
  const parts = found.operands.map((part) => holds(part, definitions, truths));
  if (found.name === 'and') return parts.every(Boolean);
  return found.name === 'or' ? parts.some(Boolean) : parts[0] !== true;
}
