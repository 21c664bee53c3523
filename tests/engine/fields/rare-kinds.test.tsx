// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import type { RJSFSchema } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { compileQuestionnaire } from '../../../src/engine/questionnaire/compile-questionnaire.ts';
import dateTime, { clockTimeOf, momentAt } from '../../../src/engine/fields/date-time/widget.tsx';
import masked, { masked as maskedText } from '../../../src/engine/fields/masked/widget.tsx';
import month from '../../../src/engine/fields/month/widget.tsx';
import range from '../../../src/engine/fields/range/widget.tsx';
import rating from '../../../src/engine/fields/rating/widget.tsx';
import textarea from '../../../src/engine/fields/textarea/widget.tsx';
import { answerLines } from '../../../src/engine/fields/review/answer-lines.ts';
import { FORMATS } from '../../../src/engine/language/normalize/formats.ts';
import type { Json, JsonObject } from '../../../src/engine/logic/json.ts';
import { descriptionOf, mountWith } from '../form/mount-step.tsx';

const widgets = { 'date-time': dateTime, masked, month, range, rating, textarea };

const mountOne = mountWith(widgets);

const enter = (control: HTMLElement, value: string) =>
  act(async () => void fireEvent.input(control, { target: { value } }));

describe('a text with a counter', () => {
  it('says what is left, and what is too much', async () => {
    const { user } = await mountOne(
      'textarea',
      { type: 'string', maxLength: 5 },
      { counter: true },
    );
    const field = screen.getByLabelText<HTMLTextAreaElement>('Answer');
    expect(descriptionOf(field)).toContain('5 characters left');
    await user.type(field, 'four');
    expect(descriptionOf(field)).toContain('1 character left');
    expect(screen.getByRole('status').textContent).toBe('1 character left');
    await user.type(field, 'teen');
    expect(descriptionOf(field)).toContain('3 characters too many');
    expect(field.value).toBe('fourteen');
  });

  it('counts an emoji as one, and says nothing without a limit', async () => {
    await mountOne('textarea', { type: 'string', maxLength: 30 }, { counter: true }, '👍🏽');
    expect(descriptionOf(screen.getByLabelText('Answer'))).toContain('28 characters left');
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('range', () => {
  const schema: RJSFSchema = { type: 'integer', minimum: 2, maximum: 8 };

  it('is not answered until it is moved', async () => {
    const { data } = await mountOne('range', schema, { suffix: 'rooms' });
    const slider = screen.getByLabelText<HTMLInputElement>('Answer');
    expect([slider.type, slider.min, slider.max, slider.step]).toEqual(['range', '2', '8', '1']);
    expect(slider.getAttribute('aria-valuetext')).toBe('Not answered yet');
    expect(data()).toEqual({});
    await enter(slider, '5');
    expect(data()).toEqual({ answer: 5 });
    expect(slider.getAttribute('aria-valuetext')).toBe('5 rooms');
    expect(screen.getByText('5 rooms').tagName).toBe('OUTPUT');
  });

  it.each([
    ['a press', (slider: HTMLElement) => fireEvent.click(slider)],
    ['the key Home', (slider: HTMLElement) => fireEvent.keyUp(slider, { key: 'Home' })],
  ])('is answered with its minimum by %s', async (_name, confirm) => {
    const { data } = await mountOne('range', schema);
    await act(async () => void confirm(screen.getByLabelText('Answer')));
    expect(data()).toEqual({ answer: 2 });
  });
});

describe('date-time', () => {
  it('keeps the clock time with its seconds and the offset of the device', async () => {
    const { data } = await mountOne('date-time', { type: 'string' });
    const field = screen.getByLabelText<HTMLInputElement>('Answer');
    expect(field.type).toBe('datetime-local');
    await enter(field, '2027-01-31T14:30');
    const answer = momentAt('2027-01-31T14:30') ?? '';
    expect(data()).toEqual({ answer });
    expect(answer).toMatch(new RegExp(FORMATS['date-time'] ?? ''));
    expect(new Date(answer).getTime()).toBe(new Date('2027-01-31T14:30').getTime());
    await enter(field, '');
    expect(data()).toEqual({});
  });

  it.each([
    ['2027-01-31T14:30:00-05:00', '2027-01-31T14:30'],
    ['2027-01-31T14:30:59.123Z', '2027-01-31T14:30:59'],
    ['2027-01-31t14:30:00z', '2027-01-31T14:30'],
    ['next week', ''],
  ])('shows %s as the clock time %j', (stored, shown) => {
    expect(clockTimeOf(stored)).toBe(shown);
  });

  it('keeps an offset of elsewhere until it is changed', async () => {
    const stored = '2027-01-31T14:30:00+09:00';
    const { data, user } = await mountOne('date-time', { type: 'string' }, {}, stored);
    await user.click(screen.getByLabelText('Answer'));
    await user.tab();
    expect(data()).toEqual({ answer: stored });
  });
});

describe('month', () => {
  it('is kept once both lists are answered, and what is missing is seen by the schema', async () => {
    const { data, user } = await mountOne('month', { type: 'string' });
    await user.selectOptions(screen.getByLabelText('Answer: Month'), 'March');
    expect(data()).toEqual({ answer: '-03' });
    await user.selectOptions(screen.getByLabelText('Answer: Year'), '2019');
    expect(data()).toEqual({ answer: '2019-03' });
    await user.selectOptions(screen.getByLabelText('Answer: Month'), '');
    expect(data()).toEqual({ answer: '2019-' });
    await user.selectOptions(screen.getByLabelText('Answer: Year'), '');
    expect(data()).toEqual({});
  });

  it('shows what is stored', async () => {
    await mountOne('month', { type: 'string' }, {}, '2020-12');
    expect(screen.getByLabelText<HTMLSelectElement>('Answer: Month').value).toBe('12');
    expect(screen.getByLabelText<HTMLSelectElement>('Answer: Year').value).toBe('2020');
  });
});

describe('masked', () => {
  it('is whole while it has the focus, masked elsewhere, and stored whole', async () => {
    const { data, user } = await mountOne('masked', { type: 'string' });
    const field = screen.getByLabelText<HTMLInputElement>('Answer');
    expect(field.autocomplete).toBe('off');
    await user.type(field, '123-45-6789');
    expect(field.value).toBe('123-45-6789');
    await user.tab();
    expect([field.value, data()]).toEqual(['•••-••-6789', { answer: '123-45-6789' }]);
    await user.click(field);
    expect(field.value).toBe('123-45-6789');
    await user.clear(field);
    await user.tab();
    expect([field.value, data()]).toEqual(['', {}]);
  });

  it.each([
    ['123-45-6789', {}, '•••-••-6789'],
    ['123456789', { visible: 0 }, '•••••••••'],
    ['12345', {}, '•••45'],
    ['AB 12', { visible: 2 }, '•• 12'],
    ['', {}, ''],
  ])('shows %j with %j as %j', (text, options, shown) => {
    expect(maskedText(text, options)).toBe(shown);
  });
});

describe('rating', () => {
  it('is a group of radio buttons from 1 to the maximum', async () => {
    const { data, user } = await mountOne('rating', { type: 'integer', maximum: 5 });
    expect(screen.getByRole('radiogroup', { name: 'Answer' })).toBeTruthy();
    expect(screen.getAllByRole('radio').length).toBe(5);
    await user.click(screen.getByRole('radio', { name: '4' }));
    expect(data()).toEqual({ answer: 4 });
  });
});

it.each<[keyof typeof widgets, JsonObject, JsonObject, Json, string[]]>([
  ['range', {}, { suffix: 'miles' }, 12, ['12 miles']],
  ['date-time', {}, {}, '2027-01-31T14:30:00-05:00', ['January 31, 2027 at 2:30 PM']],
  ['month', {}, {}, '2027-01', ['January 2027']],
  ['masked', {}, {}, '123-45-6789', ['•••-••-6789']],
  ['rating', { maximum: 5 }, {}, 4, ['4 of 5']],
])('the review shows an answer of %s in words', (widget, schema, options, value, lines) => {
  const field = { schema, options: { widget, ...options }, value, catalogs: {}, widgets };
  expect(answerLines(field)).toEqual(lines);
});

const compiled = (field: JsonObject, widget: string, options: JsonObject = {}) =>
  compileQuestionnaire({
    flow: { id: 'small', steps: [{ id: 'step' }], pages: [{ id: 'end', kind: 'outcome' }] },
    steps: {
      step: {
        schema: { type: 'object', properties: { answer: field } },
        ui: { answer: { 'ui:widget': widget, 'ui:options': options } },
      },
    },
  });

it.each<[string, JsonObject, string, JsonObject, string]>([
  ['a counter without a limit', { type: 'string' }, 'textarea', { counter: true }, 'no limit'],
  ['a slider without room', { type: 'integer', minimum: 5, maximum: 5 }, 'range', {}, 'moved'],
  ['a rating of a hundred', { type: 'integer', maximum: 100 }, 'rating', {}, 'at most 10'],
  ['a moment of any text', { type: 'string' }, 'date-time', {}, 'needs "format": "date-time"'],
  ['a month of any text', { type: 'string' }, 'month', {}, 'needs a pattern'],
])('%s is refused', (_name, field, widget, options, message) => {
  expect(() => compiled(field, widget, options)).toThrow(message);
});
