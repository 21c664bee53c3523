import { describe, expect, it, vi } from 'vitest';
import {
  emptyRecord,
  withValues,
  type DraftRecord,
} from '../../../src/engine/draft/record/record.ts';
import { withRefused } from '../../../src/engine/draft/record/verdicts.ts';
import { withAcknowledged } from '../../../src/engine/draft/remote/exchange.ts';
import { saveStateOf, saveStateSignal } from '../../../src/engine/draft/save-state.ts';
import type { SaveState } from '../../../src/engine/draft/types.ts';

const at = '2026-12-01T12:00:00.000Z';
const later = '2026-12-01T12:00:01.000Z';
const idle = { sending: false, failing: false };

const blank = emptyRecord('an-id-longer-than-ten', 1);
const changed: DraftRecord = { ...withValues(blank, { email: 'a@b.co' }, 'a'), savedAt: at };
const revisions = { email: '1.a' };

describe('where the answers are', () => {
  it('is not shown before there are any', () => {
    expect(saveStateOf(blank, true, idle)).toEqual({ kind: 'idle' });
  });

  it('is this device when there is no server', () => {
    const state = { kind: 'on-device', at, retry: false };
    expect(saveStateOf(changed, true, undefined)).toEqual(state);
  });

  it('is on the way until the server has them, then saved at the time of the response', () => {
    expect(saveStateOf(changed, true, idle)).toEqual({ kind: 'saving' });
    const taken = withAcknowledged(changed, revisions, { email: 'a@b.co' });
    expect(saveStateOf(taken, true, { ...idle, savedAt: later })).toEqual({
      kind: 'saved',
      at: later,
    });
    expect(saveStateOf(taken, true, idle)).toEqual({ kind: 'saved', at });
  });

  it('is this device after a failure, until the next attempt runs', () => {
    const failing = { ...idle, failing: true };
    expect(saveStateOf(changed, true, failing)).toEqual({ kind: 'on-device', at, retry: true });
    expect(saveStateOf(changed, true, { ...failing, sending: true })).toEqual({ kind: 'saving' });
  });

  it('names what the server refused', () => {
    const refused = withRefused(changed, revisions);
    expect(saveStateOf(refused, true, idle)).toMatchObject({
      kind: 'rejected',
      sections: ['email'],
    });
  });

  it('is this page only when the storage refuses them', () => {
    expect(saveStateOf(changed, false, idle)).toEqual({ kind: 'not-stored' });
  });

  it('is for the visitor to decide when they were deleted elsewhere, for this draft only', () => {
    expect(saveStateOf(changed, true, { ...idle, gone: changed.uuid })).toEqual({ kind: 'gone' });
    expect(saveStateOf(changed, true, { ...idle, gone: 'another-draft' })).toEqual({
      kind: 'saving',
    });
  });
});

it('an equal state is the same object, and nobody is notified', () => {
  let state: SaveState = { kind: 'saved', at };
  const signal = saveStateSignal(() => state);
  const told = vi.fn<() => void>();
  signal.subscribe(told);
  const first = signal.get();
  state = { kind: 'saved', at };
  signal.check();
  expect([signal.get() === first, told.mock.calls.length]).toEqual([true, 0]);
  state = { kind: 'saving' };
  signal.check();
  expect([signal.get(), told.mock.calls.length]).toEqual([{ kind: 'saving' }, 1]);
});
