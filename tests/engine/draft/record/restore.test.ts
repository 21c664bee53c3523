import { describe, expect, it } from 'vitest';
import { createDraftStore } from '../../../../src/engine/draft/draft-store.ts';
import { migrator } from '../../../../src/engine/draft/migrations/migrate.ts';
import type { DraftPolicy } from '../../../../src/engine/draft/types.ts';
import { samplePolicy } from '../sample-policy.ts';
import { fakeClock, fakeRandom, fakeStorage } from '../world.ts';

const ID = 'an-id-longer-than-ten';
const NEW_ID = '00000001-0000-4000-8000-000000000001';
const DAMAGED = {
  title: 'Error loading saved data',
  text: 'Could not load your previously saved progress.',
  advice: {
    title: 'Some answers may be missing',
    text: 'Go through the questions again, or open your resume link.',
  },
  tone: 'error',
  stays: true,
};
const OUTDATED = {
  title: 'Some saved answers do not fit',
  text: 'The questions may have changed. Your answers are kept on this device, and these questions are asked again.',
  tone: 'info',
  stays: true,
};

function open(texts: Record<string, string>, policy: DraftPolicy = samplePolicy) {
  const browser = fakeStorage(texts);
  const { storage, events } = browser.open();
  const store = createDraftStore({
    storage,
    events,
    policy,
    clock: fakeClock(),
    random: fakeRandom(),
  });
  return { browser, store };
}

const plumbing = { id: 'plumbing', name: 'Plumbing', ncciCode: '5183' };

describe('a stored draft is restored', () => {
  it.each<[string, object, object]>([
    ['a plain e-mail', { email: 'a@b.co' }, { answers: { email: 'a@b.co' } }],
    ['an e-mail object', { email: { email: 'a@b.co' } }, { answers: { email: 'a@b.co' } }],
    [
      'trades as plain ids',
      { constructionTypes: ['plumbing', 'carpentry'] },
      { answers: { constructionTypes: [plumbing, { id: 'carpentry', name: 'Carpentry' }] } },
    ],
    [
      'trades as objects',
      { constructionTypes: [{ ...plumbing, ncciDescription: 'Pipes' }] },
      { answers: { constructionTypes: [{ ...plumbing, ncciDescription: 'Pipes' }] } },
    ],
    ['the step', { currentStep: 12 }, { currentStep: 12 }],
    ['the step as an old draft wrote it', { currentStep: '12' }, { currentStep: 12 }],
    ['the furthest step', { furthestStep: '14' }, { furthestStep: 14 }],
    ['questions to confirm', { toConfirm: ['email'] }, { toConfirm: ['email'] }],
    ['no step', {}, { currentStep: 1 }],
    ['the quote', { quoteId: 'QTE-7', quoteStatus: 'quoted' }, { quoteId: 'QTE-7' }],
    ['a newer version', { flowVersion: 9, email: 'a@b.co' }, { flowVersion: 9 }],
    ['no answers at all', {}, { answers: {}, uuid: ID }],
  ])('%s', (_, stored, expected) => {
    const { store } = open({ onboardingProgress: JSON.stringify({ uuid: ID, ...stored }) });
    expect(store.getSnapshot()).toMatchObject(expected);
    expect(store.takeNotices()).toEqual([]);
  });

  const second = {
    uuid: ID,
    businessType: { businessType: 'construction', operatingState: null },
    constructionTypes: { constructionTypes: ['plumbing'] },
    email: { email: 'a@b.co' },
    businessActivity: { activities: ['Drains'] },
    loading: false,
  };

  it.each([
    ['gone', {}, []],
    ['damaged', { onboardingProgress: '{"uuid":' }, [DAMAGED]],
  ])('from onboardingData, when onboardingProgress is %s', (_, first, notices) => {
    const { store } = open({ ...first, onboardingData: JSON.stringify(second) });
    const { uuid, answers } = store.getSnapshot();
    expect(uuid).toBe(ID);
    expect(answers).toEqual({
      businessType: 'construction',
      constructionTypes: [plumbing],
      email: 'a@b.co',
    });
    expect(store.takeNotices()).toEqual(notices);
  });

  const policy = {
    ...samplePolicy,
    flowVersion: 2,
    migrate: migrator([
      { version: 2, move: { mail: 'email', 'contactInfo.town': 'contactInfo.city' } },
    ]),
  };

  it('with answers under their former names', () => {
    const stored = { uuid: ID, flowVersion: 1, mail: 'a@b.co', contactInfo: { town: 'Aurora' } };
    const { store } = open({ onboardingProgress: JSON.stringify(stored) }, policy);
    const { answers, flowVersion } = store.getSnapshot();
    expect(answers).toEqual({ email: 'a@b.co', contactInfo: { city: 'Aurora' } });
    expect(flowVersion).toBe(2);
    expect(store.takeNotices()).toEqual([]);
  });

  it('with answers under their former names in onboardingData, when onboardingProgress is gone', () => {
    const told = { uuid: ID, mail: { mail: 'a@b.co' } };
    const { store } = open({ onboardingData: JSON.stringify(told) }, policy);
    expect(store.getSnapshot().answers).toEqual({ email: 'a@b.co' });
  });

  it('without onboardingData, when onboardingProgress says less', () => {
    const first = JSON.stringify({ uuid: ID, businessType: 'food' });
    const { store } = open({ onboardingProgress: first, onboardingData: JSON.stringify(second) });
    expect(store.getSnapshot().answers).toEqual({ businessType: 'food' });
  });

  it('keeps keys that this version does not know', () => {
    const stored = { uuid: ID, flowVersion: 9, hobbies: ['chess'] };
    const { store, browser } = open({ onboardingProgress: JSON.stringify(stored) });
    store.change({ email: 'a@b.co' });
    expect(JSON.parse(browser.texts.get('onboardingProgress') ?? '')).toMatchObject({
      hobbies: ['chess'],
      email: 'a@b.co',
    });
  });
});

