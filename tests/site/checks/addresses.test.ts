import { expect, test } from 'vitest';
import { lint } from '../../../src/checker/lint/run.ts';
import { pageAddresses } from '../../../src/site/checks/addresses.ts';
import { pair } from '../../fixtures/pair.ts';

const two = pair();

test('a flow file that cannot be read takes no address from another one', () => {
  expect(lint(new Map([...two, ['flows/third.json', '{{{']]), [pageAddresses])).toEqual([]);
});

test('two questionnaires do not have the same address', () => {
  const copy = (two.get('flows/visit.json') ?? '').replaceAll('"visit"', '"third"');
  const found = lint(new Map([...two, ['flows/third.json', copy]]), [pageAddresses]);
  expect(found.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('is already an address of the site'),
  );
});
