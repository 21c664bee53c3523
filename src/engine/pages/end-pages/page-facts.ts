import type { CompiledFlow } from '../../flow/compiled.ts';
import type { PageWords } from '../../flow/types.ts';
import { compileExpression } from '../../logic/expressions/evaluate.ts';
import type { Scope } from '../../logic/expressions/scope.ts';
import { textOf, type Json } from '../../logic/json.ts';

/** The answers that a page shows, by their names in the flow file. */
export type PageFacts<Name extends string> = {
  /** '' if it is not answered. */
  text: (name: Name) => string;
  /** Each text once: two class codes of one trade have one name. */
  texts: (name: Name) => string[];
  /** All answered texts, for a view to take as its props of the same names. */
  given: () => Readonly<Record<string, string>>;
};

/** Reads a page's facts for these answers; names that the page does not have are empty. */
export function pageFacts<Name extends string = string>(
  page: PageWords,
  flow: CompiledFlow,
  scope: Scope,
): PageFacts<Name> {
  const valueOf = (name: string): Json => {
    const fact = page.facts?.[name];
    return fact === undefined
      ? null
      : (compileExpression(fact, flow.source, flow.catalogs)(scope) ?? null);
  };
  return {
    text: (name) => textOf(valueOf(name)),
    given: () =>
      Object.fromEntries(
        Object.keys(page.facts ?? {}).flatMap((name) => {
          const value = valueOf(name);
          return typeof value === 'string' && value !== '' ? [[name, value]] : [];
        }),
      ),
    texts(name) {
      const list = valueOf(name);
      return Array.isArray(list) ? [...new Set(list.map(textOf).filter((one) => one !== ''))] : [];
    },
  };
}
