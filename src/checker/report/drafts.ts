import {
  ambientAt,
  type Answers,
  type Field,
  type Json,
  type Migrate,
  olderForms,
  read,
  resumeAt,
  sectionReader,
  sectionShapes,
  write,
} from '../../engine/core.ts';
import { compileSchema } from '../model/ajv.ts';
import type { Model } from '../model/model.ts';
import { ofSchema } from '../proof/answers/samples.ts';
import { coveringSet } from '../simulate/generate.ts';
import { proofOf } from '../proof/prove.ts';

/** What happens to a draft of the old version in the new one. */
export type DraftOutcome = {
  scenario: string;
  /** The step where the visitor continues. */
  resumes: string;
  /**
   * Sections whose saved value the app can no longer read completely, and answered fields that no
   * longer exist. Fields of list items are not checked.
   */
  lost: string[];
  /** Fields whose answer was accepted before and is rejected now. */
  refused: string[];
};

/** Opens drafts made from the old version's journeys in the new version, after migration. */
export function resumeOldDrafts(before: Model, after: Model, migrate: Migrate): DraftOutcome[] {
  const proof = proofOf(before);
  const { compiled, flow } = after;
  if (proof === undefined || compiled === undefined || flow === undefined) return [];
  const { subject } = proof;
  const readSection = sectionReader(
    sectionShapes(after.steps.map(({ step, schema }) => ({ answers: step.answers, schema }))),
    olderForms(flow, after.catalogs),
  );
  const sections = new Set(flow.steps.flatMap(({ answers }) => answers));
  const gone = goneFields(before, after);
  const refusedBefore = refusalsOf(before);
  const refusedNow = refusalsOf(after);
  return coveringSet(proof).scenarios.map(({ id, answers: given, path }) => {
    const answers = withAnswers(given, gone, before.today);
    const alreadyRefused = refusedBefore(defined(answers));
    const last = subject.flow.step(path.at(-1) ?? '')?.source.savedStep ?? 1;
    const stored = migrate({ ...defined(answers), currentStep: last }, subject.flow.source.version);
    const kept: Record<string, Json> = {};
    const lost = gone.flatMap(({ path: at }) => (read(stored, at) === undefined ? [] : [at]));
    for (const [section, value] of Object.entries(stored)) {
      if (!sections.has(section)) continue;
      const taken = readSection(section, value);
      if (taken === undefined || isShorter(taken, value)) lost.push(section);
      if (taken !== undefined) kept[section] = taken;
    }
    const currentStep = typeof stored['currentStep'] === 'number' ? stored['currentStep'] : 1;
    return {
      scenario: id,
      resumes: resumeAt(compiled, { answers: kept, currentStep }, ambientAt(after.today)),
      lost,
      refused: refusedNow(kept).filter((path) => !alreadyRefused.includes(path)),
    };
  });
}

/** Fields that the new version lacks. A removed object counts once, without its fields. */
function goneFields(before: Model, after: Model): Field[] {
  const now = new Set(after.steps.flatMap(({ fields }) => fields).map(({ path }) => path));
  const isGone = (field: Field | null) => field !== null && !now.has(field.path);
  return before.steps
    .flatMap(({ fields }) => fields)
    .filter((field) => isGone(field) && !isGone(field.parent) && !field.path.includes('*'));
}

/** Journeys skip optional questions, but real visitors may have answered them. */
function withAnswers(answers: Answers, fields: readonly Field[], today: string): Answers {
  return fields.reduce(
    (all: Answers, { path, schema }) =>
      read(all, path) === undefined ? write(all, path, ofSchema(schema, today)[0]) : all,
    answers,
  );
}

/** The app drops list items that no longer exist in any catalog. */
const isShorter = (read: Json, stored: Json) =>
  Array.isArray(read) && Array.isArray(stored) && read.length < stored.length;

/** Paths of the fields whose answers are rejected by their own schema. */
function refusalsOf({ steps }: Model): (answers: Answers) => string[] {
  const checks = steps
    .flatMap(({ fields }) => fields)
    .flatMap(({ path, schema }) => {
      const compiled = compileSchema(schema);
      return compiled.ok ? [{ path, validate: compiled.validate }] : [];
    });
  return (answers) =>
    checks.flatMap(({ path, validate }) => {
      const value = read(answers, path);
      return value !== undefined && validate(value).length > 0 ? [path] : [];
    });
}

function defined(answers: Answers): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

/** Whether this version has a step or page with this id. */
export function isKnownStep(model: Model, id: string): boolean {
  const places = [...(model.flow?.steps ?? []), ...(model.flow?.pages ?? [])];
  return places.some((place) => place.id === id);
}
