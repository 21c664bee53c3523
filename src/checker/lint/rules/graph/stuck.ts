import {
  type Answers,
  type Expression,
  generalPath,
  isAbsent,
  object,
  optionsOf,
  read,
  reads,
  valueAsText,
} from '../../../../engine/core.ts';
import { compileSchema } from '../../../model/ajv.ts';
import type { Defect, LintRule } from '../../rule.ts';
import type { Model } from '../../../model/model.ts';
import type { StepModel } from '../../../model/step-model.ts';
import { faultOf, reasonOf } from '../../../proof/satisfy/fault.ts';
import { proofOf } from '../../../proof/prove.ts';
import { VISITORS, lostVisitors } from '../../../visitors/random-visit.ts';
import { failedCorrections } from '../../../proof/attempts/changed-minds.ts';

export const g12: LintRule = {
  code: 'G12',
  name: 'never-stuck',
  layer: 'steps',
  guarantee:
    'No visitor gets stuck: on every path, each step can be answered and accepts what it offers, and every button works.',
  severity: 'error',
  check: (model) => [
    ...stuck(model),
    ...lost(model),
    ...refused(model),
    ...noChoices(model),
    ...dead(model),
  ],
};

function stuck(model: Model): Defect[] {
  return (proofOf(model)?.stuck ?? []).flatMap(({ state, why }): Defect[] => {
    const step = model.steps.find(({ id }) => id === state.step);
    if (step === undefined) return [];
    const { problem, place } = faultOf(step, why);
    const rule = why.by === 'rule' ? step.rules.find(({ id }) => id === why.id) : undefined;
    return [
      {
        ...(place ?? { file: model.flowPath, pointer: step.at }),
        message: `With these earlier answers, nobody can complete "${state.step}": ${problem}.`,
        suggestion: rule && whileMissing(rule.valid, step, state.answers),
        witness: { step: state.step, answers: state.answers },
      },
    ];
  });
}

/** A rule that reads an earlier answer, which these visitors did not give, has to hold for them. */
function whileMissing(valid: Expression, step: StepModel, answers: Answers): string | undefined {
  const [missing] = reads(valid)
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('$') && isAbsent(read(answers, path)))
    .filter((path) => !step.fields.some((field) => field.path === generalPath(path)));
  if (missing === undefined) return undefined;
  return `Let the rule hold while "${missing}" is not answered: { "or": [{ "!": [{ "answered": "${missing}" }] }, … ] }, with the rule as it is for the dots.`;
}

/** A random visitor who gets stuck where the proof cannot tell the kinds of answers apart. */
function lost(model: Model): Defect[] {
  const proof = proofOf(model);
  if (proof === undefined || proof.unproven.length === 0 || proof.stuck.length > 0) return [];
  return lostVisitors(proof)
    .slice(0, 1)
    .map(({ entries, answers, stuck: why }) => {
      const id = entries.at(-1)?.step ?? proof.subject.flow.source.start;
      const step = model.steps.find((one) => one.id === id);
      return {
        file: model.flowPath,
        pointer: step?.at ?? '/start',
        message: `One of ${VISITORS} random visitors gets stuck at "${id}": ${why}.`,
        witness: { step: id, answers },
      };
    });
}

/** The schema of a field must accept every choice the flow offers for it. */
function refused(model: Model): Defect[] {
  const { steps } = model;
  const proof = proofOf(model);
  if (proof === undefined) return [];
  return steps.flatMap(({ id, fields, schemaFile }) =>
    fields.flatMap((field): Defect[] => {
      const state = proof.reached.get(id);
      const offered = state && proof.subject.offered(field, proof.subject.scope(state.known));
      const isList = field.schema['type'] === 'array';
      const compiled = compileSchema(isList ? object(field.schema['items']) : field.schema);
      if (state === undefined || !offered || !compiled.ok) return [];
      const first = offered.find((choice) => compiled.validate(choice).length > 0);
      if (first === undefined) return [];
      return [
        {
          file: schemaFile,
          pointer: field.pointer,
          message: `"${field.name}" offers ${JSON.stringify(first)} but refuses it: a visitor who chooses it cannot continue.`,
          witness: { step: id, answers: state.answers },
        },
      ];
    }),
  );
}

