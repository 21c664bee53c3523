import { object } from '../../engine/core.ts';
import type { StepModel } from './step-model.ts';

/** The names of the conditions of texts that a step shows to some visitors, with their places. */
export function blockConditions({ ui }: StepModel): { when: string; pointer: string }[] {
  const blocks = ui['ui:blocks'];
  return (Array.isArray(blocks) ? blocks : []).flatMap((block, index) => {
    const { when } = object(block);
    return typeof when === 'string' ? [{ when, pointer: `/ui:blocks/${index}/when` }] : [];
  });
}
