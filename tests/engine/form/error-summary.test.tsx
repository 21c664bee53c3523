// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from '../../../src/engine/form/ErrorSummary.tsx';
import { fieldId } from '../../../src/engine/form/focus-field.ts';
import type { SummaryError } from '../../../src/engine/form/summary-lines.ts';

const page = (errors: SummaryError[], key = 1) => (
  <>
    <ErrorSummary key={key} errors={errors} />
    <input id="root.contact.city" />
    <fieldset id="root.trade">
      <input type="radio" name="trade" id="root.trade-0" />
      <input type="radio" name="trade" id="root.trade-1" defaultChecked />
    </fieldset>
    <fieldset id="root.claims">
      <input id="root.claims.0.date" />
      <input id="row-value" />
    </fieldset>
    <output id="root.total" />
  </>
);

describe('the error summary', () => {
  it('takes the focus when it appears and is announced', () => {
    render(page([{ at: '/contact/city', message: 'Enter a city' }]));
    const alert = screen.getByRole('alert');
    expect(document.activeElement?.contains(alert)).toBe(true);
    expect(
      within(alert).getByRole('heading', { level: 2, name: 'There is a problem' }),
    ).toBeTruthy();
  });

  it('lists errors of the whole step, which have no field to go to', () => {
    render(page([{ at: '', message: 'Answer one of the two' }]));
    const alert = screen.getByRole('alert');
    expect(within(alert).getByText('Answer one of the two')).toBeTruthy();
    expect(within(alert).queryByRole('link')).toBeNull();
    expect(document.activeElement?.contains(alert)).toBe(true);
  });

  it('says a sentence that several fields have once, with a link to each of them', async () => {
    const both = 'Please select both';
    const errors = [
      { at: '/contact/city', message: both, field: 'City' },
      { at: '/trade', message: both, field: 'Trade' },
    ];
    const { rerender } = render(page(errors));
    expect(screen.getAllByText(both, { exact: false })).toHaveLength(1);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'City',
      'Trade',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'City' }));
    rerender(page(errors.slice(1)));
    expect(screen.getByRole('listitem').textContent).toBe('Please select both Done: City Trade');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('takes the focus again at the next failed press, given a new key', () => {
    const errors = [{ at: '/contact/city', message: 'Enter a city' }];
    const { rerender } = render(page(errors));
    document.getElementById('root.contact.city')?.focus();
    rerender(page(errors));
    expect(document.activeElement?.id).toBe('root.contact.city');
    rerender(page(errors, 2));
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
  });

  it.each([
    ['the control of a field', '/contact/city', 'root.contact.city'],
    ['the chosen radio of a group', '/trade', 'root.trade-1'],
    ['the part of a list', '/claims/0/date', 'root.claims.0.date'],
    [
      'the first control of the list when the part has no id',
      '/claims/0/value',
      'root.claims.0.date',
    ],
  ])('leads to %s', async (_case, at, focused) => {
    render(page([{ at, message: 'Fix this' }]));
    await userEvent.setup().click(screen.getByRole('link', { name: 'Fix this' }));
    expect(document.activeElement?.id).toBe(focused);
  });

  it('keeps the focus when nothing on the page belongs to the error', async () => {
    render(page([{ at: '/total', message: 'Fix this' }]));
    const link = screen.getByRole('link', { name: 'Fix this' });
    await userEvent.setup().click(link);
    expect(document.activeElement).toBe(link);
  });

  it('has one line for list rows with the same gap, which leads to the first', async () => {
    const lacking = (row: number, part: string) => ({
      at: `/claims/${row}/${part}`,
      message: `Enter the ${part}`,
    });
    render(page([0, 1, 2].flatMap((row) => [lacking(row, 'date'), lacking(row, 'value')])));
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Enter the date (and 2 more like it)',
      'Enter the value (and 2 more like it)',
    ]);
    await userEvent.setup().click(screen.getByRole('link', { name: 'Enter the date' }));
    expect(document.activeElement?.id).toBe('root.claims.0.date');
  });

  it('keeps a corrected line, checked and without a link, and does not announce it again', () => {
    const city = { at: '/contact/city', message: 'Enter a city' };
    const trade = { at: '/trade', message: 'Choose a trade' };
    const { rerender } = render(page([city, trade]));
    act(() => document.getElementById('root.contact.city')?.focus());
    rerender(page([trade]));
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(['Done: Enter a city', 'Choose a trade']);
    expect(screen.queryByRole('link', { name: 'Enter a city' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'There is a problem' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says when everything is corrected, and does not take the focus for later errors', () => {
    const errors = [{ at: '/contact/city', message: 'Enter a city' }];
    const { rerender } = render(page(errors));
    act(() => document.getElementById('root.contact.city')?.focus());
    rerender(page([]));
    expect(screen.getByRole('heading', { name: 'All fixed' })).toBeTruthy();
    rerender(page(errors));
    expect(screen.getByRole('link', { name: 'Enter a city' })).toBeTruthy();
    expect(document.activeElement?.id).toBe('root.contact.city');
  });

  it('follows the results of the press until the visitor continues', () => {
    const { rerender } = render(page([{ at: '/claims', message: 'Fill in a row for each' }]));
    rerender(page([{ at: '/claims/0/date', message: 'Enter the date' }]));
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(['Enter the date']);
  });

  it('is absent without errors', () => {
    render(page([]));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the id of a field', () => {
  it.each([
    ['', 'root'],
    ['/city', 'root.city'],
    ['/claims/0/date', 'root.claims.0.date'],
    ['/a~1b/c~0d', 'root.a/b.c~d'],
  ])('of the pointer "%s" is %s', (pointer, id) => {
    expect(fieldId(pointer)).toBe(id);
  });
});
