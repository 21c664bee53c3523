import type { Defect, LintRule } from '../../rule.ts';
import { compileSchema } from '../../../model/ajv.ts';
import { shown } from '../../../wording/shown.ts';
import { proofOf } from '../../../proof/prove.ts';
import {
  type Field,
  type Json,
  STORES,
  type Store,
  kindNamed,
  object,
  optionsOf,
  storeOf,
} from '../../../../engine/core.ts';
import type { Model } from '../../../model/model.ts';
import { STORED_AMOUNTS } from '../../../model/catalogs.ts';
import { isRegExp } from './limits.ts';

export const t11: LintRule = {
  code: 'T11',
  name: 'one-place',
  layer: 'parts',
  guarantee:
    'Each section is answered on one step only, and a list of sections lists the fields of the step.',
  severity: 'error',
  check: ({ flow, flowPath, steps }) => {
    const places = (flow?.steps ?? []).flatMap((step, index) =>
      [step.answers].flat().map((section) => ({ section, id: step.id, index })),
    );
    const twice = places.flatMap(({ section, index }, position): Defect[] => {
      const first = places.find((place) => place.section === section);
      if (first === undefined || first === places[position]) return [];
      return [
        {
          file: flowPath,
          pointer: `/steps/${index}/answers`,
          message: `"${section}" is already answered on "${first.id}": the second answer overwrites the first, possibly with another type.`,
        },
      ];
    });
    const different = steps.flatMap(({ step, at, fields }): Defect[] => {
      if (typeof step.answers === 'string') return [];
      const { answers } = step;
      const names = fields.filter(({ parent }) => parent === null).map(({ name }) => name);
      return [
        ...answers
          .filter((section) => !names.includes(section))
          .map((section) => ({
            file: flowPath,
            pointer: `${at}/answers`,
            message: `The step has no field "${section}": the section stays empty for every visitor.`,
          })),
        ...names
          .filter((name) => !answers.includes(name))
          .map((name) => ({
            file: flowPath,
            pointer: `${at}/answers`,
            message: `The field "${name}" belongs to no section: what the visitor answers there is lost.`,
          })),
      ];
    });
    return [...twice, ...different];
  },
};

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

export const t15: LintRule = {
  code: 'T15',
  name: 'amount-format',
  layer: 'parts',
  guarantee: 'The pattern of an amount accepts amounts as the widget stores them.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ fields, schemaFile }) =>
      fields.filter(isAmount).flatMap((field): Defect[] => {
        const store = storeOf(optionsOf(field)['store']);
        const [refused] = refusedBy(field, store);
        if (refused === undefined) return [];
        const fitting = STORES.filter((other) => refusedBy(field, other).length === 0);
        return [
          {
            file: schemaFile,
            pointer: `${field.pointer}/pattern`,
            message: `The amount "${field.name}" is stored like ${refused} ("store": "${store}"), but the pattern rejects that: a visitor who enters such an amount cannot continue.`,
            ...(fitting.length === 0
              ? { suggestion: `Write a pattern that accepts ${examples(store)}.` }
              : {
                  suggestion: `Write "store": ${fitting.map((other) => `"${other}"`).join(' or ')} in ui.json, or a pattern that accepts ${examples(store)}.`,
                }),
          },
        ];
      }),
    ),
};

/** Whether it is entered as an amount, by a control of its own or by that of its list. */
function isAmount({ ui, name, parent }: Field): boolean {
  const list = kindNamed(parent?.parent?.ui['ui:widget']);
  return ui['ui:widget'] === 'money' || list?.amounts?.includes(name) === true;
}

/** Formats of an amount that the pattern never accepts even though the length limits allow them. */
function refusedBy({ schema }: Field, store: Store): string[] {
  const { pattern, maxLength = Number.POSITIVE_INFINITY } = schema;
  if (typeof pattern !== 'string' || !isRegExp(pattern)) return [];
  const taken = new RegExp(pattern, 'u');
  return STORED_AMOUNTS[store]
    .map(({ as, texts }) => ({
      as,
      texts: texts.filter(({ length }) => length <= Number(maxLength)),
    }))
    .filter(({ texts }) => texts.length > 0 && !texts.some((text) => taken.test(text)))
    .map(({ as }) => as);
}

function examples(store: Store): string {
  return STORED_AMOUNTS[store].map(({ as }) => as).join(' and ');
}
