import type { Defect } from '../../finding.ts';
import { compileSchema } from '../../../model/ajv.ts';
import { shown } from '../../../wording/shown.ts';
import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/prove.ts';
import { type Field, type Json, object, optionsOf, kindNamed } from '../../../../engine/core.ts';
import type { Model } from '../../../model/model.ts';

/** Parts of a derived item that are none of the choices which the list offers for them. */
function unofferedParts(
  { catalogs, steps }: Model,
  { name, step, parent }: Field,
  derived: Json,
): Defect[] {
  const { catalog } = parent === null ? {} : optionsOf(parent);
  if (parent === null || typeof catalog !== 'string') return [];
  const offered = catalogs[catalog]?.entries.map(({ id }) => id) ?? [];
  return (kindNamed(parent.ui['ui:widget'])?.chosen ?? []).flatMap((part): Defect[] => {
    const value = object(derived)[part];
    if (typeof value !== 'string' || offered.includes(value)) return [];
    return [
      {
        file: steps.find(({ id }) => id === step)?.uiFile ?? '',
        pointer: `${parent.uiPointer}/ui:options/catalog`,
        message: `The catalog "${catalog}" is offered as the ${part} in "${name}", but has no entry "${value}", which the flow fills in.`,
        suggestion: `Name the catalog of the answer that the ${part} is filled in from.`,
      },
    ];
  });
}

export const t14: LintRule = {
  code: 'T14',
  name: 'derived-valid',
  layer: 'branches',
  guarantee: 'Every answer that the flow derives is one that the field accepts and offers.',
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
          const witness = { step: at ?? state.step, answers: state.answers };
          if (derived === undefined) return [];
          if (error === undefined) {
            return unofferedParts(model, field, derived).map((defect) => ({ ...defect, witness }));
          }
          return [
            {
              file: flowPath,
              pointer: `/derive/${index}/value`,
              message: `"${source.to}" is computed as ${shown(derived)}, which violates the "${error.keyword}" of its schema: the visitor sees an error they did not cause.`,
              suggestion: `Compute a value that fits, or change the "${error.keyword}" of "${field.name}".`,
              witness,
            },
          ];
        })
        .slice(0, 1);
    });
  },
};
