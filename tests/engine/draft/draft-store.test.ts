import { describe, expect, it } from 'vitest';
import { createDraftStore } from '../../../src/engine/draft/draft-store.ts';
import type { DraftPolicy } from '../../../src/engine/draft/types.ts';
import { samplePolicy } from './sample-policy.ts';
import { fakeClock, fakeRandom, fakeStorage, type FakeStorage } from './world.ts';

function openTab(browser: FakeStorage, seed = 1) {
  const tab = browser.open();
  const clock = fakeClock();
  const store = createDraftStore({
    storage: tab.storage,
    events: tab.events,
    policy: samplePolicy,
    clock,
    random: fakeRandom(seed),
  });
  return { ...tab, clock, store };
}

const typing = { pace: 'typing', moment: {} } as const;
const choice = { pace: 'choice', moment: {} } as const;

const progress = (browser: FakeStorage) =>
  JSON.parse(browser.texts.get('onboardingProgress') ?? 'null');

describe('the draft on this device', () => {
  it('stores an answer the moment it is given, flat under onboardingProgress', () => {
    const browser = fakeStorage();
    const { store } = openTab(browser);
    store.change({ businessType: 'construction', operatingState: 'Texas' }, { currentStep: 2 });
    expect(progress(browser)).toMatchObject({
      uuid: store.getSnapshot().uuid,
      currentStep: 2,
      flowVersion: 1,
      savedAt: '2026-12-01T12:00:00.000Z',
      businessType: 'construction',
      operatingState: 'Texas',
    });
  });

  it('stores nothing before the first answer', () => {
    const browser = fakeStorage();
    openTab(browser);
    expect([...browser.texts.keys()]).toEqual([]);
  });

  it('gives the same snapshot until something changes, and the same section until it changes', () => {
    const { store } = openTab(fakeStorage());
    store.change({ contactInfo: { city: 'Aurora' } });
    const before = store.getSnapshot();
    expect(store.getSnapshot()).toBe(before);
    store.change({ contactInfo: { city: 'Aurora' } });
    expect(store.getSnapshot()).toBe(before);
    store.change({ email: 'a@b.co' });
    expect(store.getSnapshot()).not.toBe(before);
    expect(store.getSnapshot().answers.contactInfo).toBe(before.answers.contactInfo);
  });

  it('gives the same answers while only the progress changes', () => {
    const { store } = openTab(fakeStorage());
    store.change({ contactInfo: { city: 'Aurora' } });
    const { answers } = store.getSnapshot();
    store.change({}, { currentStep: 3 });
    expect(store.getSnapshot()).toMatchObject({ currentStep: 3 });
    expect(store.getSnapshot().answers).toBe(answers);
    store.change({ contactInfo: { city: 'Boise' } });
    expect(store.getSnapshot().answers).not.toBe(answers);
  });

  it('keeps its own copy of what it is given', () => {
    const { store } = openTab(fakeStorage());
    const contactInfo = { city: 'Aurora' };
    store.change({ contactInfo });
    contactInfo.city = 'Boise';
    expect(store.getSnapshot().answers.contactInfo).toEqual({ city: 'Aurora' });
  });

  it('mirrors the draft under onboardingData at once, with its id and the loading flag', () => {
    const browser = fakeStorage();
    const { store } = openTab(browser);
    store.change({ businessType: 'food', email: 'a@b.co' });
    expect(JSON.parse(browser.texts.get('onboardingData') ?? '')).toEqual({
      uuid: store.getSnapshot().uuid,
      businessType: { businessType: 'food', operatingState: null },
      email: { email: 'a@b.co' },
      loading: false,
    });
  });

  it.each(['hidden', 'left'] as const)(
    'stores pending input under both keys when the page is %s',
    (end) => {
      const browser = fakeStorage();
      const { store, fire } = openTab(browser);
      store.enter({ businessType: 'food' }, typing);
      expect([...browser.texts.keys()]).toEqual([]);
      fire[end]();
      expect(progress(browser)).toMatchObject({ businessType: 'food' });
      expect(browser.texts.get('onboardingData')).toContain('food');
    },
  );

  it('neither reads nor writes once it is closed', () => {
    const browser = fakeStorage();
    const { store, fire } = openTab(browser, 1);
    store.change({ businessType: 'food' });
    const before = store.getSnapshot();
    store.close();
    store.enter({ businessType: 'retail' }, typing);
    openTab(browser, 2).store.change({ email: 'a@b.co' });
    fire.visible();
    expect(store.getSnapshot()).toBe(before);
    const stored = browser.texts.get('onboardingData');
    fire.hidden();
    expect(browser.texts.get('onboardingData')).toBe(stored);
  });

  it('reads what other tabs wrote while the page was frozen and got no events', () => {
    const browser = fakeStorage();
    const { store, fire } = openTab(browser);
    store.change({ email: 'a@b.co' });
    const text = browser.texts.get('onboardingProgress') ?? '';
    const later = { ...JSON.parse(text), email: 'c@d.co', sync: { email: { rev: '2.z' } } };
    browser.texts.set('onboardingProgress', JSON.stringify(later));
    expect(store.getSnapshot().answers['email']).toBe('a@b.co');
    fire.visible();
    expect(store.getSnapshot().answers['email']).toBe('c@d.co');
  });

  it('reads the latest write of another tab on request, before its event arrives', () => {
    const browser = fakeStorage();
    const { store } = openTab(browser);
    store.change({ email: 'a@b.co' });
    const text = browser.texts.get('onboardingProgress') ?? '';
    const later = { ...JSON.parse(text), email: 'c@d.co', sync: { email: { rev: '2.z' } } };
    browser.texts.set('onboardingProgress', JSON.stringify(later));
    store.refresh();
    expect(store.getSnapshot().answers['email']).toBe('c@d.co');
  });

  it('removes a section that is set to undefined, also after a reload', () => {
    const browser = fakeStorage();
    const { store } = openTab(browser);
    store.change({ email: 'a@b.co', businessType: 'food' });
    store.change({ email: undefined });
    expect(store.getSnapshot().answers).toEqual({ businessType: 'food' });
    expect(openTab(browser, 2).store.getSnapshot().answers).toEqual({ businessType: 'food' });
  });

  it('keeps the progress that a change does not mention', () => {
    const { store } = openTab(fakeStorage());
    store.change({}, { currentStep: 4, quoteId: 'QTE-1', quoteStatus: 'quoted' });
    store.change({ email: 'a@b.co' }, { currentStep: undefined, quoteId: undefined });
    expect(store.getSnapshot()).toMatchObject({ currentStep: 4, quoteId: 'QTE-1' });
  });

  it('refuses a section that the flow does not have', () => {
    const { store } = openTab(fakeStorage());
    expect(() => store.change({ shoeSize: 9 })).toThrow('No section shoeSize.');
  });

  it('starts over with a new id and no answers', () => {
    const browser = fakeStorage({ 'onboardingProgress.setAside': 'half a draft of a@b.co' });
    const { store } = openTab(browser);
    store.change({ businessType: 'food', email: 'a@b.co' }, { currentStep: 2 });
    const before = store.getSnapshot().uuid;
    store.startOver();
    expect([...browser.texts.values()].join()).not.toContain('a@b.co');
    expect(store.getSnapshot()).toMatchObject({ currentStep: 1, answers: {} });
    expect(store.getSnapshot().uuid).not.toBe(before);
    expect(progress(browser).uuid).toBe(store.getSnapshot().uuid);
  });

  it('deletes both keys and the answers set aside, and begins a new draft', async () => {
    const browser = fakeStorage({ 'onboardingProgress.setAside': '{"x":', onboardingData: '{}' });
    browser.texts.set('onboardingData.setAside', '{"email":"a@b.co"');
    const { store } = openTab(browser);
    store.change({ email: 'a@b.co' });
    expect(await store.deleteEverywhere()).toBe('deleted');
    expect([...browser.texts.values()].join()).not.toContain('a@b.co');
    expect(browser.texts.has('onboardingProgress.setAside')).toBe(false);
  });

  it('deletes both keys even when nothing can be written any more', async () => {
    const browser = fakeStorage();
    const { store, fire } = openTab(browser);
    store.change({ email: 'a@b.co' });
    fire.hidden();
    browser.fault = 'full';
    expect(await store.deleteEverywhere()).toBe('deleted');
    expect([...browser.texts.keys()]).toEqual([]);
  });

  it('reports saved on this device when there is no server, and completes a save', async () => {
    const { store } = openTab(fakeStorage());
    expect(store.saveState()).toEqual({ kind: 'idle' });
    store.change({ businessType: 'food' });
    expect(store.saveState()).toEqual({
      kind: 'on-device',
      at: '2026-12-01T12:00:00.000Z',
      retry: false,
    });
    expect(await store.saveNow()).toBe('saved');
  });
});

