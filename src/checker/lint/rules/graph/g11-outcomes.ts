import type { Defect } from '../../finding.ts';
import type { Model } from '../../../model/model.ts';
import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/prove.ts';

export const g11: LintRule = {
  code: 'G11',
  name: 'end-reached',
  layer: 'journeys',
  guarantee: 'The first page after the questions can be reached.',
  severity: 'error',
  check: unreached,
};

function unreached(model: Model): Defect[] {
  const { flow, flowPath } = model;
  const proof = proofOf(model);
  const [first] = flow?.pages ?? [];
  if (proof === undefined || first === undefined || proof.reached.has(first.id)) return [];
  if (proof.stuck.length + proof.circles.length + proof.unproven.length > 0) return [];
  return [
    {
      file: flowPath,
      pointer: '/pages/0',
      message: `No visitor ever reaches "${first.id}": nobody sees the result of their answers.`,
    },
  ];
}
