import {
  type Catalogs,
  type CompiledFlow,
  type Definitions,
  type Derivation,
  type Expression,
  type Scope,
  compileCondition,
  compileExpression,
  isMissing,
  isObject,
  operation,
  read,
  reads,
  references,
  valueAsText,
} from '../../../engine/core.ts';
import type { Computed, Names } from '../answers/linear.ts';

/** An expression, and the conditions and values that it names, directly or through others. */
export function withNamed(expression: Expression, definitions: Definitions): Expression[] {
  const named = references(expression).flatMap((reference) => {
    if (reference.kind === 'lookup') return [];
    const known = reference.kind === 'condition' ? definitions.conditions : definitions.values;
    const definition = known[reference.name];
    return definition === undefined ? [] : withNamed(definition, definitions);
  });
  return [expression, ...named];
}

/** Paths that an expression reads, directly or through the conditions and values it names. */
export function readsThrough(expression: Expression, definitions: Definitions): Set<string> {
  const all = withNamed(expression, definitions);
  return new Set(all.flatMap((one) => reads(one).map(({ path }) => path)));
}

/**
 * Answers that decide the result and are missing, unless `answered` or `firstOf` guards them. What other
 * operands of an `and` or `or` decide, in whatever order, or the other arm of an `if`, is left out.
 */
export function missingReads(
  expression: Expression,
  scope: Scope,
  definitions: Definitions,
  catalogs: Catalogs,
): string[] {
  const holds = (source: Expression) => compileCondition(source, definitions, catalogs)(scope);
  const isPresent = (source: Expression) =>
    !isMissing(compileExpression(source, definitions, catalogs)(scope));
  // Whoever was not asked for rows has none of them: to look for one or to count them says so.
  const ofList = (source: Expression): string[] =>
    operation(source)?.name === 'var' ? [] : visit(source);
  // A part that lacks nothing may decide the whole, wherever it stands among the others.
  const undecided = (parts: readonly Expression[], decides: (part: Expression) => boolean) => {
    const missing = parts.map(visit);
    const isDecided = parts.some((part, index) => missing[index]?.length === 0 && decides(part));
    return isDecided ? [] : missing.flat();
  };
  const visit = (source: Expression): string[] => {
    if (Array.isArray(source)) return source.flatMap(visit);
    const found = operation(source);
    if (found === null) return [];
    const { name, operands } = found;
    const [first = null, second = null, third = null] = operands;
    switch (name) {
      case 'answered':
        return [];
      case 'var':
        return isMissing(read(scope, valueAsText(first))) ? [valueAsText(first)] : [];
      case 'condition':
        return visit(definitions.conditions[valueAsText(first)] ?? false);
      case 'value':
        return visit(definitions.values[valueAsText(first)] ?? false);
      case 'firstOf':
        return operands.some(isPresent) ? [] : visit(operands.at(-1) ?? false);
      case 'and':
        return undecided(operands, (part) => !holds(part));
      case 'or':
        return undecided(operands, holds);
      case 'if':
        return visit(first).concat(visit(holds(first) ? second : third));
      case 'all':
        return visit(first);
      case 'some':
      case 'pluck':
      case 'count':
        return ofList(first);
      default:
        return operands.flatMap(visit);
    }
  };
  return [...new Set(visit(expression))];
}

/** Is the answer recomputed on every change, regardless of what the visitor does? */
export function isComputed({ mode, when, value }: Derivation): boolean {
  return mode === 'always' && when === undefined && expressionOf(value) !== undefined;
}

/** The expressions of all answers that are recomputed on every change, by path. */
export function computedBy(flow: CompiledFlow): Computed {
  return new Map(
    flow.source.derive.filter(isComputed).flatMap(({ to, value }): [string, Expression][] => {
      const expression = expressionOf(value);
      return expression === undefined ? [] : [[to, expression]];
    }),
  );
}

function expressionOf(value: Derivation['value']): Expression | undefined {
  return isObject(value) && Object.keys(value).length === 1 ? value['$'] : undefined;
}

/** The answers plus all answers they are computed from. */
export function withSources(paths: Iterable<string>, names: Names): Set<string> {
  const found = new Set<string>();
  const open = [...paths];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const source = names.computed.get(path);
    if (source !== undefined) open.push(...readsThrough(source, names));
  }
  return found;
}