describe('the id', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['of onboardingProgress is kept', { onboardingProgress: { uuid: ID } }, ID],
    [
      'of eleven characters is kept',
      { onboardingProgress: { uuid: '12345678901' } },
      '12345678901',
    ],
    ['of ten characters is replaced', { onboardingProgress: { uuid: '1234567890' } }, NEW_ID],
    ['that is not a string is replaced', { onboardingProgress: { uuid: 12345678901 } }, NEW_ID],
    ['that is missing is made', { onboardingProgress: { email: 'a@b.co' } }, NEW_ID],
    [
      'that no header can carry is replaced',
      { onboardingProgress: { uuid: 'ключ-длиннее' } },
      NEW_ID,
    ],
    ['of onboardingData is honored when there is no other', { onboardingData: { uuid: ID } }, ID],
    [
      'of onboardingData stands in for a short one',
      { onboardingProgress: { uuid: 'short' }, onboardingData: { uuid: ID } },
      ID,
    ],
    [
      'of onboardingProgress goes before that of onboardingData',
      { onboardingProgress: { uuid: ID }, onboardingData: { uuid: 'another-long-id' } },
      ID,
    ],
  ])('%s', (_, texts, uuid) => {
    const entries = Object.entries(texts).map(([key, value]) => [key, JSON.stringify(value)]);
    const { store, browser } = open(Object.fromEntries(entries));
    expect(store.getSnapshot().uuid).toBe(uuid);
    expect(JSON.parse(browser.texts.get('onboardingProgress') ?? '{}').uuid ?? uuid).toBe(uuid);
  });
});

