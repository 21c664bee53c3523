import { expect, test } from 'vitest';
import {
  addBranch,
  changeBranch,
  goalsOf,
  removeBranch,
  type Branch,
} from '../../../../src/checker/edits/flow/branches.ts';
import { applyAll } from '../../../../src/checker/project/edit.ts';
import { lint } from '../../../../src/checker/lint/run.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';
import { done, flowIn, why } from '../edited.ts';

const FLOW = 'flows/tiny.json';
const tiny = questionnaire('tiny');
const isFarm = { name: 'isFarm', expression: { '==': [{ var: 'kind' }, 'farm'] } };
const toShares = { when: 'isFarm', to: 'shares' };
const toWork = { to: 'work' };
const waysOf = (texts: typeof tiny, step: string) =>
  flowIn(texts, FLOW).steps.find(({ id }) => id === step)?.next;

test('a branch gets its own condition, is tried before the default, and updates the lengths', () => {
  const after = done(addBranch(tiny, { step: 'person' }, { when: isFarm, to: 'shares' }));
  expect(waysOf(after, 'person')).toEqual([{ when: 'isFarm', to: 'shares' }, { to: 'work' }]);
  expect(flowIn(after, FLOW).conditions['isFarm']).toEqual(isFarm.expression);
  expect(flowIn(after, FLOW).bounds).toEqual({ shortest: 4, longest: 6 });
  expect(lint(after)).toEqual([]);
});

test('removing a branch removes its condition, unless it is used elsewhere', () => {
  const there = done(addBranch(tiny, { step: 'person' }, { when: isFarm, to: 'shares' }));
  const gone = done(removeBranch(there, { step: 'person', way: toShares }));
  expect(flowIn(gone, FLOW)).toEqual(flowIn(tiny, FLOW));
  const twice = done(addBranch(there, { step: 'work' }, { when: { name: 'isFarm' }, to: 'day' }));
  const once = done(removeBranch(twice, { step: 'person', way: toShares }));
  expect(flowIn(once, FLOW).conditions).toHaveProperty('isFarm');
});

test('a transition gets a new target and a new condition', () => {
  const [way = toWork] = waysOf(tiny, 'kind') ?? [];
  const other = done(changeBranch(tiny, { step: 'kind', way }, { when: isFarm, to: 'crafts' }));
  expect(waysOf(other, 'kind')?.[0]).toEqual({ when: 'isFarm', to: 'crafts' });
  expect(Object.keys(flowIn(other, FLOW).conditions)).toEqual(['hasPartner', 'isFarm']);
  const fallback = done(changeBranch(tiny, { step: 'person', way: toWork }, { to: 'shares' }));
  expect(waysOf(fallback, 'person')).toEqual([{ to: 'shares' }]);
});

test.each<[string, Branch, string]>([
  ['nowhere', { when: isFarm, to: 'day' }, 'There is no step "nowhere".'],
  ['person', { to: 'day' }, 'A branch needs a condition'],
  ['person', { when: isFarm, to: '' }, 'Choose where it leads.'],
  ['person', { when: isFarm, to: 'dya' }, 'There is no step or page "dya". Did you mean "day"?'],
  ['person', { when: isFarm, to: 'crafts' }, '"crafts" does not come after "person"'],
  ['person', { when: isFarm, to: 'work' }, 'the branch would have no effect.'],
  ['kind', { when: { name: 'isCraft' }, to: 'day' }, 'already has a branch for "isCraft".'],
  [
    'person',
    { when: { name: 'is farm' }, to: 'day' },
    'is not a valid condition name: use letters and digits, such as "isFarm"',
  ],
  ['person', { when: { name: 'isFarm' }, to: 'day' }, 'There is no condition "isFarm".'],
  ['person', { when: isFarm, to: 'offer' }, '"person" does not submit the answers'],
])('a branch of %s, %j, is refused: %s', (step, branch, reason) => {
  expect(why(addBranch(tiny, { step }, branch))).toContain(reason);
});

test('every goal on offer is accepted, and every other place is refused', () => {
  const { steps, pages } = flowIn(tiny, FLOW);
  for (const { id: step, next } of steps) {
    const [fallback = toWork] = next.slice(-1);
    const goals = goalsOf(tiny, { step });
    expect(goals).not.toEqual([]);
    for (const { id: to } of [...steps, ...pages]) {
      const { ok } = changeBranch(tiny, { step, way: fallback }, { to });
      expect([step, to, ok]).toEqual([step, to, goals.includes(to)]);
    }
  }
});

test('the default transition can change its target, but not be removed or get a condition', () => {
  expect(why(removeBranch(tiny, { step: 'person', way: toWork }))).toContain(
    'The default of "person"',
  );
  expect(
    why(changeBranch(tiny, { step: 'person', way: toWork }, { when: isFarm, to: 'work' })),
  ).toContain('The default has no condition');
});

test('a branch is found where it is now, and not changed if it now leads elsewhere', () => {
  const there = done(addBranch(tiny, { step: 'person' }, { when: isFarm, to: 'shares' }));
  const first = { when: { name: 'isNew', expression: { '!': [{ var: 'kind' }] } }, to: 'day' };
  const { steps } = flowIn(there, FLOW);
  const place = `/steps/${steps.findIndex(({ id }) => id === 'person')}/next/0`;
  const moved = applyAll(there, [
    { file: FLOW, set: '/conditions/isNew', to: first.when.expression },
    { file: FLOW, insert: place, to: { when: 'isNew', to: 'day' } },
  ]);
  const changed = done(
    changeBranch(moved, { step: 'person', way: toShares }, { when: isFarm, to: 'day' }),
  );
  expect(waysOf(changed, 'person')).toEqual([
    { when: 'isNew', to: 'day' },
    { when: 'isFarm', to: 'day' },
    toWork,
  ]);
  const gone = '"person" no longer leads to "shares" if "isFarm"';
  expect(why(removeBranch(changed, { step: 'person', way: toShares }))).toContain(gone);
  expect(
    why(changeBranch(changed, { step: 'person', way: toShares }, { when: isFarm, to: 'day' })),
  ).toContain(gone);
});
