import type { Way } from '../../../checker/edits/branches.ts';
import { isObject, object, textOf } from '../../../engine/core.ts';
import { pathOf } from './project-edits.ts';
import { readable } from '../project/outline.ts';
import type { Texts } from '../project/texts.ts';

/** The transitions out of a step in evaluation order, skipping what cannot be read; the default has no condition. */
export function transitionsOf(texts: Texts, flowId: string, step: string): Way[] {
  const { steps } = readable(texts, pathOf(texts, flowId) ?? '');
  const found = (Array.isArray(steps) ? steps : []).find(
    (one) => isObject(one) && one['id'] === step,
  );
  const { next } = object(found);
  return (Array.isArray(next) ? next : []).map((one) => {
    const when = textOf(object(one)['when']);
    return { to: textOf(object(one)['to']), ...(when !== '' && { when }) };
  });
}
