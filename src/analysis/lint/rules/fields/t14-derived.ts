import type { Defect } from '../../finding.ts';
import { compileSchema } from '../../../model/ajv.ts';
import { shown } from '../../../wording/shown.ts';
import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/proof-of.ts';

export const t14: LintRule = {
  code: 'T14',
  keeps: 'Every answer that the flow derives is one that the field accepts.',
  severity: 'error',
  check: (model) => {
    const { compiled, flowPath } = model;
    const proof = proofOf(model);
    if (compiled === undefined || proof === undefined) return [];
    return compiled.derivations.flatMap(({ source, value }, index): Defect[] => {
      const field = proof.subject.field(source.to);
      const schema = field === undefined ? undefined : compileSchema(field.schema);
      // A conditional derivation fills a field that exists only under that condition.
      if (field === undefined || schema?.ok !== true || source.when !== undefined) return [];
      const at = proof.subject.stepOf(source.to);
      const states = [...proof.ends, ...[...proof.reached.values()].reverse()];
      return states
        .flatMap((state): Defect[] => {
          const derived = value(proof.subject.scope(state.known));
          const error = derived === undefined ? undefined : schema.validate(derived)[0];
          if (derived === undefined || error === undefined) return [];
          return [
            {
              file: flowPath,
              pointer: `/derive/${index}/value`,
              message: `"${source.to}" is computed as ${shown(derived)}, which violates the "${error.keyword}" of its schema: the visitor sees an error they did not cause.`,
              suggestion: `Compute a value that fits, or change the "${error.keyword}" of "${field.name}".`,
              witness: { step: at ?? state.step, answers: state.answers },
            },
          ];
        })
        .slice(0, 1);
    });
  },
};
