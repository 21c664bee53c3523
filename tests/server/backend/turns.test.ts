import { expect, test } from 'vitest';
import { openTurns, type Asker } from '../../../src/server/backend/turns.ts';

const asker = (address: string): Asker => ({ address, connection: {} });

/** Names of jobs in the order in which they ran; all are in line before the second one starts. */
async function orderOf(jobs: readonly (readonly [Asker, string])[]): Promise<string[]> {
  const turns = openTurns();
  const ran: string[] = [];
  const work = (name: string) => async () => {
    ran.push(name);
  };
  await Promise.all(jobs.map(([who, name]) => turns.take(who, work(name))));
  expect(turns.isIdle()).toBe(false);
  await new Promise((later) => setImmediate(() => setImmediate(later)));
  expect(turns.isIdle()).toBe(true);
  return ran;
}

test('an address that asks often is as far ahead of another as one that asks once', async () => {
  const [rude, polite] = [asker('rude'), asker('polite')];
  const jobs = [1, 2, 3, 4].map((n) => [rude, `rude ${n}`] as const);
  expect(await orderOf([...jobs, [polite, 'polite']])).toEqual([
    'rude 1',
    'rude 2',
    'polite',
    'rude 3',
    'rude 4',
  ]);
});

test('an address with many connections is one, and its connections take turns', async () => {
  const [one, two, polite] = [asker('rude'), asker('rude'), asker('polite')];
  expect(
    await orderOf([
      [one, 'one 1'],
      [one, 'one 2'],
      [one, 'one 3'],
      [two, 'two 1'],
      [two, 'two 2'],
      [polite, 'polite 1'],
      [polite, 'polite 2'],
    ]),
  ).toEqual(['one 1', 'one 2', 'polite 1', 'two 1', 'polite 2', 'one 3', 'two 2']);
});

test('the event loop runs between two jobs, and one that fails does not hold up the next', async () => {
  const steps: string[] = [];
  const turns = openTurns(async () => {
    steps.push('loop');
  });
  const who = asker('one');
  const failing = turns.take(who, async () => {
    steps.push('fails');
    throw new Error('no');
  });
  const after = turns.take(who, async () => steps.push('works'));
  await expect(failing).rejects.toThrow('no');
  await after;
  expect(steps.slice(0, 3)).toEqual(['fails', 'loop', 'works']);
});
