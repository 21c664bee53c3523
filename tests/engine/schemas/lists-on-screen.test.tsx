// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
import { endToasts } from '../ui/toasts/end-toasts.tsx';
import { compiledForm } from './compiled-form.ts';
import { browserAndServer, click, closePage, openForm, press, shown, type } from './on-screen.tsx';

beforeEach(endToasts);

const dates = (more: JsonObject = {}) =>
  compiledForm({
    type: 'object',
    properties: { dates: { type: 'array', items: { type: 'string', format: 'date' }, ...more } },
  });
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);
const summary = () => waitFor(() => screen.getByRole('alert').textContent);

it('keeps an added item that is empty, says so, and submits once it is filled in', async () => {
  const form = dates();
  const { page, submitted } = browserAndServer();
  const first = page();
  await openForm(form, first);
  await click(button('Add another'));
  await click(button('Add another'));
  await type(field('Dates 2'), '01/31/2027');
  await closePage(form, first);

  const second = page();
  await openForm(form, second);
  expect(shown()).toEqual({ 'root.dates.0': '', 'root.dates.1': '01/31/2027' });
  await press();
  expect(await summary()).toContain('Dates 1: Fill this in, or remove it');
  expect(submitted()).toBeUndefined();
  await type(field('Dates 1'), 'soon');
  await press();
  expect(await summary()).toContain('Dates 1: Enter a date');
  await closePage(form, second);

  const third = page();
  await openForm(form, third);
  expect(shown()).toMatchObject({ 'root.dates.0': 'soon' });
  await click(button('Remove: Dates 1'));
  await press();
  await waitFor(() => expect(submitted()).toEqual({ form: { dates: ['2027-01-31'] } }));
  await closePage(form, third);
});

it('lets go of a list that may be left out, though it begins with an item', async () => {
  const form = dates({ minItems: 1 });
  const { page, submitted } = browserAndServer();
  const adapter = page();
  await openForm(form, adapter);
  expect(screen.queryByRole('button', { name: 'Remove: Dates 1' })).toBeNull();
  await type(field('Dates 1'), '01/31/2027');
  await type(field('Dates 1'), '');
  await press();
  expect(await summary()).toContain('Dates 1: Fill this in, or remove it');
  await click(button('Remove: Dates 1'));
  await press();
  await waitFor(() => expect(submitted()).toEqual({ form: {} }));
  await closePage(form, adapter);
});

it('does not take two empty items for the same answer twice', async () => {
  const form = dates({ uniqueItems: true });
  const adapter = browserAndServer().page();
  await openForm(form, adapter, { answers: { dates: [null, null] } });
  await press();
  expect(await summary()).toContain('Dates 1: Fill this in, or remove it (and 1 more like it)');
  expect(document.querySelectorAll('[data-summary] li')).toHaveLength(1);
  await closePage(form, adapter);
});

it.each([
  ['checkboxes', 3],
  ['a long list', 40],
])(
  'names a choice that is no longer offered at %s, and keeps it until it is taken out',
  async (_name, count) => {
    const items = {
      type: 'string',
      enum: Array.from({ length: count }, (_none, at) => `day ${at}`),
    };
    const form = compiledForm({
      type: 'object',
      properties: { days: { type: 'array', uniqueItems: true, items } },
    });
    const { page, submitted } = browserAndServer();
    const adapter = page();
    await openForm(form, adapter, { answers: { days: ['Easter', 'day 1'] } });
    await press();
    expect(await summary()).toContain('Days: Take out what is no longer offered');
    expect(document.getElementById('root.days__error')).not.toBeNull();
    const opener = document.querySelector<HTMLElement>('main [aria-expanded]');
    if (opener !== null) await click(opener);
    const gone = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Easter' });
    expect(gone.checked).toBe(true);
    await click(screen.getByRole('checkbox', { name: 'Day 2' }));
    expect(gone.checked).toBe(true);
    await click(gone);
    await press();
    await waitFor(() => expect(submitted()).toEqual({ form: { days: ['day 1', 'day 2'] } }));
    await closePage(form, adapter);
  },
);