describe('unreadable data', () => {
  it.each([
    ['half a text', '{"uuid":"an-id-lo'],
    ['an empty text', ''],
    ['a list', '[1,2]'],
    ['null', 'null'],
    ['a number', '7'],
    ['HTML', '<!doctype html>'],
    ['objects without a bottom', `{"rest":${'{"in":'.repeat(20_000)}1${'}'.repeat(20_000)}}`],
  ])('is set aside unchanged, with the message: %s', (_, text) => {
    for (const key of ['onboardingProgress', 'onboardingData']) {
      const { store, browser } = open({ [key]: text });
      expect(store.takeNotices()).toEqual([DAMAGED]);
      expect(store.takeNotices()).toEqual([]);
      expect(browser.texts.get(`${key}.setAside`)).toBe(text);
      store.change({ email: 'a@b.co' });
      expect(store.getSnapshot().answers).toEqual({ email: 'a@b.co' });
      const again = open(Object.fromEntries(browser.texts));
      expect(again.store.takeNotices()).toEqual([]);
      expect(again.store.getSnapshot().answers).toEqual({ email: 'a@b.co' });
    }
  });

  it.each<[string, string, unknown, object]>([
    ['a section of the wrong type', 'contactInfo', 'Aurora', OUTDATED],
    ['an e-mail that is a number', 'email', 7, OUTDATED],
    ['trades that nobody knows', 'constructionTypes', ['alchemy'], OUTDATED],
    ['a step that is none', 'currentStep', -3, DAMAGED],
    ['a step before the first', 'currentStep', 0, DAMAGED],
    ['a step that is half one', 'currentStep', 2.5, DAMAGED],
    ['a step in other digits', 'currentStep', '0x10', DAMAGED],
    ['a furthest step that is none', 'furthestStep', 'last', DAMAGED],
    ['an empty quote id', 'quoteId', '', DAMAGED],
    ['a quote id that is a number', 'quoteId', 7, DAMAGED],
    ['a quote status that is none', 'quoteStatus', true, DAMAGED],
    ['questions to confirm that are no list', 'toConfirm', 'email', DAMAGED],
    ['questions to confirm without a name', 'toConfirm', ['email', 7], DAMAGED],
  ])('is set aside by itself, the other sections stay: %s', (_, name, value, told) => {
    const stored = { uuid: ID, flowVersion: 1, businessType: 'food', [name]: value };
    const { store, browser } = open({ onboardingProgress: JSON.stringify(stored) });
    expect(store.takeNotices()).toEqual([told]);
    expect(store.getSnapshot()).toMatchObject({ uuid: ID, answers: { businessType: 'food' } });
    expect(browser.texts.get('onboardingProgress.setAside')).toBe(
      JSON.stringify({ [name]: value }),
    );
    const again = open(Object.fromEntries(browser.texts));
    expect(again.store.takeNotices()).toEqual([]);
  });

  it('ignores invalid bookkeeping: the answer counts as unsent', () => {
    const stored = { uuid: ID, flowVersion: 1, email: 'a@b.co', sync: { email: { rev: 'soon' } } };
    const { store, browser } = open({ onboardingProgress: JSON.stringify(stored) });
    expect(store.getSnapshot().answers).toEqual({ email: 'a@b.co' });
    expect(JSON.parse(browser.texts.get('onboardingProgress') ?? '').sync.email).toEqual({
      rev: '1.0',
    });
  });

  it('loses no later answer to a revision that nothing can exceed', () => {
    const sync = { email: { rev: '999999999999999.z' } };
    const stored = { uuid: ID, flowVersion: 1, email: 'a@b.co', sync };
    const { store, browser } = open({ onboardingProgress: JSON.stringify(stored) });
    store.change({ email: 'new@b.co' });
    store.change({ email: 'newest@b.co' });
    const again = open(Object.fromEntries(browser.texts));
    expect(again.store.getSnapshot().answers).toEqual({ email: 'newest@b.co' });
  });

  it('ignores an invalid time of the last write, and keeps the answers', () => {
    const stored = { uuid: ID, flowVersion: 1, email: 'a@b.co', savedAt: 'soon' };
    const { store } = open({ onboardingProgress: JSON.stringify(stored) });
    expect(store.getSnapshot().savedAt).toBeUndefined();
    expect(store.getSnapshot().answers).toEqual({ email: 'a@b.co' });
    expect(store.takeNotices()).toEqual([]);
  });

  it('does not let a stored __proto__ reach the answers', () => {
    const text = `{"uuid":"${ID}","flowVersion":1,"__proto__":{"email":"x@y.zz"},"constructor":1}`;
    const { store } = open({ onboardingProgress: text });
    expect(store.getSnapshot().answers).toEqual({});
    expect(store.getSnapshot().answers.email).toBeUndefined();
  });
});
