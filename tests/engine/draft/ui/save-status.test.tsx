// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SaveState } from '../../../../src/engine/draft/types.ts';
import { SaveStatus } from '../../../../src/engine/draft/ui/SaveStatus.tsx';
import { SaveTrouble } from '../../../../src/engine/pages/frame/Troubles.tsx';
import { fakeSaveState } from './fake-store.ts';

const NOON = '2026-12-01T12:00:00Z';
const minutesAfter = (minutes: number) => Date.parse(NOON) + minutes * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: minutesAfter(0) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function goOffline(offline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline);
  act(() => {
    window.dispatchEvent(new Event(offline ? 'offline' : 'online'));
  });
}

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

const shown = (container: HTMLElement) => container.querySelector('p')?.textContent ?? '';
const said = () => screen.getByRole('status').textContent;

describe('the saved-state line', () => {
  it.each<[SaveState, string]>([
    [{ kind: 'idle' }, ''],
    [{ kind: 'saving' }, 'Saving…'],
    [{ kind: 'saved', at: NOON }, 'Saved just now'],
    [{ kind: 'on-device', at: NOON, retry: false }, 'Saved on this device just now'],
    [{ kind: 'on-device', at: NOON, retry: true }, 'Saved on this device just now, will retry'],
    [
      { kind: 'rejected', sections: ['email'], message: 'm' },
      'Some answers are saved on this device only',
    ],
    [{ kind: 'gone' }, 'On this device only'],
    [{ kind: 'not-stored' }, 'Not saved on this device'],
  ])('of %j reads "%s"', (state, text) => {
    const { container } = render(<SaveStatus store={fakeSaveState(state)} />);
    expect(shown(container)).toBe(text);
  });

  it('says at once that there is no network, and what that means for the answers', () => {
    const { container } = render(<SaveStatus store={fakeSaveState({ kind: 'saved', at: NOON })} />);
    goOffline(true);
    expect(shown(container)).toBe('Offline: answers stay on this device');
    expect(said()).toBe('Offline: answers stay on this device');
    goOffline(false);
    expect(shown(container)).toBe('Saved just now');
    expect(said()).toBe('Your answers are saved again.');
  });

  it.each<[string, SaveState, boolean, string]>([
    ['the server is not asked', { kind: 'idle' }, false, ''],
    ['nothing is stored', { kind: 'not-stored' }, true, 'Not saved on this device'],
  ])('does not mention being offline when %s', (_case, state, hasServer, text) => {
    goOffline(true);
    const { container } = render(<SaveStatus store={fakeSaveState(state, hasServer)} />);
    expect(shown(container)).toBe(text);
  });

  it('changes only after a press whose target it would move', () => {
    const store = fakeSaveState({ kind: 'saving' });
    const { container } = render(<SaveStatus store={store} />);
    fireEvent.pointerDown(document.body);
    act(() => store.become({ kind: 'not-stored' }));
    expect(shown(container)).toBe('Saving…');
    fireEvent.pointerUp(document.body);
    pass(1);
    expect(shown(container)).toBe('Not saved on this device');
  });

  it('ages without new saves', () => {
    const { container } = render(<SaveStatus store={fakeSaveState({ kind: 'saved', at: NOON })} />);
    pass(2 * 60_000);
    expect(shown(container)).toBe('Saved 2 min ago');
    pass(57 * 60_000);
    expect(shown(container)).toBe('Saved 59 min ago');
  });

  it('announces when trouble begins and ends, not each save', () => {
    const store = fakeSaveState({ kind: 'saved', at: NOON });
    render(<SaveStatus store={store} />);
    act(() => store.become({ kind: 'saving' }));
    act(() => store.become({ kind: 'saved', at: NOON }));
    expect(said()).toBe('');
    act(() => store.become({ kind: 'on-device', at: NOON, retry: true }));
    expect(said()).toBe('Saved on this device, will retry');
    pass(5 * 60_000);
    expect(said()).toBe('Saved on this device, will retry');
    act(() => store.become({ kind: 'saving' }));
    expect(said()).toBe('Saved on this device, will retry');
    act(() => store.become({ kind: 'saved', at: NOON }));
    expect(said()).toBe('Your answers are saved again.');
  });

  it('says that nothing is sent while deleted answers wait for a decision', () => {
    const store = fakeSaveState({ kind: 'gone' });
    render(<SaveStatus store={store} />);
    expect(said()).toContain(
      'On this device only The online copy may have been deleted from another device',
    );
    act(() => store.become({ kind: 'saved', at: NOON }));
    expect(said()).toBe('Your answers are saved again.');
  });

  it('explains a refusal', () => {
    const store = fakeSaveState({ kind: 'rejected', sections: ['email'], message: 'Shorten it.' });
    render(<SaveStatus store={store} />);
    expect(said()).toBe('Some answers are saved on this device only Shorten it.');
  });
});

describe('the text about trouble below the question', () => {
  it('offers its action only when nothing is stored', () => {
    const store = fakeSaveState({ kind: 'saving' });
    render(<SaveTrouble store={store} way={{ 'not-stored': 'A way out' }} />);
    expect(screen.queryByText('A way out')).toBeNull();
    act(() => store.become({ kind: 'not-stored' }));
    expect(screen.getByText('A way out')).toBeTruthy();
  });

  it('explains a refusal and a full storage', () => {
    const store = fakeSaveState({ kind: 'rejected', sections: ['email'], message: 'Shorten it.' });
    render(<SaveTrouble store={store} />);
    expect(screen.getByText('Shorten it.')).toBeTruthy();
    act(() => store.become({ kind: 'not-stored' }));
    expect(
      screen.getByText(/They are kept while this page stays open/, { selector: 'p' }),
    ).toBeTruthy();
  });
});
