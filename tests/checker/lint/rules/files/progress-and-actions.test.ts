import { expect, test } from 'vitest';
import type { Json } from '../../../../../src/engine/logic/json.ts';
import { f13 } from '../../../../../src/checker/lint/rules/files/progress-and-actions.ts';
import { findings, FLOW } from '../../one-more-field.ts';

const found = (step: number, prefill: Record<string, string>) =>
  findings([{ file: FLOW, set: `/steps/${step}/prefill`, to: prefill }], f13).map(
    ({ pointer, message }) => `${pointer} ${message}`,
  );

test('a link can prefill a field with choices', () => {
  expect(found(0, { kind: 'kind', state: 'area' })).toEqual([]);
});

test('a link that cannot prefill anything is refused', () => {
  expect(found(2, { name: 'person' })).toEqual([
    expect.stringMatching(/^\/steps\/2\/prefill\/name .*list of choices/),
  ]);
});

test('two buttons of a step give different answers', () => {
  const press = (...kinds: (string | undefined)[]) => {
    const actions = kinds.map((kind, index) => ({
      id: `button-${index}`,
      label: `Button ${index}`,
      ...(kind === undefined ? {} : { set: { kind } }),
    }));
    return findings([{ file: FLOW, set: '/steps/0/actions', to: actions }], f13).map(
      ({ pointer }) => pointer,
    );
  };
  expect(press('craft', 'shop')).toEqual([]);
  expect(press(undefined, 'shop')).toEqual([]);
  expect(press('craft', 'craft')).toEqual(['/steps/0/actions/1/set']);
  expect(press(undefined, undefined)).toEqual(['/steps/0/actions/1']);
});

test('the progress bar does not go back on a page after the questions', () => {
  const reached = (details: number) =>
    findings([{ file: FLOW, set: '/pages/0/progress', to: { details, offer: 50 } }], f13).map(
      ({ pointer }) => pointer,
    );
  expect(reached(100)).toEqual([]);
  expect(reached(40)).toEqual(['/pages/0/progress/details']);
});

test('a progress bar that goes back is said with both figures and both places', () => {
  const said = (set: string, to: Json) =>
    findings([{ file: FLOW, set, to }], f13).map(({ message }) => message);
  expect(said('/steps/1/progress', 12.5)).toEqual([
    expect.stringMatching(/it is at \d+(\.\d)? percent on "\w+", and at 12\.5 here, on "\w+"\./),
  ]);
  expect(said('/pages/0/progress', { details: 40, offer: 50 })).toEqual([
    expect.stringMatching(/percent on the last step, "\w+", and at 40 on the page "\w+"\./),
  ]);
});
