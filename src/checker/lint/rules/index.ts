import type { LintRule } from '../rule.ts';
import { REFUSED } from './logic/refused.ts';
import { t10, t21 } from './fields/answerable.ts';
import { t22 } from './fields/acknowledged.ts';
import { l20 } from './logic/constant.ts';
import { r5, r9 } from './remote/private.ts';
import { g12, g21, p1 } from './graph/stuck.ts';
import { f1, f17, f2, f4 } from './files/readable.ts';
import { f3 } from './files/shape.ts';
import { f5 } from './files/names-resolve.ts';
import { f6 } from './files/ids.ts';
import { f16, f7 } from './files/folders.ts';
import { f15, f8 } from './files/names.ts';
import { f10, f11, f12 } from './files/looks.ts';
import { f13 } from './files/progress-and-actions.ts';
import { t1, t2 } from './fields/required.ts';
import { t3 } from './fields/options.ts';
import { t4, t5, t7, t8 } from './fields/limits.ts';
import { t6 } from './fields/patterns.ts';
import { t16, t9 } from './fields/rows.ts';
import { t11, t14, t15 } from './fields/stored.ts';
import { t12, t17, t19 } from './fields/choices.ts';
import { l3 } from './logic/names.ts';
import { l4, l5, l6 } from './logic/types.ts';
import { l17, l19, l7, l8 } from './logic/reads.ts';
import { l10, l11, l13, l9 } from './logic/outcomes.ts';
import { g10, g11, g15, g4 } from './graph/reached.ts';
import { g14, g6, g7, g8, g9 } from './graph/branches.ts';
import { g13, g18 } from './graph/settles.ts';
import { r2, r3, r6 } from './remote/columns.ts';
import { e2 } from './evolution/migrations.ts';
import { c1, c3, c6, c7 } from './content/texts.ts';
import { c2, c9 } from './content/fillings.ts';
import { c5 } from './content/labels.ts';

/** In the order of the checklist. */
const rules: LintRule[] = [
  ...REFUSED,
  f1,
  f2,
  f3,
  f4,
  f5,
  f6,
  f7,
  f8,
  f10,
  f11,
  f12,
  f13,
  f15,
  f16,
  f17,
  t1,
  t2,
  t3,
  t4,
  t5,
  t6,
  t7,
  t8,
  t9,
  t10,
  t11,
  t12,
  t14,
  t15,
  t16,
  t17,
  t19,
  t21,
  t22,
  l3,
  l4,
  l5,
  l6,
  l7,
  l8,
  l9,
  l10,
  l11,
  l13,
  l17,
  l19,
  l20,
  g4,
  g6,
  g7,
  g8,
  g9,
  g10,
  g11,
  g12,
  g13,
  g14,
  g15,
  g18,
  g21,
  p1,
  r2,
  r3,
  r5,
  r6,
  r9,
  e2,
  c1,
  c2,
  c3,
  c5,
  c6,
  c7,
  c9,
];

/** Every rule: those for any questionnaire, and those that a site has registered for its own. */
export const RULES: readonly LintRule[] = rules;

/** Makes a site's own rules part of every check. */
export function registerRules(own: readonly LintRule[]): void {
  rules.push(...own.filter((rule) => !rules.includes(rule)));
}

/** Checklist entries without a rule, and why. Shown on the reference page. */
export const NOT_APPLICABLE: Readonly<Record<string, string>> = {
  F9: 'Formatting is `npm run format -- --check`, which `npm test` runs; one tool decides, not two.',
  T13: 'The specification (section 4) gives required fields defaults: individual, current year, no.',
  L12: 'There is no separate case: L9 and L10 cut numbers and dates at every constant in use.',
  L14: 'The proof cuts sums of answers where they meet a limit (G6, G12); others are P1.',
  L15: 'Dates are cut at today and the days around it in every proof; T8 repeats it on other days.',
  L16: 'The app, this linter and the simulator import the same src/engine/logic; there is no second one.',
  G5: 'Where no visitor reaches a step, some transition on the way to it is never taken: G6.',
  G16: 'A law of the engine that no file can break: tests/engine/flow/laws.ts.',
  G17: 'A law of the engine that no file can break: tests/engine/flow/laws.ts.',
  G19: 'Conditions see only answers on the path (src/engine/flow/walk.ts); L7 reports such reads.',
  R1: 'Each answer on the path is sent to the table onboarding_answers for a person (decision D25).',
  T18: '`npm run simulate` shows every fact that visitors read; two that differ are seen side by side there.',
  T23: '`npm run simulate` shows what a pattern accepts and refuses at its limits.',
  C10: '`npm run simulate` shows every changed figure in a text; figures in sentences are not guessed at.',
  C11: '`npm run simulate` shows every changed sentence.',
  R7: '`npm run validate -- --database` writes what visitors send to the embedded Postgres.',
  R8: '`npm run validate -- --database` lets strangers try the rows of visitors.',
  R4: 'The review is built from the schemas of the steps on the path: no file can omit a question.',
  C4: 'The product has one language.',
};
