import {
  type CompiledFlow,
  type Derivation,
  type Expression,
  isObject,
} from '../../engine/core.ts';
import type { Computed, Names } from './linear.ts';
import { readsThrough } from './reads-through.ts';

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
