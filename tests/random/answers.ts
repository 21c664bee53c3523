import fc from 'fast-check';
import type { Model } from '../../src/checker/model/model.ts';
import { samples } from '../../src/checker/proof/answers/samples.ts';
import { questionsOf } from '../../src/engine/language/step-schema.ts';
import type { Answers } from '../../src/engine/flow/types.ts';
import type { Json } from '../../src/engine/logic/json.ts';
import { write } from '../../src/engine/logic/path.ts';
import { garbage } from '../engine/flow/garbage.ts';
import { caseOf, type Case } from '../engine/flow/laws.ts';

/** Answers to some of the questions as the form would give them, occasionally mixed with garbage. */
function answersTo({ steps, today }: Model): fc.Arbitrary<Answers> {
  const fields = steps.flatMap((step) => step.fields).filter(({ path }) => !path.includes('*'));
  const each = fields.map((field) => {
    const known = samples(field, { today, offered: null });
    const some = fc.constantFrom<Json | undefined>(...known, undefined);
    return fc.oneof({ weight: 6, arbitrary: some }, { weight: 1, arbitrary: garbage });
  });
  return fc.tuple(...each).map((values) => {
    const answers = values.reduce<Answers>(
      (all, value, index) => write(all, fields[index]?.path ?? '', value),
      {},
    );
    return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
  });
}

/** A case for the engine laws, generated from any questionnaire. @throws if the flow does not compile */
export function caseFrom(model: Model): fc.Arbitrary<Case> {
  const { compiled, flow, steps } = model;
  if (compiled === undefined || flow === undefined) throw new Error('The flow does not compile.');
  const asked = questionsOf(steps.map(({ id, schema }) => ({ id, schema })));
  const schemas = steps.map(({ schema }) => schema);
  return fc
    .record({ answers: answersTo(model), others: answersTo(model), junk: garbage })
    .map((drafts) => caseOf(compiled, { file: flow, asked }, drafts, { flow, schemas, ...drafts }));
}
