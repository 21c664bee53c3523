// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { WidgetProps } from '@rjsf/utils';
import { describe, expect, it, vi } from 'vitest';
import ListWidget from '../../../src/engine/fields/list/widget.tsx';
import NumberWidget from '../../../src/engine/fields/number/widget.tsx';
import TextWidget from '../../../src/engine/fields/text/widget.tsx';
import YesNoWidget from '../../../src/engine/fields/yes-no/widget.tsx';
import { asInProduction } from '../../run/as-in-production.ts';
import { mountDrafted } from '../form/mount-drafted.tsx';
import { descriptionOf } from '../form/mount-step.tsx';

const drawn = vi.fn<(id: string) => void>();

function Text(props: WidgetProps) {
  drawn(props.id);
  return <TextWidget {...props} />;
}

const widgets = { list: ListWidget, text: Text, number: NumberWidget, 'yes-no': YesNoWidget };
const options = { itemTitle: 'Vehicle {number}', addLabel: 'Add a vehicle' };

type Limits = { minItems?: number; maxItems?: number };

function mountVehicles(
  value?: { make?: string; year?: number; leased?: boolean }[],
  { reorder = false, errors = {}, ...limits }: Limits & { reorder?: boolean; errors?: object } = {},
) {
  drawn.mockClear();
  return mountDrafted({
    schema: {
      type: 'array',
      ...limits,
      items: {
        type: 'object',
        properties: {
          make: { type: 'string', title: 'Make', description: 'Who built it' },
          year: { type: 'integer', title: 'Year' },
          leased: { type: 'boolean', title: 'Leased?', description: 'Rented counts too.' },
        },
        required: ['make'],
      },
    },
    ui: {
      'ui:widget': 'list',
      'ui:options': { ...options, reorder },
      items: {
        make: { 'ui:widget': 'text', 'ui:description': 'As on the title' },
        year: { 'ui:widget': 'number' },
        leased: { 'ui:widget': 'yes-no', 'ui:options': { choices: {} } },
      },
    },
    widgets,
    errors: { ...errors },
    ...(value && { value }),
  });
}

const item = (name: string) => within(screen.getByRole('group', { name }));
const items = () => screen.queryAllByRole('group', { name: /^Vehicle/ }).length;
const button = (name: string) => screen.getByRole('button', { name });
const makes = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Make' }).map(({ value }) => value);

