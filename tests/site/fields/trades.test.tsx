// @vitest-environment happy-dom
import { ErrorSchemaBuilder } from '@rjsf/utils';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { focusField } from '../../../src/engine/form/focus-field.ts';
import TradesWidget from '../../../src/site/fields/trades/widget.tsx';
import type { Json } from '../../../src/engine/logic/json.ts';
import { descriptionOf } from '../../engine/form/mount-step.tsx';
import { catalogFile, mountField } from '../../engine/fields/mount-field.tsx';

const catalog = catalogFile('trades');
const TYPES = 'You can only select up to 3 types';
const OPTIONS = 'You can only select up to 3 types or options';

function mountTrades(value?: Json, messages: string[] = [], maxItems = 3) {
  return mountField({
    widget: TradesWidget,
    schema: { type: 'array', title: 'Your trades', maxItems, items: { type: 'object' } },
    options: { catalog: 'trades', tooManyTypes: TYPES, tooManyOptions: OPTIONS },
    catalogs: { trades: catalog },
    ...(value !== undefined && { value }),
    errors: new ErrorSchemaBuilder().addErrors(messages).ErrorSchema,
  });
}

const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const shownTrades = () => screen.getAllByRole('checkbox').length;

describe('the list of trades', () => {
  it('offers every trade of the catalog', async () => {
    await mountTrades();
    expect(shownTrades()).toBe(catalog.entries.length);
    expect(screen.getByText('0 of 3 selected').tagName).toBe('SPAN');
  });

  it('accepts as many as the schema allows', async () => {
    const { user, answer } = await mountTrades(undefined, [], 1);
    await user.click(box('Painting'));
    await user.click(box('Plumbing'));
    expect(screen.getByText('1 of 1 selected')).toBeTruthy();
    expect(screen.getByText(TYPES)).toBeTruthy();
    expect(answer()).toHaveLength(1);
  });

  it('stores a checked trade with its class code', async () => {
    const { user, answer } = await mountTrades();
    await user.click(box('Painting'));
    expect(box('Painting')).toHaveProperty('checked', true);
    expect(answer()).toEqual([
      { id: 'painting', name: 'Painting', ncciCode: '5474', ncciDescription: 'Painting' },
    ]);
    expect(screen.getByText('1 of 3 selected')).toBeTruthy();
  });

  it('asks for the description of a trade with several codes', async () => {
    const { user, answer } = await mountTrades();
    await user.click(box('Carpentry'));
    expect(screen.getByRole('group', { name: /Which describes your Carpentry work/ })).toBeTruthy();
    expect(screen.getByText('0 of 3 selected')).toBeTruthy();
    expect(answer()).toEqual([{ id: 'carpentry', name: 'Carpentry' }]);
    await user.click(box('Residential, up to 3 stories'));
    expect(answer()).toEqual([
      {
        id: 'carpentry',
        name: 'Carpentry',
        ncciCode: '5645',
        ncciDescription: 'Residential up to 3 stories',
      },
    ]);
    await user.click(box('Residential, up to 3 stories'));
    expect(screen.queryByRole('group', { name: /Which describes/ })).toBeNull();
    expect(answer()).toEqual([]);
  });

  it('refuses a fourth trade with the message, inline and as a toast, and keeps the three', async () => {
    const { user, answer, notify } = await mountTrades();
    for (const name of ['Painting', 'Masonry Work', 'Plumbing']) await user.click(box(name));
    const three = answer();
    await user.click(box(/^Roofing/));
    expect(answer()).toEqual(three);
    expect(box(/^Roofing/)).toHaveProperty('checked', false);
    expect(notify).toHaveBeenCalledExactlyOnceWith('error', TYPES, { silent: true });
    expect(screen.getByText(TYPES)).toBeTruthy();
    await user.click(box('Painting'));
    expect(screen.queryByText(TYPES)).toBeNull();
  });

  it('refuses a fourth option', async () => {
    const { user, notify } = await mountTrades();
    for (const name of ['Painting', 'Carpentry', 'Commercial', 'Plumbing']) {
      await user.click(box(name));
    }
    await user.click(box('Residential, up to 3 stories'));
    expect(notify).toHaveBeenCalledExactlyOnceWith('error', OPTIONS, { silent: true });
    expect(box('Residential, up to 3 stories')).toHaveProperty('checked', false);
    expect(screen.getByText('3 of 3 selected')).toBeTruthy();
  });

  it('links its error to the first trade and not to the search', async () => {
    await mountTrades([], ['Choose at least one trade']);
    focusField('/answer');
    expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0]);
    expect(document.querySelectorAll('input[aria-invalid]')).toHaveLength(0);
  });

  it('marks no other trade invalid for one that lacks its description', async () => {
    await mountTrades([{ id: 'carpentry', name: 'Carpentry' }], ['Choose a description']);
    expect(box('Painting').getAttribute('aria-invalid')).toBeNull();
    expect(box('Carpentry').getAttribute('aria-invalid')).toBeNull();
    const options = box('Residential, up to 3 stories').closest('fieldset');
    expect(options?.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelectorAll('input[aria-invalid]')).toHaveLength(0);
  });

  it('shows trades that an old draft stored as plain ids', async () => {
    await mountTrades(['painting', 'plumbing']);
    expect(box('Painting')).toHaveProperty('checked', true);
    expect(screen.getByText('2 of 3 selected')).toBeTruthy();
  });
});