describe('pending input', () => {
  it('is an answer at once, and stored and shown after a pause in the typing', async () => {
    const browser = fakeStorage();
    const { store, clock } = openTab(browser);
    store.enter({ contactInfo: { city: 'Au' } }, typing);
    await clock.advance(300);
    store.enter({ contactInfo: { city: 'Aurora' } }, typing);
    expect(store.answers()).toEqual({ contactInfo: { city: 'Aurora' } });
    await clock.advance(399);
    expect(store.getSnapshot().answers).toEqual({});
    expect(store.isSettled()).toBe(false);
    await clock.advance(1);
    expect(store.getSnapshot().answers).toEqual({ contactInfo: { city: 'Aurora' } });
    expect(progress(browser)).toMatchObject({ contactInfo: { city: 'Aurora' } });
    expect(store.isSettled()).toBe(true);
  });

  it('is stored within 50 ms for a choice', async () => {
    const browser = fakeStorage();
    const { store, clock } = openTab(browser);
    store.enter({ businessType: 'food' }, choice);
    await clock.advance(50);
    expect(progress(browser)).toMatchObject({ businessType: 'food' });
  });

  it('notifies subscribers at each key, and once when it settles', async () => {
    const { store, clock } = openTab(fakeStorage());
    const told: string[] = [];
    store.subscribeEntered(() => told.push('entered'));
    store.subscribe(() => told.push('settled'));
    store.enter({ email: 'a' }, typing);
    store.enter({ email: 'a@' }, typing);
    await clock.advance(400);
    expect(told).toEqual(['entered', 'entered', 'entered', 'settled']);
  });

  it('settles before a change, a save and an explicit request', async () => {
    const { store } = openTab(fakeStorage());
    store.enter({ email: 'a@b.co' }, typing);
    store.change({ businessType: 'food' }, { currentStep: 2 });
    expect(store.getSnapshot().answers).toEqual({ email: 'a@b.co', businessType: 'food' });
    store.enter({ email: 'c@d.co' }, typing);
    await store.saveNow();
    expect(store.getSnapshot().answers.email).toBe('c@d.co');
    store.enter({ email: 'e@f.co' }, typing);
    store.settle();
    expect(store.getSnapshot().answers.email).toBe('e@f.co');
  });

  it('is not written when it was changed and changed back', async () => {
    const browser = fakeStorage();
    const { store, clock } = openTab(browser);
    store.change({ email: 'a@b.co' });
    const before = browser.texts.get('onboardingProgress');
    store.enter({ email: 'a@b.c' }, typing);
    store.enter({ email: 'a@b.co' }, typing);
    await clock.advance(1_000);
    expect(browser.texts.get('onboardingProgress')).toBe(before);
    expect(store.answers()).toEqual({ email: 'a@b.co' });
  });

  it('is kept when another tab answers another field of the section', async () => {
    const browser = fakeStorage();
    const one = openTab(browser, 1);
    const two = openTab(browser, 2);
    one.store.change({ contactInfo: { city: 'Aurora', zipCode: '60505' } });
    two.store.enter({ contactInfo: { city: 'Boise', zipCode: '60505' } }, typing);
    one.store.change({ contactInfo: { city: 'Aurora', zipCode: '83702' } });
    expect(two.store.answers()).toEqual({ contactInfo: { city: 'Boise', zipCode: '83702' } });
    await two.clock.advance(400);
    const both = { contactInfo: { city: 'Boise', zipCode: '83702' } };
    expect(one.store.getSnapshot().answers).toEqual(both);
    expect(progress(browser)).toMatchObject(both);
  });

  it('is kept when another tab has written and the event has not arrived yet', async () => {
    const browser = fakeStorage();
    const { store, clock } = openTab(browser, 1);
    store.change({ contactInfo: { city: 'Aurora' } });
    store.enter({ contactInfo: { city: 'Boise' } }, typing);
    const text = JSON.parse(browser.texts.get('onboardingProgress') ?? '');
    const contactInfo = { city: 'Aurora', phone: '1' };
    const later = { ...text, contactInfo, sync: { contactInfo: { rev: '2.z' } } };
    browser.texts.set('onboardingProgress', JSON.stringify(later));
    await clock.advance(400);
    expect(progress(browser).contactInfo).toEqual({ city: 'Boise', phone: '1' });
  });

  it('is discarded when another draft replaces this one', () => {
    const browser = fakeStorage();
    const one = openTab(browser, 1);
    const two = openTab(browser, 2);
    one.store.change({ email: 'a@b.co' });
    two.store.enter({ email: 'c@d.co' }, typing);
    one.store.startOver();
    expect(two.store.answers()).toEqual({});
    expect(two.store.isSettled()).toBe(true);
  });

  it('settles together with its derived answers', async () => {
    const policy: DraftPolicy = {
      ...samplePolicy,
      derive: (before, after, { open }) => ({
        ...after,
        operatingState: [before['businessType'], after['businessType'], open]
          .map((one) => JSON.stringify(one))
          .join(),
      }),
    };
    const clock = fakeClock();
    const { storage } = fakeStorage().open();
    const store = createDraftStore({ storage, policy, clock, random: fakeRandom(1) });
    store.enter({ businessType: 'food' }, { pace: 'choice', moment: { open: 'industry' } });
    await clock.advance(50);
    expect(store.getSnapshot().answers).toEqual({
      businessType: 'food',
      operatingState: ',"food","industry"',
    });
  });
});

