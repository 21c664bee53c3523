import { expect, it } from 'vitest';
import { exclusive } from '../../../src/draft/remote/exclusive.ts';
import { fakeLocks } from '../world.ts';

it.each([
  ['without locks', undefined],
  ['with locks', fakeLocks()],
])('one task begins when the one before has ended, %s, whichever way', async (_how, locks) => {
  const alone = exclusive(locks, 'draft');
  const seen: string[] = [];
  let end = () => {};
  const first = alone(async () => {
    seen.push('first begins');
    await new Promise<void>((resolve) => (end = resolve));
    seen.push('first ends');
    throw new Error('lost');
  });
  const second = alone(() => Promise.resolve(seen.push('second')));
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual(['first begins']);
  end();
  await expect(first).rejects.toThrow('lost');
  await second;
  expect(seen).toEqual(['first begins', 'first ends', 'second']);
});