describe('finding a trade', () => {
  const search = () => screen.getByRole('searchbox', { name: 'Find your trade' });

  it('narrows the list by name and by the names of options', async () => {
    const { user } = await mountTrades();
    await user.type(search(), 'paint');
    await vi.waitFor(() => expect(shownTrades()).toBe(1));
    expect(box('Painting')).toBeTruthy();
    await user.clear(search());
    await vi.waitFor(() => expect(shownTrades()).toBe(catalog.entries.length));
    await user.type(search(), 'roof work');
    expect(await screen.findByText('1 trade shown')).toBeTruthy();
    expect(box('Solar Contractor')).toBeTruthy();
  });

  it('says why a trade was found by another word', async () => {
    const { user } = await mountTrades();
    await user.type(search(), 'chimneys');
    expect(await screen.findByText('1 trade shown')).toBeTruthy();
    expect(descriptionOf(screen.getByRole('checkbox'))).toContain('Matches “chimney.”');
  });

  it('names the closest trades when no word matches', async () => {
    const { user } = await mountTrades();
    await user.type(search(), 'paitning');
    expect(
      await screen.findByText(
        'No trade is called “paitning.” Closest: Painting. Not yours? Try another word, or go back and change your industry.',
      ),
    ).toBeTruthy();
    expect(shownTrades()).toBe(1);
  });

  it('says when nothing comes close, shows all trades and offers to clear the search', async () => {
    const { user } = await mountTrades();
    await user.type(search(), 'dentist');
    expect(
      await screen.findByText('No trade comes close to “dentist.” All trades are shown.'),
    ).toBeTruthy();
    expect(shownTrades()).toBe(catalog.entries.length);
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await vi.waitFor(() => expect(search()).toHaveProperty('value', ''));
  });

  it('shows a search hint until something is typed', async () => {
    const { user } = await mountTrades();
    const hint = search().getAttribute('placeholder');
    expect(hint).not.toBeNull();
    await user.type(search(), 'paint');
    await vi.waitFor(() => expect(search().getAttribute('placeholder')).toBeNull());
    await user.clear(search());
    await vi.waitFor(() => expect(search().getAttribute('placeholder')).toBe(hint));
  });

  it('does not submit the step with Enter', async () => {
    const { user, submitted } = await mountTrades();
    await user.type(search(), 'paint{Enter}');
    expect(submitted).not.toHaveBeenCalled();
  });
});

describe('the chosen trades', () => {
  const list = () => screen.getByRole('list', { name: 'Chosen so far' });

  it('are shown above the list until removed, even while the search hides their cards', async () => {
    const { user, answer } = await mountTrades();
    expect(list().textContent).toBe('');
    await user.click(box('Painting'));
    await user.click(box('Plumbing'));
    await user.type(screen.getByRole('searchbox'), 'roof');
    await vi.waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Painting' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Remove Painting' }));
    expect(answer()).toMatchObject([{ id: 'plumbing' }]);
    expect(list().textContent).toBe('Plumbing');
    // The button is gone, but the focus does not return to the top of the page.
    expect(document.activeElement).toBe(list());
  });
});
