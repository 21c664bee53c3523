import { expect, test } from 'vitest';
import type { Edit } from '../../../../../src/checker/project/edit.ts';
import { r2 } from '../../../../../src/checker/lint/rules/remote/columns.ts';
import { findings, FLOW, look, oneMore, SCHEMA } from '../../one-more-field.ts';

const found = (edits: readonly Edit[]) =>
  findings(edits, r2).map(
    ({ pointer, message, suggestion }) => `${pointer} ${message} ${suggestion}`,
  );
const derived = (to: string, mode: string): Edit => ({
  file: FLOW,
  insert: '/derive/0',
  to: { to, mode, value: { $: { var: 'area' } } },
});
const inside = (part: { type: string; readOnly?: boolean }, widget: string) =>
  oneMore(
    { type: 'object', properties: { part: { title: 'Part', ...part } } },
    { part: look(widget, widget === 'output' ? { format: 'text' } : {}) },
  );

test('a display-only part of an object must be derived', () => {
  const shown = inside({ type: 'string', readOnly: true }, 'output');
  expect(found(shown)).toEqual([expect.stringMatching(/^\/more\/part .*"person.more.part"/)]);
  expect(found([...shown, derived('person.more.part', 'always')])).toEqual([]);
  expect(found(inside({ type: 'string', readOnly: true }, 'text'))).toEqual([
    expect.stringMatching(/readOnly .*"output"/),
  ]);
});

test('an answer that a widget asks for is not recomputed at every change', () => {
  const text = oneMore({ type: 'string' }, look('text'));
  expect(found([...text, derived('person.more', 'always')])).toEqual([
    expect.stringMatching(/^\/derive\/0\/mode .*overwritten/),
  ]);
  expect(found([...text, derived('person.more', 'follow')])).toEqual([]);
});

test('an object may be computed as a whole when all its parts are display-only', () => {
  const whole = derived('person.more', 'always');
  expect(found([...inside({ type: 'string', readOnly: true }, 'output'), whole])).toEqual([]);
  expect(found([...inside({ type: 'string' }, 'text'), whole])).toEqual([
    expect.stringMatching(/^\/derive\/0\/mode "person.more.part" .*overwritten/),
  ]);
});

test('a required null must be derived, since nobody is asked for it', () => {
  const nothing = oneMore({ type: 'null' }, look('hidden-null'));
  expect(found(nothing)).toEqual([]);
  expect(found([...nothing, { file: SCHEMA, insert: '/required/0', to: 'more' }])).toEqual([
    expect.stringMatching(/^\/more .*nothing derives it/),
  ]);
});

test('two derivations that always write the same answer are refused', () => {
  const again = (mode: string) =>
    findings([derived('person.area', mode)], r2).map(({ pointer }) => pointer);
  expect(again('always')).toEqual(['/derive/0']);
  expect(again('follow')).toEqual([]);
});

test.each([
  ['shares.0', 'always', ['/derive/0/mode']],
  ['shares.0.name', 'always', ['/derive/0/mode']],
  ['shares.0', 'follow', []],
])(
  'an item that a widget asks for is not recomputed at every change: %s, %s',
  (to, mode, wanted) => {
    expect(findings([derived(to, mode)], r2).map(({ pointer }) => pointer)).toEqual(wanted);
  },
);
