import {
  type CompiledFlow,
  compileExpression,
  type PageWords,
  type Scope,
  textOf,
} from '../../../engine/core.ts';
import type { Asked } from '../../quote/AskedFor.tsx';

/** The coverages that these answers ask for, and how the page treats each of them. */
export function alsoAsked(
  { alsoAsked: coverages = [] }: PageWords,
  flow: CompiledFlow,
  scope: Scope,
): Asked[] {
  return coverages
    .filter(({ when }) => flow.condition(when)?.(scope) === true)
    .map(({ text, included, note, answer, link }) => ({
      text: textOf(compileExpression(text, flow.source, flow.catalogs)(scope)),
      included,
      note,
      answer,
      ...(link && { link }),
    }))
    .filter(({ text }) => text !== '');
}
