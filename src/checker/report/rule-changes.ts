import type { Model } from '../model/model.ts';
import type { Change } from './change.ts';

/** Rules that were added, removed, or switched between error and advice. */
export function ruleChanges(before: Model, after: Model): Change[] {
  const rulesOf = (model: Model) =>
    new Map(
      model.steps.flatMap(({ id, rules: own }) =>
        own.map((rule) => [`${id}: ${rule.id}`, rule] as const),
      ),
    );
  const [old, now] = [rulesOf(before), rulesOf(after)];
  const say = (text: string): Change => ({ kind: 'rule', text, breaks: false });
  return [
    ...[...now]
      .filter(([name]) => !old.has(name))
      .map(([name, { message, severity }]) =>
        say(
          `Rule "${name}" is new: it ${severity === 'advice' ? 'advises' : 'refuses'} with "${message}".`,
        ),
      ),
    ...[...old]
      .filter(([name]) => !now.has(name))
      .map(([name]) => say(`Rule "${name}" is gone: nothing refuses that any more.`)),
    ...[...now].flatMap(([name, { severity = 'error' }]) => {
      const was = old.get(name);
      if (was === undefined || (was.severity ?? 'error') === severity) return [];
      return [
        say(
          severity === 'advice'
            ? `Rule "${name}" only advises now: visitors can go on.`
            : `Rule "${name}" refuses now: visitors cannot go on.`,
        ),
      ];
    }),
  ];
}
