import { expect, test } from 'vitest';
import { f6 } from '../../../../../src/checker/lint/rules/files/ids.ts';
import { findings, FLOW, look, LOOK, oneMore } from '../../one-more-field.ts';

const found = (...actions: { id: string; label: string }[]) =>
  findings([{ file: FLOW, set: '/steps/3/actions', to: actions }], f6).map(
    ({ pointer }) => pointer,
  );

test('the buttons of a step need different names and labels', () => {
  const go = { id: 'go', label: 'Continue' };
  expect(found(go, { id: 'skip', label: 'Skip' })).toEqual([]);
  expect(found(go, { id: 'go', label: 'Skip' })).toEqual(['/steps/3/actions/1/id']);
  expect(found(go, { id: 'skip', label: 'Continue' })).toEqual(['/steps/3/actions/1/label']);
});

test('two consents need different ids', () => {
  const box = (id: string) => look('checkbox', { consent: { id, version: '1' } });
  const text = (id: string) => ({ consent: { id, version: '1', text: 'You agree.' } });
  const twice = (one: string, other: string) =>
    findings(
      [
        ...oneMore({ type: 'boolean' }, box(one)),
        { file: LOOK, set: '/ui:continue', to: text(other) },
      ],
      f6,
    ).map(({ file, pointer }) => file + pointer);
  expect(twice('calls', 'terms')).toEqual([]);
  expect(twice('calls', 'calls')).toEqual([`${LOOK}/more/ui:options/consent/id`]);
});

test.each([
  ['Q-', 1],
  ['QA-', 0],
])('the numbers of two questionnaires differ: "Q-" and "%s"', (prefix, problems) => {
  const other = { pages: [{ number: { prefix, below: 1000 } }] };
  const edits = [
    { file: FLOW, set: '/pages/0/number', to: { prefix: 'Q-', below: 1000 } },
    { file: 'flows/other.json', json: other },
  ];
  const own = findings(edits, f6).filter(({ file }) => file === FLOW);
  expect(own.map(({ pointer }) => pointer)).toEqual(
    Array.from({ length: problems }, () => '/pages/0/number/prefix'),
  );
});

test('a screen reader reads buttons in any letters alike', () => {
  expect(found({ id: 'go', label: 'Go on' }, { id: 'skip', label: 'go  ON' })).toEqual([
    '/steps/3/actions/1/label',
  ]);
});
