import {
  type CompiledStep,
  type Expression,
  type Scope,
  isMissing,
  operation,
  isAbsent,
  onceEach,
  read,
} from '../../../../engine/core.ts';
import { blockConditions, expressionsOf, operations } from '../../../model/expressions.ts';
import type { Model } from '../../../model/model.ts';
import { type Proof, proofOf } from '../../../proof/prove.ts';
import type { Subject } from '../../../proof/subject/subject.ts';
import { scopesFor, truthOf, alwaysIs } from '../../../proof/truth.ts';
import type { Defect, LintRule } from '../../rule.ts';
import { readsThrough } from '../../../proof/subject/reads-through.ts';

export const l9: LintRule = {
  code: 'L9',
  name: 'not-always-false',
  layer: 'steps',
  guarantee: 'Every named condition and every rule can hold, also where a text depends on it.',
  severity: 'error',
  check: (model) => [
    ...constantOutcomes(model, false, {
      condition: (name) =>
        `The condition "${name}" holds for no visitor: what depends on it never happens.`,
      rule: (id) =>
        `The rule "${id}" is broken by every answer: whoever gives one sees its message.`,
    }),
    ...unseen(model),
  ],
};

/** Texts for visitors whom the transitions to the step lead elsewhere. */
function unseen(model: Model): Defect[] {
  const subject = proofOf(model)?.subject;
  if (subject === undefined) return [];
  const { flow } = subject;
  return model.steps.flatMap((step) => {
    const { id, uiFile } = step;
    const arrivals =
      id === flow.source.start ? [[]] : flow.steps.flatMap((from) => arrivalsFrom(from, id));
    if (arrivals.length === 0 || arrivals.some((conditions) => conditions.length === 0)) return [];
    return blockConditions(step)
      .filter(({ when }) => flow.condition(when) !== undefined)
      .filter(({ when }) =>
        arrivals.every((held) => !canHold(subject, { and: [...held, { condition: when }] })),
      )
      .map(({ when, pointer }) => ({
        file: uiFile,
        pointer,
        message: `The condition "${when}" holds for no visitor who comes to "${id}": nobody would see this text.`,
        suggestion: 'Remove the text, or show it on a step that these visitors come to.',
      }));
  });
}

/** For each transition from one step to another, what holds when it is taken. */
function arrivalsFrom({ source: { next } }: CompiledStep, id: string): Expression[][] {
  return next.flatMap(({ to, when }, index) => {
    if (to !== id) return [];
    const others = next
      .slice(0, index)
      .flatMap((earlier) =>
        earlier.when === undefined ? [] : [{ '!': [{ condition: earlier.when }] }],
      );
    return [when === undefined ? others : [...others, { condition: when }]];
  });
}

function canHold(subject: Subject, expression: Expression): boolean {
  const { scopes, exact } = scopesFor(subject, [expression]);
  return !exact || truthOf(subject, expression, scopes).includes(true);
}

export const l10: LintRule = {
  code: 'L10',
  name: 'not-always-true',
  layer: 'steps',
  guarantee: 'No named condition and no rule holds for all answers.',
  severity: 'error',
  check: (model) =>
    constantOutcomes(model, true, {
      condition: (name) =>
        `The condition "${name}" holds for every visitor: the other branch is never taken.`,
      rule: (id) => `The rule "${id}" holds for every answer: no visitor ever sees its message.`,
    }),
};

export const l11: LintRule = {
  code: 'L11',
  name: 'not-redundant',
  layer: 'steps',
  guarantee: 'Every operand of `and` and `or` makes a difference.',
  severity: 'warning',
  check: (model) => {
    const proof = proofOf(model);
    if (proof === undefined) return [];
    return expressionsOf(model).flatMap(({ file, pointer, expression }) =>
      operations(expression, pointer)
        .filter(({ name, operands }) => (name === 'and' || name === 'or') && operands.length > 1)
        .flatMap(({ name, operands, at }) =>
          idle(proof, name, operands).map((index): Defect => ({
            file,
            pointer: `${at}/${name}/${index}`,
            message:
              'This operand changes nothing for any visitor: another one already covers it, or the result does not depend on it.',
          })),
        ),
    );
  },
};

/** Indexes of the operands that make no difference to any visitor. */
function idle(proof: Proof, name: string, operands: readonly Expression[]): number[] {
  const { subject } = proof;
  const { scopes, exact } = scopesFor(subject, operands);
  if (!exact) return [];
  const all = { [name]: [...operands] };
  const whole = truthOf(subject, all, scopes);
  return operands.flatMap((_, index) => {
    const without = { [name]: operands.filter((_other, other) => other !== index) };
    const same = truthOf(subject, without, scopes).every((truth, i) => truth === whole[i]);
    return same && !guards(proof, scopes, all, without) ? [index] : [];
  });
}

/**
 * An operand that first checks whether an answer exists is redundant by design, since L7 requires it.
 */
