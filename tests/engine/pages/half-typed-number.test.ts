import { expect, it } from 'vitest';
import { createDraftStore } from '../../../src/engine/draft/draft-store.ts';
import { draftPolicy } from '../../../src/engine/pages/policy.ts';
import { fakeClock, fakeRandom, fakeStorage } from '../draft/world.ts';
import * as file from '../../../flows/commercial-auto.json?flow';
import { questionnaireOf } from '../../../src/engine/pages/make-questionnaire.ts';

const auto = questionnaireOf(file);
const KEY = 'commercialAutoProgress';

it('a text in a field for a number outlives a reload, and so does its section', () => {
  const browser = fakeStorage({});
  const open = () => {
    const { storage, events } = browser.open();
    const policy = draftPolicy(auto);
    return createDraftStore({ storage, events, clock: fakeClock(), random: fakeRandom(), policy });
  };
  const typed = [{ make: 'Ford', year: '250k' }];
  open().change({ vehicles: typed });
  const again = open();
  expect(again.answers()['vehicles']).toEqual(typed);
  expect(again.takeNotices()).toEqual([]);
  const { vehicles } = JSON.parse(browser.texts.get(KEY) ?? '{}');
  expect(vehicles).toEqual([{ make: 'Ford' }]);
});
