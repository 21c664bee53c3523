import { expect, it } from 'vitest';
import { createDraftStore } from '../../../src/engine/draft/draft-store.ts';
import { localCopy } from '../../../src/engine/draft/local-copy.ts';
import { localDraft } from '../../../src/engine/draft/local-draft.ts';
import { emptyRecord, withValues } from '../../../src/engine/draft/record/record.ts';
import { textOrUndefined } from '../../../src/engine/logic/json.ts';
import { samplePolicy } from './sample-policy.ts';
import { fakeClock, fakeRandom, fakeStorage, type FakeStorage } from './world.ts';

function openTab({ open }: FakeStorage, seed: number, policy = samplePolicy) {
  const { storage, events } = open();
  const random = fakeRandom(seed);
  return createDraftStore({ storage, events, policy, clock: fakeClock(), random });
}

/** A tab to which the browser has not yet reported what others store. */
function openFrozenTab({ open }: FakeStorage) {
  const { storage } = open();
  return createDraftStore({
    storage,
    policy: samplePolicy,
    clock: fakeClock(),
    random: fakeRandom(9),
  });
}

const stored = (browser: FakeStorage) =>
  JSON.parse(browser.texts.get('onboardingProgress') ?? 'null');

it('an answer that did not fit is written with the next one, even if that is the same', () => {
  const browser = fakeStorage();
  const tab = openTab(browser, 1);
  browser.fault = 'full';
  tab.change({ email: 'a@b.co' });
  browser.fault = undefined;
  tab.change({ email: 'a@b.co' });
  expect(stored(browser)).toMatchObject({ email: 'a@b.co' });
  expect(tab.saveState().kind).not.toBe('not-stored');
});

it('answers that exist only in this page do not yield to the draft of another tab', () => {
  const browser = fakeStorage();
  const mine = openTab(browser, 1);
  const other = openTab(browser, 2);
  browser.fault = 'full';
  mine.change({ email: 'mine@b.co' });
  browser.fault = undefined;
  other.change({ email: 'other@b.co' });
  expect(mine.getSnapshot().answers).toEqual({ email: 'mine@b.co' });
});

it('stored answers do, because that tab replaced them', () => {
  const browser = fakeStorage();
  const mine = openTab(browser, 1);
  const other = openTab(browser, 2);
  mine.change({ email: 'mine@b.co' });
  other.startOver();
  other.change({ email: 'other@b.co' });
  expect(mine.getSnapshot().answers).toEqual({ email: 'other@b.co' });
});

it('a tab from before a deploy overwrites no answers in a format it cannot read', () => {
  const browser = fakeStorage();
  const old = openTab(browser, 1);
  old.change({ contactInfo: { name: 'Ada' }, email: 'a@b.co' });
  const deployed = openTab(browser, 2, {
    ...samplePolicy,
    flowVersion: 2,
    upgrade: (section, value) =>
      section === 'contactInfo' ? textOrUndefined(value) : samplePolicy.upgrade(section, value),
  });
  deployed.change({ contactInfo: 'Ada Byron' });
  expect(stored(browser)).toMatchObject({ contactInfo: 'Ada Byron', email: 'a@b.co' });
  old.change({ email: 'c@d.co' });
  expect(stored(browser)).toMatchObject({ contactInfo: 'Ada Byron', email: 'c@d.co' });
});

it.each<[string, (tab: ReturnType<typeof openTab>) => void]>([
  ['settles', (tab) => tab.settle()],
  ['is left', (tab) => tab.flush()],
  ['continues', (tab) => tab.change({}, { currentStep: 4 })],
])(
  'a tab that %s before it hears that its draft was replaced brings no answer of it back',
  (_, act) => {
    const browser = fakeStorage();
    const frozen = openFrozenTab(browser);
    frozen.change({ businessType: 'food' });
    frozen.enter({ email: 'a@b.co' }, { pace: 'typing', moment: {} });
    const other = openTab(browser, 2);
    other.startOver();
    act(frozen);
    expect(frozen.isSettled()).toBe(true);
    for (const tab of [frozen, other]) {
      expect(tab.getSnapshot()).toMatchObject({ uuid: other.getSnapshot().uuid, answers: {} });
    }
    expect([...browser.texts.values()].join()).not.toContain('a@b.co');
  },
);

/** A draft with an answer stored under both keys, and another draft to replace it. */
function toReplace() {
  const browser = fakeStorage();
  const copy = localCopy(browser.open().storage, samplePolicy.keys);
  const local = localDraft({
    storage: copy,
    policy: samplePolicy,
    clock: fakeClock(),
    tab: 'tab',
    start: emptyRecord('the-first-draft', 1),
  });
  local.update((record) => withValues(record, { email: 'first@b.co' }, 'tab'));
  const other = withValues(emptyRecord('another-draft', 1), { email: 'other@b.co' }, 'tab');
  return { browser, local, other };
}

it('a replacement draft is stored under both keys at once', () => {
  const { browser, local, other } = toReplace();
  local.replace(other);
  expect(local.record()).toBe(other);
  expect(stored(browser)).toMatchObject({ uuid: 'another-draft', email: 'other@b.co' });
  expect(browser.texts.get('onboardingData')).toContain('another-draft');
  expect([...browser.texts.values()].join()).not.toContain('first@b.co');
});

it('a replaced draft does not come back when its replacement did not fit', () => {
  const { browser, local, other } = toReplace();
  browser.fault = 'full';
  local.replace(other);
  expect(local.isKept()).toBe(false);
  expect(browser.texts.has('onboardingProgress')).toBe(false);
});

it('an answer that arrives while the same field is being edited is dropped with a notice', () => {
  const browser = fakeStorage();
  const mine = openTab(browser, 1);
  const other = openTab(browser, 2);
  mine.change({ contactInfo: { city: 'Aurora', street: 'Elm' } });
  mine.enter({ contactInfo: { city: 'Sal', street: 'Elm' } }, { pace: 'typing', moment: {} });
  other.change({ contactInfo: { city: 'Boise', street: 'Oak' } });
  expect(mine.answers().contactInfo).toEqual({ city: 'Sal', street: 'Oak' });
  mine.enter({ contactInfo: { city: 'Salem', street: 'Oak' } }, { pace: 'typing', moment: {} });
  mine.settle();
  expect(other.getSnapshot().answers.contactInfo).toEqual({ city: 'Salem', street: 'Oak' });
  expect(mine.takeNotices()).toMatchObject([
    {
      text: 'An answer in “contactInfo” was changed here and in another tab or on another device. We kept the newer one.',
      conflict: { section: 'contactInfo', path: ['city'], kept: 'Sal', other: 'Boise' },
    },
  ]);
  expect(other.takeNotices()).toEqual([]);
});