function guards(
  { subject, routes }: Proof,
  scopes: readonly Scope[],
  all: Expression,
  without: Expression,
): boolean {
  const isAlwaysThere = (path: string) => {
    const step = subject.stepOf(path) ?? '';
    const required = subject.field(path)?.required === 'always';
    return required && routes.isOnEvery(step);
  };
  return scopes.some(
    (scope) =>
      subject.missing(all, scope).length === 0 &&
      subject.missing(without, scope).some((path) => !isAlwaysThere(path)),
  );
}

export const l13: LintRule = {
  code: 'L13',
  name: 'no-dead-arm',
  layer: 'steps',
  guarantee:
    'Both branches of every `if` are taken by some visitor, and no fixed value hides operands of `firstOf`.',
  severity: 'error',
  check: (model) => [...arms(model), ...hidden(model)],
};

function arms(model: Model): Defect[] {
  const subject = proofOf(model)?.subject;
  if (subject === undefined) return [];
  // Columns are also computed from drafts saved by earlier versions of the flow.
  const current = expressionsOf(model).filter(({ pointer }) => !pointer.startsWith('/remote/'));
  return current.flatMap(({ file, pointer, expression }) =>
    operations(expression, pointer)
      .filter(({ name }) => name === 'if')
      .flatMap(({ operands, at }) => {
        const [test] = operands;
        if (test === undefined) return [];
        const { scopes, exact } = scopesFor(subject, [test]);
        if (!exact) return [];
        const truths = truthOf(subject, test, scopes);
        const arm = truths.every(Boolean) ? 'third' : truths.some(Boolean) ? null : 'second';
        if (arm === null) return [];
        return [
          {
            file,
            pointer: at,
            message: `The ${arm} operand of this "if" is used for no visitor: its condition ${arm === 'third' ? 'always holds' : 'never holds'}.`,
            suggestion: 'Replace the "if" with the other operand, or fix the condition.',
          },
        ];
      }),
  );
}

/** Operands of `firstOf` after one that is never empty. */
function hidden(model: Model): Defect[] {
  return expressionsOf(model).flatMap(({ file, pointer, expression }) =>
    operations(expression, pointer)
      .filter(({ name }) => name === 'firstOf')
      .flatMap(({ operands, at }): Defect[] => {
        const fixed = operands.findIndex((one) => operation(one) === null && !isMissing(one));
        if (fixed < 0 || fixed === operands.length - 1) return [];
        return [
          {
            file,
            pointer: `${at}/firstOf/${fixed + 1}`,
            message:
              'This operand of "firstOf" is used for no visitor: there is always the fixed value before it.',
            suggestion: 'Put the fixed value last, or take it out.',
          },
        ];
      }),
  );
}

/** What a constant outcome of a named condition or a rule means for visitors. */
type Consequences = {
  condition: (name: string) => string;
  rule: (id: string) => string;
};

/** A named condition or a rule, by its name or id. */
type Place = { kind: keyof Consequences; name: string; file: string; pointer: string };
type Constant = Place & { outcome: boolean };

/** Findings for every named condition and rule that has the same outcome for all answers. */
function constantOutcomes(model: Model, outcome: boolean, consequences: Consequences): Defect[] {
  return constantsIn(model)
    .filter((constant) => constant.outcome === outcome)
    .map(({ kind, name, file, pointer }) => ({ file, pointer, message: consequences[kind](name) }));
}

/** Cached because two lint rules use it, one per outcome. */
const constantsIn = onceEach((model: Model): readonly Constant[] => {
  const { flow, flowPath, steps } = model;
  const subject = proofOf(model)?.subject;
  if (subject === undefined || flow === undefined) return [];
  const conditions = Object.entries(flow.conditions).map(([name, expression]) => ({
    expression,
    place: { kind: 'condition' as const, name, file: flowPath, pointer: `/conditions/${name}` },
  }));
  const rules = steps.flatMap(({ rules: all, rulesFile }) =>
    all.map(({ id, valid }, index) => ({
      expression: valid,
      place: { kind: 'rule' as const, name: id, file: rulesFile, pointer: `/rules/${index}/valid` },
    })),
  );
  const outcomeOf = (expression: Expression, isRule: boolean) => {
    const { scopes, exact } = scopesFor(subject, [expression]);
    const truths = exact ? truthOf(subject, expression, scopes) : [];
    const [first] = truths;
    if (first !== undefined && truths.every((truth) => truth === first)) return first;
    const [path, ...others] = readsThrough(expression, flow);
    // A rule about one answer usually holds without it.
    const given = truths.filter((_truth, index) => isGiven(scopes[index], path));
    const isBroken = isRule && others.length === 0 && given.length > 0 && !given.includes(true);
    return isBroken ? false : alwaysIs(expression, flow);
  };
  return [...conditions, ...rules].flatMap(({ expression, place }) => {
    const outcome = outcomeOf(expression, place.kind === 'rule');
    return typeof outcome === 'boolean' ? [{ ...place, outcome }] : [];
  });
});

const isGiven = (scope: Scope | undefined, path: string | undefined): boolean => {
  const answer = scope === undefined || path === undefined ? undefined : read(scope, path);
  return answer !== undefined && !isAbsent(answer);
};
