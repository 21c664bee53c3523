// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import multiSelect from '../../../src/engine/fields/multi-select/widget.tsx';
import { answerLines } from '../../../src/engine/fields/review/answer-lines.ts';
import { focusField } from '../../../src/engine/form/focus-field.ts';
import type { Json } from '../../../src/engine/logic/json.ts';
import { mountStep } from '../form/mount-step.tsx';

const TRADES = Array.from({ length: 30 }, (_none, index) => `trade-${index}`);
const catalogs = {
  trades: {
    entries: TRADES.map((id, index) => ({
      id,
      label: `Trade number ${index}`,
      ...(index === 7 && { keywords: ['plumber'] }),
    })),
  },
};

const mount = (options: object = {}, picks?: Json, limit: object = {}) =>
  mountStep({
    widgets: { 'multi-select': multiSelect },
    properties: {
      picks: { type: 'array', title: 'Picks', items: { type: 'string', enum: TRADES }, ...limit },
    },
    required: ['picks'],
    catalogs,
    ui: {
      picks: { 'ui:widget': 'multi-select', 'ui:options': { catalog: 'trades', ...options } },
    },
    ...(picks !== undefined && { data: { picks } }),
  });

const opener = () => screen.getByRole('button', { name: 'The whole list (30)' });
const box = (name: string) => screen.getByRole('checkbox', { name });
const boxes = () => screen.queryAllByRole('checkbox');

describe('a list of many choices', () => {
  it('is closed until it is opened, and the answer has the order of the list', async () => {
    const { user, data } = await mount();
    expect([boxes().length, opener().getAttribute('aria-expanded')]).toEqual([0, 'false']);
    await user.click(opener());
    expect([boxes().length, opener().getAttribute('aria-expanded')]).toEqual([30, 'true']);
    await user.click(box('Trade number 9'));
    await user.click(box('Trade number 2'));
    expect(data()).toEqual({ picks: ['trade-2', 'trade-9'] });
    await user.click(opener());
    expect(boxes()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Remove Trade number 9' })).toBeTruthy();
  });

  it('opens for a search, by a name or by what else it is called, and closes with it', async () => {
    const { user, data } = await mount({ placeholder: 'Your trade' });
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the list' });
    expect(search.placeholder).toBe('Your trade');
    await user.type(search, 'plumber');
    await waitFor(() => expect(boxes()).toHaveLength(1));
    await user.click(box('Trade number 7'));
    expect(data()).toEqual({ picks: ['trade-7'] });
    await user.clear(search);
    await waitFor(() => expect(boxes()).toEqual([]));
  });

  it('removes a choice above the list', async () => {
    const { user, data } = await mount({}, ['trade-3', 'trade-4']);
    await user.click(screen.getByRole('button', { name: 'Remove Trade number 3' }));
    expect(data()).toEqual({ picks: ['trade-4'] });
  });

  it('clears the others for the exclusive choice, and says that it is one too many', async () => {
    const options = { exclusive: 'trade-0', tooMany: 'Two at most' };
    const { user, data, notify } = await mount(options, ['trade-1', 'trade-2'], { maxItems: 2 });
    await user.click(opener());
    await user.click(box('Trade number 3'));
    expect([data(), notify.mock.lastCall]).toEqual([
      { picks: ['trade-1', 'trade-2'] },
      ['error', 'Two at most'],
    ]);
    await user.click(box('Trade number 0'));
    expect(data()).toEqual({ picks: ['trade-0'] });
  });

  it('is left when the focus leaves all of it, and takes the focus from the error summary', async () => {
    const { user, blurred } = await mount();
    await act(async () => void focusField('/picks'));
    expect(document.activeElement).toBe(opener());
    await user.click(opener());
    await user.tab();
    expect(document.activeElement).toBe(box('Trade number 0'));
    expect(blurred).not.toHaveBeenCalled();
    await act(async () => void fireEvent.blur(box('Trade number 0'), { relatedTarget: null }));
    expect(blurred.mock.calls).toEqual([['/picks']]);
  });

  it('is reviewed by the names of its choices', () => {
    const [options, ui] = [{ widget: 'multi-select', catalog: 'trades' }, {}];
    const field = { schema: { type: 'array' }, options, ui, catalogs, widgets: {} };
    expect(answerLines({ ...field, value: ['trade-2', 'trade-9'] })).toEqual([
      'Trade number 2',
      'Trade number 9',
    ]);
  });
});