/** The choices of a field must be a list of strings; the form ignores anything else. */
function noChoices(model: Model): Defect[] {
  const { steps, flow, flowPath } = model;
  const proof = proofOf(model);
  if (proof === undefined) return [];
  return steps.flatMap(({ id, fields }) =>
    fields.flatMap((field): Defect[] => {
      const name = valueAsText(optionsOf(field)['choicesFrom'] ?? '');
      const state = proof.reached.get(id);
      if (state === undefined || flow?.values[name] === undefined) return [];
      const scope = proof.subject.scope(state.known);
      const value = proof.subject.flow.value(name)?.(scope);
      const isList = Array.isArray(value) && value.every((item) => typeof item === 'string');
      if (value === undefined || isList) return [];
      return [
        {
          file: flowPath,
          pointer: `/values/${name}`,
          message: `"${field.name}" takes its choices from "${name}", which gives ${JSON.stringify(value)} instead of a list of texts: the visitor sees no choices.`,
          witness: { step: id, answers: state.answers },
        },
      ];
    }),
  );
}

/** If a step can be completed, each of its buttons must let some visitor continue. */
function dead(model: Model): Defect[] {
  const { compiled, flowPath } = model;
  const proof = proofOf(model);
  if (compiled === undefined || proof === undefined || proof.unproven.length > 0) return [];
  const stuck = new Set(proof.stuck.map(({ state }) => state.step));
  return compiled.steps.flatMap(({ id, position, actions }) => {
    const state = proof.reached.get(id);
    if (state === undefined || stuck.has(id)) return [];
    return actions.flatMap((action, index): Defect[] =>
      proof.pressed.has(`${id} ${action.id}`)
        ? []
        : [
            {
              file: flowPath,
              pointer: `/steps/${position}/actions/${index}`,
              message: `The button "${action.label}" never lets a visitor continue: the step refuses the answers it sets.`,
              suggestion: 'Change what it sets, or the schema or rule that refuses it.',
              witness: { step: id, answers: state.answers },
            },
          ],
    );
  });
}

export const p1: LintRule = {
  code: 'P1',
  name: 'proven',
  layer: 'steps',
  guarantee:
    'Everything is proven for all visitors; where it cannot be, random visitors walk instead (an error with `--strict`).',
  severity: 'warning',
  check: (model) => {
    const { flowPath } = model;
    const proof = proofOf(model);
    if (proof === undefined || proof.unproven.length === 0 || lostVisitors(proof).length > 0) {
      return [];
    }
    return proof.unproven.flatMap(({ state, why }) => {
      const step = model.steps.find(({ id }) => id === state.step);
      if (step === undefined) return [];
      const { problem, place, suggestion } = faultOf(step, why);
      return {
        ...(place ?? { file: flowPath, pointer: step.at }),
        message: `Not proven at "${state.step}": ${problem}. Instead, ${VISITORS} random visitors walked the questionnaire, and all came to an end.`,
        suggestion,
        witness: { step: state.step, answers: state.answers },
      };
    });
  },
};

export const g21: LintRule = {
  code: 'G21',
  name: 'corrections-possible',
  layer: 'branches',
  guarantee:
    'A visitor who goes back and changes an answer can fix everything that is then refused: no hidden question is checked.',
  severity: 'error',
  check: (model) => {
    const proof = proofOf(model);
    if (proof === undefined || proof.stuck.length > 0) return [];
    return failedCorrections(proof).map(({ changed, value, at, issue, answers, why }): Defect => {
      const { place } = faultOf(at.model, reasonOf(at, issue));
      const refusal = `After "${changed.name}" was changed to ${JSON.stringify(value)}, "${at.step.id}" says "${issue.message}"`;
      return {
        ...(place ?? { file: model.flowPath, pointer: at.model.at }),
        message:
          why === 'not asked'
            ? `${refusal} about "${issue.at.slice(1)}", which is then not asked: the visitor cannot fix it.`
            : `${refusal}, and no answer was found there that fixes it: the visitor cannot continue.`,
        suggestion:
          why === 'not asked'
            ? 'Make the rule hold while its question is hidden, or ask the question.'
            : 'Make the rule depend on answers of its own step.',
        witness: { step: at.step.id, answers },
      };
    });
  },
};
