// @vitest-environment happy-dom
import type { RJSFSchema } from '@rjsf/utils';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import cards from '../../../src/engine/fields/cards/widget.tsx';
import decimal from '../../../src/engine/fields/decimal/widget.tsx';
import lines from '../../../src/engine/fields/lines/widget.tsx';
import radio from '../../../src/engine/fields/radio/widget.tsx';
import select from '../../../src/engine/fields/select/widget.tsx';
import textarea from '../../../src/engine/fields/textarea/widget.tsx';
import time from '../../../src/engine/fields/time/widget.tsx';
import { mountWith } from '../form/mount-step.tsx';
import { loadStep } from '../../../src/engine/pages/step/load-step.ts';
import { isStepValid } from '../../../src/engine/pages/step/step-check.ts';
import { stepOf } from '../flow/step-of.ts';
import { compiledForm } from '../schemas/compiled-form.ts';

const widgets = { cards, decimal, lines, radio, select, textarea, time };

const mountOne = mountWith(widgets);

describe('textarea', () => {
  it('keeps typed lines, without surrounding blanks', async () => {
    const { user, data } = await mountOne('textarea', { type: 'string' }, { rows: 6 });
    const field = screen.getByLabelText<HTMLTextAreaElement>('Answer');
    expect(field.getAttribute('rows')).toBe('6');
    await user.type(field, ' One{Enter}two ');
    await user.tab();
    expect(data()).toEqual({ answer: 'One\ntwo' });
    await user.clear(field);
    expect(data()).toEqual({});
  });
});

describe('lines', () => {
  it('keeps each line as a text, without blanks and empty lines', async () => {
    const items = { type: 'string' } as const;
    const { user, data } = await mountOne('lines', { type: 'array', items });
    const field = screen.getByLabelText<HTMLTextAreaElement>('Answer');
    await user.type(field, ' One{Enter}{Enter}two ');
    await user.tab();
    expect([data(), field.value]).toEqual([{ answer: ['One', 'two'] }, 'One\ntwo']);
    await user.clear(field);
    expect(data()).toEqual({});
  });
});

describe('time', () => {
  it('keeps a time of day, and nothing once it is emptied', async () => {
    const { data } = await mountOne('time', { type: 'string' });
    const field = screen.getByLabelText('Answer');
    fireEvent.change(field, { target: { value: '09:30' } });
    expect(data()).toEqual({ answer: '09:30' });
    fireEvent.change(field, { target: { value: '' } });
    expect(data()).toEqual({});
  });

  it('shows and keeps a time with seconds, as other forms store it', async () => {
    const { data } = await mountOne('time', { type: 'string' }, {}, '09:30:15');
    expect(screen.getByLabelText<HTMLInputElement>('Answer').value).toBe('09:30:15');
    expect(data()).toEqual({ answer: '09:30:15' });
  });

  it.each(['time', 'iso-time'])('is asked for by the format %s', async (format) => {
    const { flow, notes } = compiledForm({ properties: { at: { type: 'string', format } } });
    expect(notes).toEqual([]);
    const step = stepOf(flow, 'form');
    const module = await loadStep(step);
    expect(module.uiSchema['at']).toMatchObject({ 'ui:widget': 'time' });
    const isAccepted = (at: string) => isStepValid(flow, step, module, { form: { at } }, {});
    expect(['09:30', '09:30:15'].filter(isAccepted)).toEqual(['09:30', '09:30:15']);
    expect(['9:30', '24:00', '09:30:60', '09:30:15Z'].filter(isAccepted)).toEqual([]);
  });
});

describe('decimal', () => {
  it('keeps a number with its decimals, below 0 too', async () => {
    const { user, data } = await mountOne('decimal', { type: 'number' }, { suffix: 'miles' });
    const field = screen.getByLabelText<HTMLInputElement>('Answer');
    await user.type(field, '-');
    expect(data()).toEqual({});
    await user.type(field, '12.505');
    expect(field.value).toBe('-12.50');
    expect(data()).toEqual({ answer: -12.5 });
    await user.tab();
    expect(field.value).toBe('-12.5');
    expect(screen.getByText('miles')).toBeTruthy();
  });

  it('accepts no sign when the schema starts at 0', async () => {
    const { user, data } = await mountOne('decimal', { type: 'number', minimum: 0 });
    await user.type(screen.getByLabelText('Answer'), '-3.5');
    expect(data()).toEqual({ answer: 3.5 });
  });
});

describe('radio', () => {
  it('is a group with one chosen answer', async () => {
    const { user, data } = await mountOne('radio', { type: 'string', enum: ['a', 'b'] });
    expect(screen.getByRole('radiogroup', { name: 'Answer' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'b' }));
    expect(data()).toEqual({ answer: 'b' });
  });
});

describe('a choice of numbers', () => {
  const numbers: RJSFSchema = { type: 'integer', enum: [25, 50] };
  const options = { choices: { 25: { label: '25 miles' }, 50: { label: '50 miles' } } };

  it.each(['radio', 'cards'] as const)('is stored as a number by %s', async (widget) => {
    const { user, data } = await mountOne(widget, numbers, options, 25);
    expect(screen.getByRole('radio', { name: '25 miles' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: '50 miles' }));
    expect(data()).toEqual({ answer: 50 });
  });

  it('is stored as a number by select, and cleared by its first line', async () => {
    const { user, data } = await mountOne('select', numbers, options, 25);
    const field = screen.getByLabelText<HTMLSelectElement>('Answer');
    expect(field.value).toBe('25');
    await user.selectOptions(field, '50 miles');
    expect(data()).toEqual({ answer: 50 });
    await user.selectOptions(field, '');
    expect(data()).toEqual({});
  });
});
