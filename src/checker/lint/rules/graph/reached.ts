import { unconnected } from '../../../../engine/core.ts';
import type { Defect, LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/prove.ts';
import type { Model } from '../../../model/model.ts';

export const g4: LintRule = {
  code: 'G4',
  name: 'step-connected',
  layer: 'journeys',
  guarantee: 'Every step can be reached along the transitions.',
  severity: 'error',
  check: ({ compiled, flowPath }) =>
    compiled === undefined
      ? []
      : unconnected(compiled.source).map(({ at, text, suggestion }) => ({
          file: flowPath,
          pointer: at,
          message: text,
          suggestion,
        })),
};

export const g10: LintRule = {
  code: 'G10',
  name: 'path-ends',
  layer: 'branches',
  guarantee: 'Every path through the flow ends at a page.',
  severity: 'error',
  check: (model) =>
    (proofOf(model)?.circles ?? []).map((state) => ({
      file: model.flowPath,
      pointer: `/steps/${model.compiled?.step(state.step)?.position ?? 0}`,
      message: `A visitor returns to "${state.step}" (${[...state.trail, state.step].slice(-4).join(' → ')}) and never reaches the end.`,
      witness: { step: state.step, answers: state.answers },
    })),
};

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

export const g15: LintRule = {
  code: 'G15',
  name: 'path-lengths',
  layer: 'journeys',
  guarantee: 'The shortest and longest paths have the lengths stated in the flow file.',
  severity: 'error',
  check: (model) => {
    const { flow, flowPath } = model;
    const proof = proofOf(model);
    const proven = proof?.routes.bounds ?? null;
    if (flow === undefined || proven === null || proof?.unproven.length !== 0) return [];
    const { shortest, longest } = proven;
    const real = { shortest: shortest.length, longest: longest.length };
    const { bounds } = flow;
    if (bounds === undefined) {
      return [
        {
          file: flowPath,
          pointer: '',
          message: `The flow does not state how long its paths are (${real.shortest} to ${real.longest} steps): a change that makes visitors answer more would go unnoticed.`,
          suggestion: `Add "bounds": { "shortest": ${real.shortest}, "longest": ${real.longest} }.`,
        },
      ];
    }
    return (['shortest', 'longest'] as const)
      .filter((key) => bounds[key] !== real[key])
      .map((key) => ({
        file: flowPath,
        pointer: `/bounds/${key}`,
        message: `The ${key} path has ${real[key]} steps, not ${bounds[key]}: ${proven[key].join(' → ')}.`,
        suggestion: `If that length is intended, write ${real[key]}.`,
      }));
  },
};
