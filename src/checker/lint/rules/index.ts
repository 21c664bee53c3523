import type { LintRule } from '../rule.ts';
import { REFUSED } from './logic/refused.ts';
import { t21 } from './fields/t21-completed.ts';
import { t22 } from './fields/t22-acknowledged.ts';
import { l20 } from './logic/l20-constant.ts';
import { r9 } from './remote/r9-endless-texts.ts';
import { g21 } from './graph/g21-corrections.ts';
import { f1 } from './files/f1-parses.ts';
import { f2 } from './files/f2-duplicate-keys.ts';
import { f3 } from './files/f3-shape.ts';
import { f4 } from './files/f4-step-schema.ts';
import { f5 } from './files/f5-names-resolve.ts';
import { f6 } from './files/f6-ids.ts';
import { f7 } from './files/f7-folders.ts';
import { f8 } from './files/f8-reserved-names.ts';
import { f10 } from './files/f10-widgets.ts';
import { f11 } from './files/f11-order.ts';
import { f12 } from './files/f12-places.ts';
import { f13 } from './files/f13-frame.ts';
import { f15 } from './files/f15-named-things.ts';
import { f16 } from './files/f16-known-files.ts';
import { f17 } from './files/f17-written-out.ts';
import { t1 } from './fields/t1-required.ts';
import { t2 } from './fields/t2-defaults.ts';
import { t3 } from './fields/t3-options.ts';
import { t4 } from './fields/t4-bounds.ts';
import { t5 } from './fields/t5-item-counts.ts';
import { t6 } from './fields/t6-patterns.ts';
import { t7 } from './fields/t7-pattern-lengths.ts';
import { t8 } from './fields/t8-dates.ts';
import { t9 } from './fields/t9-shares.ts';
import { t10 } from './fields/t10-witness.ts';
import { t11 } from './fields/t11-one-place.ts';
import { t14 } from './fields/t14-derived.ts';
import { t15 } from './fields/t15-amounts.ts';
import { t16 } from './fields/t16-counted-rows.ts';
import { t17 } from './fields/t17-codes.ts';
import { t19 } from './fields/t19-described-once.ts';
import { t12 } from './fields/t12-exclusive.ts';
import { l3 } from './logic/l3-names.ts';
import { l4 } from './logic/l4-types.ts';
import { l5 } from './logic/l5-options.ts';
import { l6 } from './logic/l6-membership.ts';
import { l7 } from './logic/l7-assigned.ts';
import { l8 } from './logic/l8-order.ts';
import { l9 } from './logic/l9-contradiction.ts';
import { l10 } from './logic/l10-tautology.ts';
import { l11 } from './logic/l11-redundant.ts';
import { l13 } from './logic/l13-dead-arm.ts';
import { l17 } from './logic/l17-unused.ts';
import { l19 } from './logic/l19-shown-by-earlier.ts';
import { g4 } from './graph/g4-connected.ts';
import { g5 } from './graph/g5-reachable.ts';
import { g6 } from './graph/g6-branches-fire.ts';
import { g7 } from './graph/g7-shadowed.ts';
import { g8 } from './graph/g8-overlap.ts';
import { g9 } from './graph/g9-no-op.ts';
import { g10 } from './graph/g10-ends.ts';
import { g11 } from './graph/g11-outcomes.ts';
import { g12 } from './graph/g12-stuck.ts';
import { g13 } from './graph/g13-deadlock.ts';
import { g14 } from './graph/g14-forward.ts';
import { g15 } from './graph/g15-bounds.ts';
import { g16 } from './graph/g16-back.ts';
import { g17 } from './graph/g17-deep-links.ts';
import { g18 } from './graph/g18-settles.ts';
import { p1 } from './graph/p1-proven.ts';
import { r2 } from './remote/r2-asked.ts';
import { r3 } from './remote/r3-columns.ts';
import { r5 } from './remote/r5-private.ts';
import { r6 } from './remote/r6-table.ts';
import { e2 } from './evolution/e2-migrations.ts';
import { c1 } from './content/c1-clean-text.ts';
import { c2 } from './content/c2-placeholders.ts';
import { c3 } from './content/c3-messages.ts';
import { c5 } from './content/c5-labels.ts';
import { c6 } from './content/c6-lengths.ts';
import { c7 } from './content/c7-named.ts';
import { c9 } from './content/c9-filled-in.ts';

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
  g5,
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
  g16,
  g17,
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