describe('several tabs', () => {
  it('show the answers of the other tab', () => {
    const browser = fakeStorage();
    const one = openTab(browser, 1);
    const two = openTab(browser, 2);
    one.store.change({ businessType: 'food' });
    two.store.change({ email: 'a@b.co' });
    const both = { businessType: 'food', email: 'a@b.co' };
    expect(one.store.getSnapshot().answers).toEqual(both);
    expect(two.store.getSnapshot().answers).toEqual(both);
    expect(two.store.getSnapshot().uuid).toBe(one.store.getSnapshot().uuid);
  });

  it('keep the newer answer of a section that both gave', () => {
    const browser = fakeStorage();
    const one = openTab(browser, 1);
    const two = openTab(browser, 2);
    one.store.change({ email: 'first@b.co' });
    two.store.change({ email: 'second@b.co' });
    expect(one.store.getSnapshot().answers.email).toBe('second@b.co');
  });

  it('merge a write whose event has not arrived yet', () => {
    const browser = fakeStorage();
    const one = openTab(browser, 1);
    const deaf = createDraftStore({
      storage: browser.open().storage,
      policy: samplePolicy,
      clock: fakeClock(),
      random: fakeRandom(2),
    });
    one.store.change({ businessType: 'food' });
    deaf.change({ email: 'a@b.co' });
    expect(progress(browser)).toMatchObject({ businessType: 'food', email: 'a@b.co' });
  });

  it('all start over when one does', () => {
    const browser = fakeStorage();
    const one = openTab(browser, 1);
    const two = openTab(browser, 2);
    one.store.change({ email: 'a@b.co' });
    one.store.startOver();
    expect(two.store.getSnapshot().answers).toEqual({});
    expect(two.store.getSnapshot().uuid).toBe(one.store.getSnapshot().uuid);
  });

  it('restore an answer that a slower tab overwrote in the storage', () => {
    const browser = fakeStorage();
    const one = openTab(browser, 1);
    one.store.change({ businessType: 'food' });
    const stale = browser.texts.get('onboardingProgress') ?? '';
    one.store.change({ email: 'a@b.co' });
    browser.open().storage.setItem('onboardingProgress', stale);
    expect(progress(browser).email).toBe('a@b.co');
  });
});

