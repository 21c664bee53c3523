// @vitest-environment happy-dom
import { ErrorSchemaBuilder, type ErrorSchema } from '@rjsf/utils';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import ClaimsWidget from '../../../src/site/fields/claims/widget.tsx';
import type { Json } from '../../../src/engine/logic/json.ts';
import { descriptionOf } from '../../engine/form/mount-step.tsx';
import { mountField } from '../../engine/fields/mount-field.tsx';

function mountClaims(count: string, value?: Json, errors?: ErrorSchema) {
  return mountField({
    widget: ClaimsWidget,
    schema: {
      type: 'array',
      title: 'Your claims',
      maxItems: 25,
      items: {
        type: 'object',
        properties: {
          date: { type: 'string', title: 'Date of the claim', description: 'MM/DD/YYYY' },
          value: { type: 'string', title: 'Value of the claim', maxLength: 12 },
        },
        required: ['date', 'value'],
      },
    },
    options: { countField: 'claimsCount', lookBack: 'The past three years count.' },
    siblings: { claimsCount: count },
    ...(value !== undefined && { value }),
    ...(errors && { errors }),
  });
}

const rows = () => screen.queryAllByRole('group', { name: /^Claim/ });

describe('the rows of claims', () => {
  it('match the count, and are stored', async () => {
    const { answer } = await mountClaims('3');
    expect(rows().map((row) => row.querySelector('legend')?.textContent)).toEqual([
      'Claim 1 of 3',
      'Claim 2 of 3',
      'Claim 3 of 3',
    ]);
    expect(answer()).toEqual([{}, {}, {}]);
    expect(screen.getByText('The past three years count.')).toBeTruthy();
  });

  it('are shown but not stored while the visitor is in another tab, whose rows they would replace', async () => {
    const elsewhere = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    const { answer } = await mountClaims('2');
    elsewhere.mockRestore();
    expect(rows()).toHaveLength(2);
    expect(answer()).toBeUndefined();
  });

  it('keep an ISO date and digits', async () => {
    const { user, answer } = await mountClaims('2');
    const second = within(rows()[1] ?? document.body);
    await user.type(second.getByRole('textbox', { name: 'Date of the claim' }), '1/5/2026');
    await user.type(second.getByRole('textbox', { name: 'Value of the claim' }), '12,500');
    expect(answer()).toEqual([{}, { date: '2026-01-05', value: '12500' }]);
  });

  it('return when the count is lowered and raised again', async () => {
    const claims = [{ value: '1' }, { value: '2' }, { value: '3' }];
    const { answer, setSiblings } = await mountClaims('3', claims);
    await setSiblings({ claimsCount: '1' });
    expect(answer()).toEqual([{ value: '1' }]);
    await setSiblings({ claimsCount: '' });
    expect(answer()).toEqual([{ value: '1' }]);
    await setSiblings({ claimsCount: '3' });
    expect(answer()).toEqual(claims);
    expect(rows()).toHaveLength(3);
  });

  it('are as many as the schema allows, and stay as they are for a larger number', async () => {
    await mountClaims('25');
    expect(rows()).toHaveLength(25);
    const { answer } = await mountClaims('99', [{ value: '1' }]);
    expect(answer()).toEqual([{ value: '1' }]);
  });

  it('ask for the count while there is none', async () => {
    const { answer } = await mountClaims('');
    expect(rows()).toHaveLength(0);
    expect(answer()).toBeUndefined();
    expect(screen.getByText('First, enter how many claims there were.')).toBeTruthy();
  });

  it('show the hint of a part and describe its control by it', async () => {
    await mountClaims('1');
    expect(descriptionOf(screen.getByRole('textbox', { name: 'Date of the claim' }))).toEqual([
      'MM/DD/YYYY',
    ]);
    expect(screen.getByText('MM/DD/YYYY')).toBeTruthy();
  });

  it('tie a message to the control that it is about', async () => {
    const message = 'Enter the date of this claim';
    const errors = new ErrorSchemaBuilder().addErrors([message], [1, 'date']).ErrorSchema;
    await mountClaims('2', [{}, {}], errors);
    const [first, second] = screen.getAllByRole('textbox', { name: 'Date of the claim' });
    expect(first?.getAttribute('aria-invalid')).toBeNull();
    expect(second?.getAttribute('aria-invalid')).toBe('true');
    expect(second && descriptionOf(second)).toEqual(['MM/DD/YYYY', message]);
    expect(second?.id).toBe('root.answer.1.date');
  });
});
