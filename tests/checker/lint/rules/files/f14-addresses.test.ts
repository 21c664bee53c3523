import { expect, test } from 'vitest';
import { lint } from '../../../../../src/checker/lint/run.ts';
import { f14 } from '../../../../../src/checker/lint/rules/files/f14-addresses.ts';
import { pair } from '../../../../fixtures/pair.ts';

const two = pair();

test('a flow file that cannot be read takes no address from another one', () => {
  expect(lint(new Map([...two, ['flows/third.json', '{{{']]), [f14])).toEqual([]);
});

test('two questionnaires do not have the same address', () => {
  const copy = (two.get('flows/visit.json') ?? '').replaceAll('"visit"', '"third"');
  const found = lint(new Map([...two, ['flows/third.json', copy]]), [f14]);
  expect(found.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('is already an address of the site'),
  );
});
