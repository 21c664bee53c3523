import { expect, it } from 'vitest';
import { replayLink } from '../../../../src/engine/flow/stored/replay.ts';
import { visitorOfLink } from '../../../../src/studio/session/paths/replay-link.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';

const texts = questionnaire('tiny');
const answers = { kind: 'craft', area: 'Ohio' };

it('the link of a finding opens its visitor at its step', async () => {
  const link = await replayLink('/onboarding/crafts', answers);
  const visitor = { flowId: 'tiny', step: 'crafts', answers };
  expect(await visitorOfLink(texts, link)).toEqual(visitor);
  expect(await visitorOfLink(texts, ` http://127.0.0.1:4173${link}\n`)).toEqual(visitor);
});

it('a text that is no link, is truncated, or leads to no step of the project opens nothing', async () => {
  const link = await replayLink('/onboarding/crafts', answers);
  const elsewhere = await replayLink('/onboarding/nowhere', answers);
  for (const text of ['', 'hello', link.slice(0, -8), '/onboarding/crafts', elsewhere]) {
    expect(await visitorOfLink(texts, text)).toBeUndefined();
  }
});
