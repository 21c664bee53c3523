import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REPLAY, replayed, replayLink } from '../../../../src/engine/flow/stored/replay.ts';
import type { Answers } from '../../../../src/engine/flow/types.ts';
import type { Json } from '../../../../src/engine/logic/json.ts';
import { holdsAsync } from '../../../properties.ts';

const json: fc.Arbitrary<Json> = fc
  .jsonValue()
  .map((value): Json => JSON.parse(JSON.stringify(value)));
const valueIn = (link: string) =>
  new URL(link, 'http://localhost').searchParams.get(REPLAY) ?? 'there is none';
const trades: Answers = {
  businessType: 'construction',
  constructionTypes: [{ id: 'carpentry', name: 'Carpentry', ncciCode: '5403' }],
  contactInfo: { firstName: 'Ada', lastName: "O'Neil-Núñez", city: '芝加哥' },
};

test('any answers survive their link, without escaping', async () => {
  await holdsAsync(
    'replay links',
    fc.asyncProperty(fc.dictionary(fc.string(), json), async (answers) => {
      const link = await replayLink('/onboarding/email', answers);
      expect(link).toMatch(/^\/onboarding\/email\?replay=[\w-]+$/);
      expect(await replayed(valueIn(link))).toEqual(answers);
    }),
    300,
  );
});

test('the same answers have the same link', async () => {
  expect(await replayLink('/onboarding', trades)).toBe(await replayLink('/onboarding', trades));
});

test('a truncated, mistyped or invented value has no answers', async () => {
  const value = valueIn(await replayLink('/onboarding', trades));
  for (const damaged of ['', 'x', '%', 'bm90IGRlZmxhdGVk', value.slice(0, -3), value.slice(3)]) {
    expect([damaged, await replayed(damaged)]).toEqual([damaged, undefined]);
  }
});

test('JSON that is not answers has none either', async () => {
  for (const other of [[1], 'text', 7, null]) {
    // Values that could be packed into a link by hand, regardless of the types.
    const link = await replayLink('/onboarding', other as unknown as Answers);
    expect(await replayed(valueIn(link))).toBeUndefined();
  }
});