describe('a list', () => {
  it('shows beside a part what the UI schema says of it, or else the schema', () => {
    mountVehicles([{ make: 'Ford' }]);
    const first = item('Vehicle 1');
    expect(descriptionOf(first.getByRole('textbox', { name: 'Make' }))).toEqual([
      'As on the title',
    ]);
    expect(first.queryByText('Who built it')).toBeNull();
    expect(descriptionOf(first.getByRole('radiogroup', { name: /^Leased/ }))).toEqual([
      'Rented counts too.',
    ]);
    expect(descriptionOf(first.getByRole('textbox', { name: /^Year/ }))).toEqual([]);
  });

  it('is empty at first, and an added item takes the focus', async () => {
    const { user, answer } = mountVehicles();
    expect(items()).toBe(0);
    await user.click(button('Add a vehicle'));
    expect(document.activeElement).toBe(item('Vehicle 1').getByLabelText('Make'));
    await user.keyboard('Ford');
    await user.type(item('Vehicle 1').getByLabelText(/^Year/), '2022');
    await user.click(item('Vehicle 1').getByRole('radio', { name: 'Yes' }));
    expect(answer()).toEqual([{ make: 'Ford', year: 2022, leased: true }]);
  });

  it('starts with its minimum of items, whichever is filled in first', async () => {
    const { user, answer } = mountVehicles(undefined, { minItems: 2 });
    expect(items()).toBe(2);
    expect(answer()).toBeUndefined();
    await user.type(item('Vehicle 2').getByLabelText('Make'), 'Ram');
    expect(answer()).toEqual([{}, { make: 'Ram' }]);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('stops at its limit and says so', async () => {
    const { user, answer } = mountVehicles([{ make: 'Ford' }], { maxItems: 2 });
    await user.click(button('Add a vehicle'));
    expect(button('Add a vehicle').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('You can list up to 2.')).toBeTruthy();
    await user.click(button('Add a vehicle'));
    expect(answer()).toHaveLength(2);
  });

  it('restores a removed item in its place, with the focus on the undo button', async () => {
    const { user, answer } = mountVehicles([{ make: 'Ford' }, { make: 'Ram' }, { make: 'GMC' }]);
    await user.click(button('Remove: Vehicle 2'));
    expect(answer()).toEqual([{ make: 'Ford' }, { make: 'GMC' }]);
    expect(makes()).toEqual(['Ford', 'GMC']);
    expect(document.activeElement).toBe(button('Undo'));
    expect(screen.getByText('Vehicle 2 was removed')).toBeTruthy();
    await user.click(button('Undo'));
    expect(answer()).toEqual([{ make: 'Ford' }, { make: 'Ram' }, { make: 'GMC' }]);
    expect(document.activeElement).toBe(item('Vehicle 2').getByLabelText('Make'));
  });

  it('moves an item, and the focus stays with the button that moves it on', async () => {
    const { user, answer } = mountVehicles([{ make: 'Ford' }, { make: 'Ram' }, { make: 'GMC' }], {
      reorder: true,
    });
    await user.click(button('Move down: Vehicle 1'));
    expect(makes()).toEqual(['Ram', 'Ford', 'GMC']);
    expect(document.activeElement).toBe(button('Move down: Vehicle 2'));
    await user.keyboard('{Enter}');
    expect(answer()).toEqual([{ make: 'Ram' }, { make: 'GMC' }, { make: 'Ford' }]);
    expect(button('Move down: Vehicle 3').getAttribute('aria-disabled')).toBe('true');
  });

  it('shows a message at the part of the item that it belongs to', () => {
    mountVehicles([{ make: 'Ford' }, {}], { errors: { '1.make': 'Enter the make' } });
    const make = item('Vehicle 2').getByLabelText('Make');
    expect(make.getAttribute('aria-invalid')).toBe('true');
    expect(item('Vehicle 1').queryByText('Enter the make')).toBeNull();
    expect(item('Vehicle 2').getByText('Enter the make')).toBeTruthy();
  });

  it('redraws only the field with the keystroke', async () => {
    asInProduction();
    const { user } = mountVehicles([{ make: 'Ford' }, { make: 'Ram' }, { make: 'GMC' }]);
    drawn.mockClear();
    await user.type(item('Vehicle 2').getByLabelText('Make'), '!');
    expect(drawn.mock.calls).toEqual([['root.answer.1.make']]);
  });

  it('can contain lists', async () => {
    const { user, answer } = mountDrafted({
      schema: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            drivers: {
              type: 'array',
              title: 'Drivers',
              items: {
                type: 'object',
                properties: { name: { type: 'string', title: 'Name' } },
              },
            },
          },
        },
      },
      ui: {
        'ui:widget': 'list',
        'ui:options': options,
        items: {
          drivers: {
            'ui:widget': 'list',
            'ui:options': { itemTitle: 'Driver {number}', addLabel: 'Add a driver' },
            items: { name: { 'ui:widget': 'text' } },
          },
        },
      },
      widgets,
      errors: { '0.drivers.1.name': 'Enter the name' },
      value: [{ drivers: [{ name: 'Ada' }, {}] }],
    });
    expect(item('Driver 2').getByText('Enter the name')).toBeTruthy();
    await user.click(button('Add a driver'));
    await user.keyboard('Bo');
    expect(answer()).toEqual([{ drivers: [{ name: 'Ada' }, {}, { name: 'Bo' }] }]);
  });
});
