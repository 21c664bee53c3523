// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import LocationsWidget from '../../../src/site/fields/locations/widget.tsx';
import type { Json } from '../../../src/engine/logic/json.ts';
import { catalogFile, mountField } from '../../engine/fields/mount-field.tsx';

const main = {
  address: '1 State St',
  city: 'Chicago',
  state: 'Illinois',
  zipCode: '60601',
  isPrimary: true,
};
const yard = {
  address: '12 Main St',
  city: 'Aurora',
  state: 'Illinois',
  zipCode: '60505',
  isPrimary: false,
};
const shop = { ...yard, address: '3 Shop Ln' };
const primaryNote =
  'Follows your business address. [Change it on the contact page](/funnel/contact).';

function mountLocations(value: Json, maxItems = 25) {
  const text = (title: string, maxLength: number) => ({
    type: 'string' as const,
    title,
    maxLength,
  });
  return mountField({
    widget: LocationsWidget,
    schema: {
      type: 'array',
      title: 'Addresses',
      maxItems,
      items: {
        type: 'object',
        properties: {
          address: text('Street address', 200),
          city: text('City', 100),
          state: text('State', 60),
          zipCode: text('ZIP code', 10),
        },
      },
    },
    options: { catalog: 'states', primaryNote },
    catalogs: { states: catalogFile('states') },
    value,
  });
}

const addButton = () => screen.getByRole('button', { name: 'Add location' });
const undo = (address: string) => screen.getByRole('button', { name: `Undo: ${address}` });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const messageOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

describe('the list of locations', () => {
  it('marks the primary one, says that it follows the business address and does not offer to edit it', async () => {
    await mountLocations([main, yard]);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Primary');
    expect(first?.textContent).toContain('Follows your business address');
    expect(within(first ?? document.body).queryAllByRole('button')).toHaveLength(0);
    expect(second?.textContent).toContain('Aurora, Illinois 60505');
    expect(screen.getByRole('button', { name: 'Edit: 12 Main St' })).toBeTruthy();
  });

  it('links to the place where the business address is changed', async () => {
    await mountLocations([main]);
    const link = screen.getByRole('link', { name: 'Change it on the contact page' });
    const href = link.getAttribute('href');
    expect(href).toMatch(/^\/./);
    expect(primaryNote).toContain(`](${href})`);
  });

  it('adds an address, announces it and returns the focus', async () => {
    const { user, answer, notify, submitted } = await mountLocations([main]);
    await user.click(addButton());
    expect(screen.getByRole('dialog', { name: 'Add a location' })).toBeTruthy();
    await user.type(field('Street address'), '12 Main St');
    await user.type(field('City'), 'Aurora');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Illinois');
    await user.type(field(/^ZIP code/), '60505{Enter}');
    expect(answer()).toEqual([main, yard]);
    expect(notify).toHaveBeenCalledExactlyOnceWith('success', '12 Main St was saved');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(addButton());
    expect(submitted).not.toHaveBeenCalled();
  });

  it('ties each message to its control and goes to the first one', async () => {
    const { user, answer } = await mountLocations([main]);
    await user.click(addButton());
    await user.type(field(/^ZIP code/), '123');
    await user.click(screen.getByRole('button', { name: 'Save location' }));
    expect(document.activeElement).toBe(field('Street address'));
    expect(messageOf(field('Street address'))).toBe('Enter the street address');
    expect(messageOf(field('City'))).toBe('Enter the city');
    expect(messageOf(screen.getByRole('combobox', { name: 'State' }))).toBe('Choose the state');
    expect(messageOf(field(/^ZIP code/))).toContain('Enter a ZIP code of 5 digits');
    await user.type(field('City'), 'Aurora');
    expect(field('City').getAttribute('aria-invalid')).toBeNull();
    expect(answer()).toEqual([main]);
  });

  it('sets off what may stay empty, as the fields of a step do', async () => {
    const { user } = await mountLocations([main]);
    await user.click(addButton());
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('(optional)').parentElement?.textContent).toBe('ZIP code (optional)');
  });

  it('has the autocomplete tokens of an address', async () => {
    const { user } = await mountLocations([main]);
    await user.click(addButton());
    const tokens = [...document.querySelectorAll('dialog [autocomplete]')].map((control) =>
      control.getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['address-line1', 'address-level2', 'address-level1', 'postal-code']);
  });

  it('saves the edited address', async () => {
    const { user, answer } = await mountLocations([main, yard]);
    await user.click(screen.getByRole('button', { name: 'Edit: 12 Main St' }));
    await user.clear(field('Street address'));
    await user.type(field('Street address'), '14 Main St');
    await user.click(screen.getByRole('button', { name: 'Save location' }));
    expect(answer()).toEqual([main, { ...yard, address: '14 Main St' }]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit: 14 Main St' }));
  });

  it('changes nothing after Cancel, nor after Esc, which asks first', async () => {
    const { user, answer } = await mountLocations([main, yard]);
    await user.click(screen.getByRole('button', { name: 'Edit: 12 Main St' }));
    await user.type(field('City'), 'X');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(addButton());
    await user.type(field('City'), 'X');
    await user.keyboard('{Escape}');
    expect(field('City')).toHaveProperty('value', 'X');
    await user.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(answer()).toEqual([main, yard]);
  });

  it('removes an address, announces it once and moves the focus to the control that says so', async () => {
    const { user, answer, notify } = await mountLocations([main, yard]);
    await user.click(screen.getByRole('button', { name: 'Remove: 12 Main St' }));
    expect(answer()).toEqual([main]);
    expect(screen.getAllByText('12 Main St was removed')).toHaveLength(1);
    expect(notify).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(undo('12 Main St'));
    expect(messageOf(undo('12 Main St'))).toBe('12 Main St was removed');
  });

  it('restores a removed address in its place with one key, and focuses it', async () => {
    const { user, answer, notify } = await mountLocations([main, yard, shop]);
    await user.click(screen.getByRole('button', { name: 'Remove: 12 Main St' }));
    await user.keyboard('{Enter}');
    expect(answer()).toEqual([main, yard, shop]);
    expect(notify).toHaveBeenLastCalledWith('success', '12 Main St was put back');
    expect(screen.queryByText('12 Main St was removed')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit: 12 Main St' }));
  });

  it('restores several removed addresses, the last one first', async () => {
    const { user, answer } = await mountLocations([main, yard, shop]);
    await user.click(screen.getByRole('button', { name: 'Remove: 12 Main St' }));
    await user.click(screen.getByRole('button', { name: 'Remove: 3 Shop Ln' }));
    expect(answer()).toEqual([main]);
    expect(document.activeElement).toBe(undo('3 Shop Ln'));
    await user.keyboard('{Enter}');
    expect(answer()).toEqual([main, shop]);
    await user.click(undo('12 Main St'));
    expect(answer()).toEqual([main, yard, shop]);
  });

  it('offers no undo while the list is full', async () => {
    const { user } = await mountLocations([main, yard], 2);
    await user.click(screen.getByRole('button', { name: 'Remove: 12 Main St' }));
    await user.click(addButton());
    await user.type(field('Street address'), '3 Shop Ln');
    await user.type(field('City'), 'Aurora');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Illinois');
    await user.click(screen.getByRole('button', { name: 'Save location' }));
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove: 3 Shop Ln' }));
    expect(undo('3 Shop Ln')).toBeTruthy();
  });

  it('accepts no more than the schema allows, and says why', async () => {
    const { user } = await mountLocations([main, yard], 2);
    expect(messageOf(addButton())).toBe('You can list up to 2 locations.');
    await user.click(addButton());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
