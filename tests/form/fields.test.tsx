// @vitest-environment happy-dom
import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema, WidgetProps } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StepFormContext } from '../../src/form/contract.ts';
import { FieldAdvice } from '../../src/form/field-advice.ts';
import { EnteredValues, type FieldValues } from '../../src/form/field-values.ts';
import { formTheme } from '../../src/form/theme.ts';
import cards from '../../src/form/widgets/cards.tsx';
import checks from '../../src/form/widgets/checks.tsx';
import digits from '../../src/form/widgets/digits.tsx';
import money from '../../src/form/widgets/money.tsx';
import number from '../../src/form/widgets/number.tsx';
import phone from '../../src/form/widgets/phone.tsx';
import TextWidget from '../../src/form/widgets/text.tsx';
import type { JsonObject } from '../../src/logic/json.ts';
import { stepValues, type StepValues } from '../../src/onboarding/step/step-values.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const drawn = vi.fn<(value: unknown) => void>();
let advise: (text: string) => void = () => undefined;

/** The text widget, with a note of each value that it is drawn with. */
function Text(props: WidgetProps) {
  drawn(props.value);
  return <TextWidget {...props} />;
}

const WIDGETS: Record<string, ComponentType<WidgetProps>> = {
  cards,
  checks,
  digits,
  money,
  number,
  phone,
  text: Text,
};

/** A form of one field whose values run ahead of what is drawn, as those of an open step do. */
function mount(widget: string, schema: RJSFSchema, data: JsonObject, options: object = {}) {
  const values: StepValues = stepValues(data);
  const entering: FieldValues = {
    ...values,
    enter: (path, value) => values.become(values.with(path, value)),
  };
  const ui: UiSchema = { answer: { 'ui:widget': widget, 'ui:options': options } };
  const formContext: StepFormContext = {
    blocks: {},
    catalogs: {},
    data,
    value: () => undefined,
    today: '2026-11-22',
    notify: () => undefined,
  };
  const form = (
    <Form<unknown, RJSFSchema, StepFormContext>
      {...formTheme}
      schema={{ type: 'object', properties: { answer: { title: 'Answer', ...schema } } }}
      uiSchema={ui}
      widgets={WIDGETS}
      validator={validator}
      formContext={formContext}
      formData={data}
      noValidate
    />
  );
  const step = (advice: Record<string, string>) => (
    <EnteredValues value={entering}>
      <FieldAdvice value={advice}>{form}</FieldAdvice>
    </EnteredValues>
  );
  const { rerender } = render(step({}));
  advise = (text) => rerender(step({ root_answer: text }));
  drawn.mockClear();
  return values;
}

const listOf = (...names: string[]): RJSFSchema => ({
  type: 'array',
  items: { type: 'string', enum: names },
});
const paint = () => act(() => void vi.advanceTimersByTime(50));
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('a key is shown at once, and kept and drawn after the paint', () => {
  const values = mount('text', { type: 'string' }, {});
  type('A');
  type('Ad');
  expect(field().value).toBe('Ad');
  expect(values.read(['answer'])).toBeUndefined();
  expect(drawn).not.toHaveBeenCalled();
  paint();
  expect(values.read(['answer'])).toBe('Ad');
  expect(drawn).toHaveBeenLastCalledWith('Ad');
});

it('a key that was not painted yet is among the values that somebody asks for', () => {
  const values = mount('text', { type: 'string' }, {});
  type('Ad');
  expect(values.latest()).toEqual({ answer: 'Ad' });
});

it('a field has its placeholder only while it is empty', () => {
  mount('text', { type: 'string' }, {}, { placeholder: 'Ada Lovelace' });
  expect(field().placeholder).toBe('Ada Lovelace');
  type('A');
  paint();
  expect(field().placeholder).toBe('');
  type('');
  paint();
  expect(field().placeholder).toBe('Ada Lovelace');
});

it('a value from elsewhere takes the place of what is shown', () => {
  const values = mount('text', { type: 'string' }, { answer: 'Ada' });
  type('Adam');
  act(() => values.become({ answer: 'Eve' }));
  expect(field().value).toBe('Eve');
  paint();
  expect(field().value).toBe('Eve');
});

