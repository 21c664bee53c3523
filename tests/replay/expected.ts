import { Ajv } from 'ajv';
import stepTexts from '../../schemas/content/step-texts.json';
import type { PlacedWitness } from '../../src/checker/lint/rule.ts';
import type { Reported } from '../../src/checker/lint/output/text.ts';
import type { Model } from '../../src/checker/model/model.ts';
import { proofOf } from '../../src/checker/proof/prove.ts';
import { settle } from '../../src/checker/proof/satisfy/satisfy-schema.ts';
import type { StepSubject } from '../../src/checker/proof/subject/step-subject.ts';
import type { Subject } from '../../src/checker/proof/subject/subject.ts';
import { at } from '../../src/engine/logic/pointer.ts';
import { refusals } from '../../src/checker/visitors/random-visit.ts';
import { derive } from '../../src/engine/flow/derive.ts';
import { next } from '../../src/engine/flow/navigate.ts';
import { stepData, withAction } from '../../src/engine/flow/step-data.ts';
import { withDefaults } from '../../src/engine/language/step-schema.ts';
import { walk } from '../../src/engine/flow/walk.ts';
import type { JsonObject } from '../../src/engine/logic/json.ts';

/** What a page must show when a finding's link is opened. */
export type Expected = {
  /** The link's target. */
  path: string;
  heading: string | null;
  /** The text that the finding is about, if this visitor sees it. */
  text: string | null;
  /** What Continue does without further input; null on a page without Continue. */
  pressed: Pressed | null;
};

/** Stays and shows a message, or leads to one of these paths. */
type Pressed = { stays: true; says: string } | { stays: false; paths: readonly string[] };

/** What the finding predicts for its visitor, derived from the broken questionnaire. */
export function expectedOf(model: Model, finding: Reported, witness: PlacedWitness): Expected {
  const subject = proofOf(model)?.subject;
  const here = subject?.steps.get(witness.step);
  const { path } = witness;
  if (subject === undefined || here === undefined) {
    return { path, heading: null, text: null, pressed: null };
  }
  const { schema } = here.model;
  // Without a schema that Ajv accepts there is no validation, so the step has no page.
  if (!isTakenByAjv(schema)) {
    return { path, heading: stepTexts.broken.title, text: null, pressed: null };
  }
  const { title } = schema;
  return {
    path,
    heading: typeof title === 'string' ? title : null,
    text: textOf(here, finding),
    pressed: pressedOn(subject, here, witness),
  };
}

/** The analysis compiles without this check, because its own meta-schemas are stricter (rule F3). */
function isTakenByAjv({ $schema: _own, ...schema }: JsonObject): boolean {
  return ajv.validateSchema(schema) === true;
}

const ajv = new Ajv();

/** Only texts that every visitor sees: those of the step and of unconditional questions. */
function textOf({ model, fields }: StepSubject, { code, file, pointer }: Reported): string | null {
  if (!code.startsWith('C') || file !== model.schemaFile) return null;
  const isStep = pointer === '/title' || pointer === '/description';
  const isAsked = fields.some(
    (field) => !field.conditional && field.parent === null && pointer === `${field.pointer}/title`,
  );
  const text = isStep || isAsked ? at(model.filled.schema, pointer) : null;
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}

function pressedOn(subject: Subject, here: StepSubject, witness: PlacedWitness): Pressed | null {
  const { flow, ambient } = subject;
  const { step, model } = here;
  const action = step.actions.find(({ variant }) => variant !== 'secondary');
  if (action === undefined) return null;
  const before = witness.answers;
  const opened = derive(flow, before, before, { open: step.id }, ambient);
  const entered = withDefaults(model.schema, stepData(step, opened));
  const answers = settle(subject, here, before, withAction(step, entered, action));
  const [refused] = refusals(subject, here, answers);
  if (refused !== undefined) return { stays: true, says: refused.message };
  const place = next(flow, step.id, answers, ambient);
  // A submitting step leads to open questions first.
  const open = walk(flow, answers, ambient).steps.map(({ source }) => source.path);
  const paths = step.source.submit === undefined ? [] : open;
  return { stays: false, paths: [...(place === undefined ? [] : [place.path]), ...paths] };
}
