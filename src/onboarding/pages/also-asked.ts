import type { CompiledFlow } from '../../flow/compile.ts';
import type { Page } from '../../flow/types.ts';
import { compileExpression } from '../../logic/evaluate.ts';
import type { Catalogs, Scope } from '../../logic/expression.ts';
import { textOf } from '../../logic/json.ts';

/** The coverages that these answers ask for and the page does not price, as words of a sentence. */
export function alsoAsked(
  { alsoAsked: coverages = [] }: Page,
  flow: CompiledFlow,
  catalogs: Catalogs,
  scope: Scope,
): string[] {
  return coverages
    .filter(({ when }) => flow.condition(when)?.(scope) === true)
    .map(({ text }) => textOf(compileExpression(text, flow.source, catalogs)(scope)))
    .filter((text) => text !== '');
}