it('a field that is drawn again with what it had before a key keeps the key', () => {
  const values = mount('text', { type: 'string' }, { answer: 'Ad' });
  type('Ada');
  advise('Looks like a first name');
  expect(drawn).not.toHaveBeenCalled();
  expect(screen.getByText('Looks like a first name')).toBeDefined();
  expect(field().value).toBe('Ada');
  type('Adam');
  paint();
  expect(values.latest()).toEqual({ answer: 'Adam' });
});

it('a number that is left before its last key is painted is shown as it is kept', () => {
  const values = mount('phone', { type: 'string' }, {});
  type('312555010');
  paint();
  type('3125550100');
  fireEvent.blur(field());
  expect(field().value).toBe('(312) 555-0100');
  expect(values.latest()).toEqual({ answer: '(312) 555-0100' });
});

it('two keys before the paint are both edits of what the field shows', () => {
  const values = mount('digits', { type: 'string' }, {}, { group: true });
  for (const text of ['1', '12', '123', '1234', '1,2345']) type(text);
  expect(field().value).toBe('12,345');
  expect(values.latest()).toEqual({ answer: '12345' });
});

it.each([
  ['money', 'string', ['85', '85.', '85.0', '85.00'], '85.00', '85'],
  ['digits', 'string', ['2', '2.', '2.5'], '2.5', '2'],
  ['number', 'integer', ['2', '2.', '2.5'], '2.5', 2],
] as const)(
  'a point that is typed in one frame with the digit before it stands (%s)',
  (widget, schemaType, texts, shown, kept) => {
    const values = mount(widget, { type: schemaType }, {});
    const [first, second, ...later] = texts;
    type(first);
    type(second);
    paint();
    for (const text of later) {
      type(text);
      paint();
    }
    expect(field().value).toBe(shown);
    expect(values.latest()).toEqual({ answer: kept });
  },
);

it.each([
  ['7x', '7', 7],
  ['07', '7', 7],
  ['1,234.56', '1234', 1234],
  ['', '', undefined],
])('a number typed as "%s" is shown as "%s"', (typed, shown, kept) => {
  const values = mount('number', { type: 'integer' }, { answer: 7 });
  type(typed);
  expect(field().value).toBe(shown);
  expect(values.latest()['answer']).toBe(kept);
  paint();
  expect(field().value).toBe(shown);
});

it('two boxes that are ticked before the paint are both kept', () => {
  const schema = listOf('a', 'b', 'c');
  const values = mount('checks', schema, {});
  fireEvent.click(box('a'));
  fireEvent.click(box('c'));
  expect(values.latest()).toEqual({ answer: ['a', 'c'] });
  paint();
  expect([box('a').checked, box('b').checked, box('c').checked]).toEqual([true, false, true]);
});

it('a tick that clears others is drawn with them at once', () => {
  const schema = listOf('a', 'b', 'none');
  mount('checks', schema, { answer: ['a', 'b'] }, { exclusive: 'none' });
  fireEvent.click(box('none'));
  expect([box('a').checked, box('b').checked, box('none').checked]).toEqual([false, false, true]);
});

it('a tick that is refused is taken back at once', () => {
  const schema = listOf('a', 'b');
  const values = mount('checks', schema, { answer: ['a'] }, { max: 1 });
  fireEvent.click(box('b'));
  expect([box('a').checked, box('b').checked]).toEqual([true, false]);
  expect(values.latest()).toEqual({ answer: ['a'] });
});

it('a card that is chosen, and then another answer from elsewhere, leaves one chosen', () => {
  const values = mount('cards', { type: 'string', enum: ['a', 'b'] }, { answer: 'a' });
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  fireEvent.click(radio('b'));
  paint();
  expect(values.latest()).toEqual({ answer: 'b' });
  act(() => values.become({ answer: 'a' }));
  expect([radio('a').checked, radio('b').checked]).toEqual([true, false]);
});

it.each([
  ['Trim', 'None', ['None']],
  ['None', 'Trim', ['Trim']],
])('of two presses before a paint, on %s and %s, the second is shown and kept', (...names) => {
  const [first, second, kept] = names;
  const options = { exclusive: 'None' };
  const values = mount('checks', listOf('Framing', 'Trim', 'None'), { answer: [] }, options);
  act(() => {
    box(first).click();
    box(second).click();
  });
  paint();
  expect([box(first).checked, box(second).checked]).toEqual([false, true]);
  expect(values.latest()).toEqual({ answer: kept });
});
