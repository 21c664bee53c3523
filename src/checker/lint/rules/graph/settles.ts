import {
  type Ambient,
  type Answers,
  type CompiledFlow,
  type CompiledStep,
  type Json,
  activeAnswers,
  conditionals,
  derive,
  object,
  read,
  reads,
  sameJson,
  sectionOf,
  templateExpressions,
  valueAsText,
  walk,
  write,
} from '../../../../engine/core.ts';
import type { Model } from '../../../model/model.ts';
import { ofSchema } from '../../../proof/answers/samples.ts';
import type { LintRule } from '../../rule.ts';
import { type Proof, proofOf } from '../../../proof/prove.ts';
import type { State } from '../../../proof/state.ts';
import { openingValues } from '../../../model/catalogs.ts';

/** Number of passes through all steps after which derived answers must be stable. */
const ROUNDS = 3;

export const g18: LintRule = {
  code: 'G18',
  name: 'derivations-settle',
  layer: 'steps',
  guarantee:
    'Leaving a branch and deriving answers reach a stable result, even if a visitor switches branches.',
  severity: 'error',
  check: (model) => {
    const { compiled, flowPath } = model;
    const proof = proofOf(model);
    if (compiled === undefined || proof === undefined) return [];
    const around = proof.subject.ambient;
    const own = ownReads(model, compiled);
    return proof.ends.flatMap((one) =>
      distinctVisitors(proof, one).flatMap((other) => {
        const mixed = answeredAll(own, { ...other.known, ...one.known });
        const active = activeAnswers(compiled, mixed, around);
        const again = activeAnswers(compiled, active, around);
        const restless = same(active, again) ? unsettledDerivation(compiled, mixed, around) : 0;
        if (restless === null) return [];
        const to = compiled.derivations[restless]?.source.to ?? '';
        return [
          {
            file: flowPath,
            pointer: `/derive/${restless}`,
            message: `"${to}" gets a different value each time a step is left: what the visitor sees would keep changing.`,
            suggestion: 'Compute it only from answers that are not computed themselves.',
            witness: { step: one.step, answers: { ...other.answers, ...one.answers } },
          },
        ];
      }),
    );
  },
};

/** Answers that a derivation computes from themselves, with one that the field accepts. */
function ownReads({ steps, today }: Model, flow: CompiledFlow): [path: string, answer: Json][] {
  const fields = steps.flatMap((step) => step.fields);
  return flow.derivations.flatMap(({ source: { to, value } }): [string, Json][] => {
    const isOwn = templateExpressions(value).some(({ expression }) =>
      reads(expression).some(({ path }) => path === to),
    );
    const field = fields.find(({ path }) => path === to);
    const [answer] = isOwn && field !== undefined ? ofSchema(field.schema, today) : [];
    return answer === undefined ? [] : [[to, answer]];
  });
}

/** The visitor with these answers as well, which may be optional ones that the proof left out. */
function answeredAll(own: readonly [path: string, answer: Json][], answers: Answers): Answers {
  return own.reduce(
    (filled, [path, answer]) =>
      (read(filled, path) ?? null) === null ? write(filled, path, answer) : filled,
    answers,
  );
}

/**
 * Visitors who differ in answers that this one does not have yet. If no answer on the path itself
 * is missing, they are all equivalent, since nothing else is read (law 3).
 */
function distinctVisitors({ subject, ends }: Proof, one: State): State[] {
  const { steps } = walk(subject.flow, one.known, subject.ambient);
  const onWay = new Set(steps.flatMap(({ sections }) => sections));
  const isOpen = (name: string) => one.known[name] === undefined;
  const open = [...new Set(ends.flatMap(({ known }) => Object.keys(known)))].filter(isOpen);
  const brought = open.some((name) => onWay.has(name)) ? open : [];
  const byAnswers = new Map(
    ends.map((end) => [JSON.stringify(brought.map((name) => end.known[name] ?? null)), end]),
  );
  return [...byAnswers.values()];
}

/**
 * The index of the first derivation that never stabilizes; null if all do. Leaves the steps one by
 * one, because `onLeave` only writes to the step being left.
 */
function unsettledDerivation(flow: CompiledFlow, answers: Answers, around: Ambient): number | null {
  const derived = new Set(flow.derivations.map(({ source }) => sectionOf(source.to)));
  let atRest: Answers | undefined;
  const leave = (before: Answers, { id, sections }: CompiledStep): Answers => {
    // Leaving a step that no derivation writes to has the same effect for all such steps.
    const isPlain = !sections.some((section) => derived.has(section));
    if (isPlain && before === atRest) return before;
    const after = derive(flow, before, before, { open: id, leaving: true }, around);
    if (isPlain && after === before) atRest = after;
    return after;
  };
  let settled = answers;
  for (let round = 0; round < ROUNDS; round++) {
    settled = walk(flow, settled, around).steps.reduce(leave, settled);
  }
  for (const step of walk(flow, settled, around).steps) {
    const after = leave(settled, step);
    if (same(settled, after)) continue;
    const changed = flow.derivations.findIndex(
      ({ source: { to } }) => !sameJson(read(settled, to) ?? null, read(after, to) ?? null),
    );
    return Math.max(0, changed);
  }
  return null;
}

function same(a: Answers, b: Answers): boolean {
  const plain = (answers: Answers): Json => JSON.parse(JSON.stringify(answers));
  return a === b || sameJson(plain(a), plain(b));
}

export const g13: LintRule = {
  code: 'G13',
  name: 'field-appears',
  layer: 'steps',
  guarantee: 'Every field that depends on another one can appear.',
  severity: 'error',
  check: ({ steps, today }) =>
    steps.flatMap(({ schema, schemaFile }) => {
      const parts = conditionals(schema).filter(({ when }) => when);
      const shown = new Map(Object.entries(object(schema['properties'])));
      const open = new Set(parts);
      for (let grew = true; grew;) {
        grew = false;
        for (const part of open) {
          const tests = Object.entries(object(part.test['properties']));
          const answered = Array.isArray(part.test['required']) ? part.test['required'] : [];
          const asked = answered.every((name) => shown.has(valueAsText(name)));
          const possible =
            asked &&
            tests.every(([name, test]) => {
              const field = shown.get(name);
              if (field === undefined) return false;
              return openingValues(test, object(field), ofSchema(object(field), today)).length > 0;
            });
          if (!possible) continue;
          open.delete(part);
          grew = true;
          for (const [name, field] of Object.entries(object(part.schema['properties']))) {
            shown.set(name, field);
          }
        }
      }
      return [...open].map(({ pointer, schema: part }) => ({
        file: schemaFile,
        pointer,
        message: `${Object.keys(object(part['properties']))
          .map((name) => `"${name}"`)
          .join(
            ', ',
          )} can never appear: the condition matches no answer to a field that appears before it.`,
      }));
    }),
};
