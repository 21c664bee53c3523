// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { StepCatalog } from '../../../src/engine/form/contract.ts';
import cards from '../../../src/engine/fields/cards/widget.tsx';
import output from '../../../src/engine/fields/output/widget.tsx';
import select from '../../../src/engine/fields/select/widget.tsx';
import yesNo from '../../../src/engine/fields/yes-no/widget.tsx';
import { descriptionOf, mountStep } from '../form/mount-step.tsx';

const widgets = { cards, output, select, 'yes-no': yesNo };
const catalogs: Record<string, StepCatalog> = {
  trades: {
    entries: [
      { id: 'roof', label: 'Roofing', hint: 'Shingles and metal', icon: 'roof' },
      { id: 'floor', label: 'Flooring' },
    ],
  },
};

describe('cards', () => {
  const mountCards = () =>
    mountStep({
      widgets,
      catalogs,
      properties: { trade: { type: 'string', title: 'Trade', enum: ['roof', 'floor', 'other'] } },
      required: ['trade'],
      ui: {
        trade: {
          'ui:widget': 'cards',
          'ui:options': { catalog: 'trades', choices: { floor: { label: 'Floors' } } },
        },
      },
    });

  it('take their labels from the catalog, then the step, then the value', async () => {
    await mountCards();
    const named = screen
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('aria-labelledby'));
    expect(named.map((id) => document.getElementById(id ?? '')?.textContent)).toEqual([
      'Roofing',
      'Floors',
      'other',
    ]);
  });

  it('are named by their label alone and described by their hint', async () => {
    await mountCards();
    expect(descriptionOf(screen.getByRole('radio', { name: 'Roofing' }))).toEqual([
      'Shingles and metal',
    ]);
  });

  it('store the value of the card that is pressed', async () => {
    const { user, data } = await mountCards();
    await user.click(screen.getByText('Shingles and metal'));
    expect(data()).toEqual({ trade: 'roof' });
    await user.click(screen.getByRole('radio', { name: 'Floors' }));
    expect(data()).toEqual({ trade: 'floor' });
  });

  it('are one group of native radios for the arrow keys', async () => {
    const { user, data } = await mountCards();
    await user.click(screen.getByRole('radio', { name: 'Roofing' }));
    await user.keyboard('{ArrowDown}');
    expect(data()).toEqual({ trade: 'floor' });
    expect(document.activeElement?.id).toBe('root.trade-1');
  });

  it('notify the form when the focus leaves the group, not while it moves inside', async () => {
    const { user, blurred } = await mountCards();
    await user.click(screen.getByRole('radio', { name: 'Roofing' }));
    await user.keyboard('{ArrowDown}');
    expect(blurred).not.toHaveBeenCalled();
    await user.tab();
    expect(blurred).toHaveBeenCalledWith('/trade');
  });
});

describe('yes-no', () => {
  it('asks a boolean with yes first and stores false for no', async () => {
    const { user, data } = await mountStep({
      widgets,
      properties: { claims: { type: 'boolean', title: 'Any claims?' } },
      ui: { claims: { 'ui:widget': 'yes-no' } },
    });
    expect(screen.getAllByRole('radio').map((radio) => radio.id)).toEqual([
      'root.claims-0',
      'root.claims-1',
    ]);
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(data()).toEqual({ claims: false });
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(data()).toEqual({ claims: true });
  });

  it('stores the values of an enum and shows the labels of the step', async () => {
    const { user, data } = await mountStep({
      widgets,
      properties: { include: { type: 'string', title: 'Include?', enum: ['yes', 'no'] } },
      ui: {
        include: {
          'ui:widget': 'yes-no',
          'ui:options': { choices: { no: { label: 'Not now', hint: 'You can add it later' } } },
        },
      },
    });
    const no = screen.getByRole('radio', { name: 'Not now' });
    expect(descriptionOf(no)).toEqual(['You can add it later']);
    await user.click(no);
    expect(data()).toEqual({ include: 'no' });
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(data()).toEqual({ include: 'yes' });
  });
});

describe('select', () => {
  const mountSelect = (options = {}) =>
    mountStep({
      widgets,
      catalogs,
      properties: { trade: { type: 'string', title: 'Trade', enum: ['roof', 'floor'] } },
      required: ['trade'],
      ui: { trade: { 'ui:widget': 'select', 'ui:options': { catalog: 'trades', ...options } } },
    });

  it('starts with nothing chosen and offers the labels of the catalog', async () => {
    await mountSelect({ placeholder: 'Choose a trade' });
    const select = screen.getByRole('combobox', { name: 'Trade' });
    expect(select).toHaveProperty('value', '');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Choose a trade',
      'Roofing',
      'Flooring',
    ]);
  });

  it('stores the value and clears it when the first line is chosen again', async () => {
    const { user, data } = await mountSelect();
    const select = screen.getByRole('combobox', { name: 'Trade' });
    await user.selectOptions(select, 'Flooring');
    expect(data()).toEqual({ trade: 'floor' });
    await user.selectOptions(select, 'Choose one');
    expect(data()).toEqual({});
  });
});

describe('output', () => {
  const mountOutput = (options: object, value?: string) =>
    mountStep({
      widgets,
      catalogs,
      properties: { total: { type: 'string', title: 'Total' } },
      ui: { total: { 'ui:widget': 'output', 'ui:options': { ...options } } },
      ...(value !== undefined && { data: { total: value } }),
    });

  it.each([
    ['a number with separators', { format: 'number' }, '12345', '12,345'],
    ['a text as it is', { format: 'text' }, 'Ohio', 'Ohio'],
    ['the state of the answer when there is none', {}, undefined, 'Not answered yet'],
  ])('shows %s', async (_case, options, value, shown) => {
    await mountOutput(options, value);
    expect(screen.getByLabelText('Total').textContent).toBe(shown);
  });

  it('cannot be focused or changed', async () => {
    const { user } = await mountOutput({}, 'Ohio');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a select whose catalog has keywords', () => {
  const mountState = () =>
    mountStep({
      widgets,
      catalogs: {
        states: {
          entries: [
            { id: 'Tennessee', keywords: ['TN'] },
            { id: 'Texas', keywords: ['TX'] },
          ],
        },
      },
      properties: { state: { type: 'string', title: 'State', enum: ['Tennessee', 'Texas'] } },
      ui: { state: { 'ui:widget': 'select', 'ui:options': { catalog: 'states' } } },
    });

  it('takes a typed keyword, such as the code of a state', async () => {
    const { user, data } = await mountState();
    await user.tab();
    // The keywords load with the first focus; letters of one attempt are no part of the next.
    await vi.waitFor(
      async () => {
        await user.keyboard('tx');
        expect(data()).toEqual({ state: 'Texas' });
      },
      { timeout: 60_000, interval: 2000 },
    );
  });
});
