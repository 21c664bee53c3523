import { flowPaths } from '../../../src/checker/model/model.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { expect, test } from '../../browser/test.ts';
import { visitorsOf } from './run.ts';

/** `npm run fuzz -- screen` covers more: hundreds of visitors, and any seed. */
const SEED = 20_261_128;
/** Visitors of one test; the tests run beside each other. */
const EACH = 5;
const PARTS = [0, 5, 10, 15];
const paths = flowPaths(readProject('.'));

for (const from of PARTS) {
  const name = `random visitors ${from} to ${from + EACH - 1} find again what was on the screen, however it got there`;
  test(name, async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    const visit = visitorsOf(browser, baseURL ?? '', paths);
    for (let number = from; number < from + EACH; number += 1) {
      const { actions, broken } = await visit(SEED, number);
      expect(broken, `seed ${SEED}, visitor ${number}:\n${actions.join('\n')}`).toBeUndefined();
    }
  });
}