describe('failing storage', () => {
  it.each(['full', 'forbidden'] as const)(
    'is %s: the answers stay in memory and the visitor is notified',
    (fault) => {
      const browser = fakeStorage();
      browser.fault = fault;
      const { store } = openTab(browser);
      store.change({ businessType: 'food' });
      expect(store.getSnapshot().answers).toEqual({ businessType: 'food' });
      expect(store.saveState()).toEqual({ kind: 'not-stored' });
    },
  );

  it('is absent altogether: the same', () => {
    const store = createDraftStore({
      storage: null,
      policy: samplePolicy,
      clock: fakeClock(),
      random: fakeRandom(),
    });
    store.change({ businessType: 'food' });
    expect(store.getSnapshot().answers).toEqual({ businessType: 'food' });
    expect(store.saveState()).toEqual({ kind: 'not-stored' });
  });

  it('has room again: everything kept in memory is written with the next answer', () => {
    const browser = fakeStorage();
    const { store } = openTab(browser);
    browser.fault = 'full';
    store.change({ businessType: 'food' });
    browser.fault = undefined;
    store.change({ email: 'a@b.co' });
    expect(progress(browser)).toMatchObject({ businessType: 'food', email: 'a@b.co' });
    expect(store.saveState()).toMatchObject({ kind: 'on-device' });
  });
});
