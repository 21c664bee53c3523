import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/prove.ts';

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
