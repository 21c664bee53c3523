import { describe, expect, it, vi } from 'vitest';
import { readProject } from '../../../src/server/project/files.ts';
import { lint } from '../../../src/checker/lint/run.ts';
import { buildModel, flowPaths, type Model } from '../../../src/checker/model/model.ts';
import { chance } from '../../fuzz/chance.ts';
import { engineJourney, stageOf, TODAY } from '../../random/journey.ts';
import { smallQuestionnaire } from '../../random/questionnaire.ts';

vi.setConfig({ testTimeout: 1_200_000 });

/**
 * `JOURNEYS=300 QUESTIONNAIRES=50 SEED=1 npx vitest run tests/engine/pages/random-journeys.test.ts`: number of journeys on each questionnaire
 * of the site, and on all small random questionnaires together.
 */
const { JOURNEYS, QUESTIONNAIRES, SEED } = process.env;
const seed = Number(SEED ?? 20_261_125);
const count = Number(QUESTIONNAIRES ?? 8);
const journeys = Number(JOURNEYS ?? 3);
const each = JOURNEYS === undefined ? journeys : Math.ceil(journeys / count);

/** Plays journeys until one breaks a rule; resolves to the number of actions performed. */
async function play(model: Model, times: number, from: number): Promise<number> {
  const stage = stageOf(model);
  let done = 0;
  for (let journey = 0; journey < times; journey += 1) {
    const { actions, broken } = await engineJourney(stage, chance(from, journey), journey + 1);
    expect(broken, `journey ${journey}:\n${actions.join('\n')}`).toBeUndefined();
    done += actions.length;
  }
  return done;
}

vi.spyOn(console, 'warn').mockReturnValue(undefined);

const shipped = readProject('.');

it.each(flowPaths(shipped))(
  'random visitors of %s lose no answer, reach an end, and have sent what their path asks for',
  async (path) => {
    const actions = await play(buildModel(shipped, TODAY, path), journeys, seed);
    console.info(`${path}: seed ${seed}, ${journeys} journeys, ${actions} actions`);
    expect(actions).toBeGreaterThan(journeys);
  },
);

describe('random small questionnaires', () => {
  const all = Array.from({ length: count }, (_, number) => ({
    number,
    texts: smallQuestionnaire(chance(seed, number)),
  }));

  it('are valid', () => {
    for (const { number, texts } of all) expect([number, lint(texts)]).toEqual([number, []]);
  });

  it('lose no answer, leave no visitor stuck and send what their paths ask for', async () => {
    let actions = 0;
    for (const { number, texts } of all) {
      actions += await play(buildModel(texts, TODAY), each, seed + number);
    }
    const sum = each * count;
    console.info(`${count} small ones: seed ${seed}, ${sum} journeys, ${actions} actions`);
    expect(actions).toBeGreaterThan(sum);
  });
});
