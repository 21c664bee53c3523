import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftStore } from '../../../../../src/engine/draft/draft-store.ts';
import type { DraftStore, SaveOutcome } from '../../../../../src/engine/draft/types.ts';
import type { SavePolicy } from '../../../../../src/engine/flow/types.ts';
import { onboarding, flow } from '../../onboarding.ts';
import { draftPolicy } from '../../../../../src/engine/pages/policy.ts';
import { saveStep, type StepExit } from '../../../../../src/engine/pages/step/leave/save-step.ts';
import { fakeClock, fakeRandom } from '../../../draft/world.ts';

const answers = { businessType: 'food', operatingState: 'Texas' };
const FAILED = 'There was an issue saving your selection. Please try again.';

let store: DraftStore;
let outcome: SaveOutcome;
const saveNow = vi.fn<DraftStore['saveNow']>();
const onWait = vi.fn<() => void>();

beforeEach(() => {
  outcome = 'saved';
  saveNow.mockReset().mockImplementation(async () => outcome);
  onWait.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const policy = draftPolicy(onboarding);
  const world = { storage: null, clock: fakeClock(), random: fakeRandom(), policy };
  store = { ...createDraftStore(world), saveNow };
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Leaves the first step of the flow, optionally with another save policy or a quote submission. */
function leave(
  other: { save?: SavePolicy | undefined; submit?: 'quote' } = {},
  also: Partial<StepExit> = {},
) {
  const step = flow.step(flow.source.start);
  if (step === undefined) throw new Error('The flow has no first step');
  const { save, ...source } = { ...step.source, ...other };
  const submitsFor = flow.page(other.submit ?? '');
  const left = { answers, toConfirm: [], isRequest: true, submitsFor, ...also };
  return saveStep(store, { ...step, source: save ? { ...source, save } : source }, left, onWait);
}

it('answers and progress are in the draft before the wait for the server', async () => {
  saveNow.mockImplementation(async () => {
    expect(store.getSnapshot()).toMatchObject({ answers, currentStep: 2 });
    expect(onWait).toHaveBeenCalledOnce();
    return 'saved';
  });
  expect(await leave()).toBeUndefined();
  expect(saveNow).toHaveBeenCalledOnce();
});

it('only differences are passed to the draft, removed answers included', async () => {
  store.change({ ...answers, email: { email: 'a@b.co' } });
  const change = vi.spyOn(store, 'change');
  await leave();
  expect(change).toHaveBeenCalledExactlyOnceWith(
    { email: undefined },
    { currentStep: 2, furthestStep: 2 },
    { confirmed: ['businessType', 'operatingState'] },
  );
});

describe('a save that fails', () => {
  beforeEach(() => {
    outcome = 'failed';
  });

  it('keeps the visitor on a step that has to be saved, with its own message', async () => {
    expect(await leave()).toBe(FAILED);
  });

  it('is only logged if the step does not require it', async () => {
    expect(await leave({ save: { remote: 'attempt' } })).toBeUndefined();
    expect(console.warn).toHaveBeenCalledOnce();
  });
});

it('a device without a network does not keep the visitor: the answers wait on it', async () => {
  outcome = 'queued';
  expect(await leave()).toBeUndefined();
});

it.each([[{ remote: 'background' } as const], [undefined]])(
  'nobody waits for a save in the background (%j)',
  async (save) => {
    expect(await leave({ save })).toBeUndefined();
    expect([saveNow.mock.calls.length, onWait.mock.calls.length]).toEqual([0, 0]);
    expect(store.getSnapshot().answers).toEqual(answers);
  },
);

it('the step at the end submits a quote, whose id is made once (D13)', async () => {
  await leave({ submit: 'quote' });
  const { quoteId, quoteStatus } = store.getSnapshot();
  expect([quoteStatus, quoteId]).toEqual(['quoted', expect.stringMatching(/^QTE-\d{1,7}$/)]);
  await leave({ submit: 'quote' });
  expect(store.getSnapshot().quoteId).toBe(quoteId);
});

describe('a request', () => {
  const submit = { submit: 'quote', save: { remote: 'background' } } as const;

  it('is sent at once, and the visitor does not wait for it', async () => {
    expect(await leave(submit)).toBeUndefined();
    expect([saveNow.mock.calls.length, onWait.mock.calls.length]).toEqual([1, 0]);
    expect(store.getSnapshot()).toMatchObject({ quoteStatus: 'quoted' });
  });

  it('is not made while an answer is missing, but the answers are kept (D30)', async () => {
    expect(await leave(submit, { isRequest: false })).toBeUndefined();
    expect(saveNow).not.toHaveBeenCalled();
    expect(store.getSnapshot()).toMatchObject({ answers });
    expect(store.getSnapshot().quoteId).toBeUndefined();
  });
});

it('the furthest step does not move when an early step is continued again (D35)', async () => {
  store.change({}, { currentStep: 20, furthestStep: 20 });
  await leave();
  expect(store.getSnapshot()).toMatchObject({ currentStep: 2, furthestStep: 20 });
});

it('steps to be seen again are recorded until they have been seen', async () => {
  await leave({}, { toConfirm: ['contact-info'] });
  expect(store.getSnapshot().toConfirm).toEqual(['contact-info']);
  await leave();
  expect(store.getSnapshot()).not.toHaveProperty('toConfirm');
});
