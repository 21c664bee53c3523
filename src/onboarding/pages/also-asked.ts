import type { CompiledFlow } from '../../flow/compiled.ts';
import type { PageData } from '../../flow/types.ts';
import { compileExpression } from '../../logic/evaluate.ts';
import type { Catalogs, Scope } from '../../logic/expression.ts';
import { textOf } from '../../logic/json.ts';
import type { Asked } from '../../quote/AskedFor.tsx';

/** The coverages that these answers ask for, each with what becomes of it on the page. */
export function alsoAsked(
  { alsoAsked: coverages = [] }: PageData,
  flow: CompiledFlow,
  catalogs: Catalogs,
  scope: Scope,
): Asked[] {
  return coverages
    .filter(({ when }) => flow.condition(when)?.(scope) === true)
    .map(({ text, included, note, answer }) => ({
      text: textOf(compileExpression(text, flow.source, catalogs)(scope)),
      included,
      note,
      answer,
    }))
    .filter(({ text }) => text !== '');
}
