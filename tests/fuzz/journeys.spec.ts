import { expect, test } from '../browser/test.ts';
import { openFunnel } from './funnel.ts';
import { journey } from './journey.ts';

/** `npm run fuzz:ui` goes on from here with hundreds of journeys and any seed. */
const SEED = 20_261_121;
const JOURNEYS = 2;

test('random visitors lose no answer, break no law of the engine and are never stuck', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const timeZone = 'America/Chicago';
  const setting = { browser, origin: baseURL ?? '', funnel: openFunnel(timeZone), timeZone };
  console.log(`fuzz: seed ${SEED}, ${JOURNEYS} journeys`);
  for (let number = 0; number < JOURNEYS; number += 1) {
    const { actions, broken } = await journey(setting, SEED, number);
    expect(broken, `seed ${SEED}, journey ${number}:\n${actions.join('\n')}`).toBeUndefined();
  }
});
