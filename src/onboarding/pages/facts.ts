import type { CompiledFlow } from '../../flow/compiled.ts';
import type { Page } from '../../flow/types.ts';
import { compileExpression } from '../../logic/evaluate.ts';
import type { Scope } from '../../logic/expression.ts';
import { textOf, type Json } from '../../logic/json.ts';

type Facts = Readonly<Record<string, Json | undefined>>;

/** What a page reads of the answers, by the names under its `reads` in the flow file. */
export function factsOf(flow: CompiledFlow, { reads = {} }: Page, scope: Scope): Facts {
  return Object.fromEntries(
    Object.entries(reads).map(([name, expression]) => [
      name,
      compileExpression(expression, flow.source, flow.catalogs)(scope),
    ]),
  );
}

/** The facts that are texts, to be handed to the page as its props of the same names. */
export function textsIn(facts: Facts): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) =>
      typeof fact === 'string' ? [[name, fact]] : [],
    ),
  );
}

/** The texts of a list, which may be none. */
export const textsOf = (list: Json | undefined): string[] =>
  Array.isArray(list) ? list.map(textOf) : [];
