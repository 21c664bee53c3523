// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import DateWidget from '../../../src/engine/fields/date/widget.tsx';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
import { mountField, textField } from './mount-field.tsx';

function mountDate(value?: string, options: JsonObject = {}) {
  return mountField({
    widget: DateWidget,
    schema: { type: 'string', format: 'date', title: 'Start date' },
    options: options,
    today: '2026-11-21',
    ...(value !== undefined && { value }),
  });
}

const calendarButton = () => screen.getByRole('button', { name: /calendar|Change the date/ });

describe('a typed date', () => {
  it.each(['1/5/2027', '01052027', '01/05/2027'])('%s is stored as an ISO date', async (typed) => {
    const { user, answer } = await mountDate();
    await user.type(textField(/Start date/), typed);
    expect(textField(/Start date/).value).toBe('01/05/2027');
    expect(answer()).toBe('2027-01-05');
  });

  it.each(['Jan 5, 2027', '5 January 2027'])('accepts %s typed key by key', async (typed) => {
    const { user, answer } = await mountDate();
    await user.type(textField(/Start date/), typed);
    await user.tab();
    expect(textField(/Start date/).value).toBe('01/05/2027');
    expect(answer()).toBe('2027-01-05');
  });

  it('accepts a pasted date', async () => {
    const { user, answer } = await mountDate();
    await user.click(textField(/Start date/));
    await user.paste('1/5/2027');
    expect(answer()).toBe('2027-01-05');
  });

  it('is stored as typed while it is not a real date, and shown again', async () => {
    const { user, answer } = await mountDate();
    await user.type(textField(/Start date/), '02292027');
    expect(answer()).toBe('02/29/2027');
    expect(textField(/Start date/).value).toBe('02/29/2027');
  });

  it('can be corrected in the middle', async () => {
    const { user, answer } = await mountDate('2027-02-28');
    const field = textField(/Start date/);
    await user.type(field, '{Backspace}3', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(field.value).toBe('03/28/2027');
    expect(field.selectionStart).toBe(2);
    expect(answer()).toBe('2027-03-28');
  });

  it('gets its leading zeros when the visitor leaves', async () => {
    const { user, answer } = await mountDate('2027-12-05');
    await user.type(textField(/Start date/), '{Backspace}', {
      initialSelectionStart: 2,
      initialSelectionEnd: 2,
    });
    expect(answer()).toBe('1/05/2027');
    await user.tab();
    expect(answer()).toBe('2027-01-05');
  });

  it('takes a year of two digits as a past one where only past days count', async () => {
    const { user, answer } = await mountDate(undefined, { max: 'today' });
    await user.type(textField(/Start date/), '5/12/75');
    await user.tab();
    expect(answer()).toBe('1975-05-12');
  });

  it('has no value once it is emptied', async () => {
    const { user, answer } = await mountDate('2027-01-05');
    await user.clear(textField(/Start date/));
    expect(answer()).toBeUndefined();
  });
});

describe('the calendar', () => {
  async function openCalendar(mounted: Awaited<ReturnType<typeof mountDate>>) {
    await mounted.user.click(calendarButton());
    return screen.findByRole('grid', undefined, { timeout: 5000 });
  }

  it('is a named dialog that opens on the stored date and takes the focus', async () => {
    const mounted = await mountDate('2027-01-05');
    await openCalendar(mounted);
    expect(screen.getByRole('dialog', { name: 'Choose a date: Start date' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('5'));
    expect(screen.getByText('January 2027')).toBeTruthy();
  });

  it('stores the chosen day, closes and returns the focus', async () => {
    const mounted = await mountDate('2027-01-05');
    await openCalendar(mounted);
    await mounted.user.click(screen.getByRole('gridcell', { name: 'January 19, 2027' }));
    expect(mounted.answer()).toBe('2027-01-19');
    expect(textField(/Start date/).value).toBe('01/19/2027');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(calendarButton());
    expect(calendarButton().getAttribute('aria-label')).toContain('January 19, 2027');
  });

  it.each([
    ['{PageUp}', 'December 5, 2026'],
    ['{PageDown}', 'February 5, 2027'],
  ])('moves to the previous and next month as calendars do (%s)', async (key, day) => {
    const mounted = await mountDate('2027-01-05');
    await openCalendar(mounted);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('5'));
    await mounted.user.keyboard(key);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(day));
  });

  it('closes with Esc and changes nothing', async () => {
    const mounted = await mountDate('2027-01-05');
    await openCalendar(mounted);
    await act(async () => mounted.user.keyboard('{Escape}'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(mounted.answer()).toBe('2027-01-05');
    expect(document.activeElement).toBe(calendarButton());
  });

  it('offers no day before the visitor’s today when the step says so', async () => {
    const mounted = await mountDate(undefined, { min: 'today' });
    await openCalendar(mounted);
    const day = (name: string) => screen.getByRole('gridcell', { name });
    expect(day('November 20, 2026')).toHaveProperty('disabled', true);
    expect(day('November 21, 2026')).toHaveProperty('disabled', false);
  });

  it.each([
    ['Today, November 21, 2026', '2026-11-21'],
    ['Tomorrow, November 22, 2026', '2026-11-22'],
    ['First of next month, December 1, 2026', '2026-12-01'],
  ])('has %s one press away', async (name, day) => {
    const mounted = await mountDate(undefined, { min: 'today' });
    await openCalendar(mounted);
    await mounted.user.click(screen.getByRole('button', { name }));
    expect(mounted.answer()).toBe(day);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(calendarButton());
  });

  it('offers no future day when only past days count', async () => {
    const mounted = await mountDate(undefined, { max: 'today' });
    await openCalendar(mounted);
    expect(screen.queryByRole('button', { name: /^Today/ })).toBeNull();
  });

  it('offers past days elsewhere', async () => {
    const mounted = await mountDate();
    await openCalendar(mounted);
    expect(screen.getByRole('gridcell', { name: 'November 20, 2026' })).toHaveProperty(
      'disabled',
      false,
    );
  });
});
