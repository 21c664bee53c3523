import { readProject } from '../../src/server/project/files.ts';
import { flowPaths } from '../../src/checker/model/model.ts';
import { expect, test } from '../browser/test.ts';
import { openFunnel } from './funnel.ts';
import { journey, type Setting } from './journey.ts';

/** `npm run fuzz -- ui` covers more: hundreds of journeys and any seed. */
const SEED = 20_261_121;
const [main = '', ...others] = flowPaths(readProject('.'));

async function visitors(
  visit: Pick<Setting, 'browser'>,
  origin: string,
  path: string,
  count: number,
) {
  const timeZone = 'America/Chicago';
  const setting = { ...visit, origin, funnel: openFunnel(timeZone, path), timeZone };
  console.log(`fuzz: ${path}, seed ${SEED}, ${count} journeys`);
  for (let number = 0; number < count; number += 1) {
    const { actions, broken } = await journey(setting, SEED, number);
    expect(broken, `seed ${SEED}, journey ${number}:\n${actions.join('\n')}`).toBeUndefined();
  }
}

test('random visitors lose no answer, break no law of the engine and are never stuck', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await visitors({ browser }, baseURL ?? '', main, 1);
});

for (const path of others) {
  test(
    `the same holds for visitors who answer ${path}`,
    { tag: '@long' },
    async ({ browser, baseURL }) => {
      test.setTimeout(180_000);
      await visitors({ browser }, baseURL ?? '', path, 1);
    },
  );
}
