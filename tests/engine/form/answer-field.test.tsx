// @vitest-environment happy-dom
import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import cards from '../../../src/engine/fields/cards/widget.tsx';
import checks from '../../../src/engine/fields/checks/widget.tsx';
import digits from '../../../src/engine/fields/digits/widget.tsx';
import money from '../../../src/engine/fields/money/widget.tsx';
import number from '../../../src/engine/fields/number/widget.tsx';
import phone from '../../../src/engine/fields/phone/widget.tsx';
import TextWidget from '../../../src/engine/fields/text/widget.tsx';
import type { Json, JsonObject } from '../../../src/engine/logic/json.ts';
import { asInProduction } from '../../run/as-in-production.ts';
import { mountDrafted } from './mount-drafted.tsx';

const drawn = vi.fn<(value: unknown) => void>();

/** The text widget; records each value it is rendered with. */
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

/** A form with one field that uses this widget. */
function mount(widget: string, schema: RJSFSchema, value?: Json, options: JsonObject = {}) {
  const ui = { 'ui:widget': widget, 'ui:options': options };
  const mounted = mountDrafted({
    schema,
    ui,
    widgets: WIDGETS,
    ...(value !== undefined && { value }),
  });
  drawn.mockClear();
  return mounted;
}

const listOf = (...names: string[]): RJSFSchema => ({
  type: 'array',
  items: { type: 'string', enum: names },
});
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('a keystroke', () => {
  it('is shown, stored and drawn at once, and settled when the typing pauses', async () => {
    asInProduction();
    const { store, answer, pause } = mount('text', { type: 'string' });
    type('A');
    expect(answer()).toBe('A');
    type('Ad');
    expect(field().value).toBe('Ad');
    expect(answer()).toBe('Ad');
    expect(drawn.mock.calls).toEqual([['A'], ['Ad']]);
    expect(store.getSnapshot().answers).toEqual({});
    await pause();
    expect(store.getSnapshot().answers).toEqual({ answer: 'Ad' });
    expect(drawn).toHaveBeenCalledTimes(2);
  });

  it('that empties the field removes the answer', () => {
    const { store } = mount('text', { type: 'string' }, 'A');
    type('');
    expect(store.answers()['answer']).toBeUndefined();
  });

  it('survives a redraw of the page around the field', () => {
    const { answer, advise } = mount('text', { type: 'string' }, 'Ad');
    type('Ada');
    advise('Looks like a first name');
    expect(screen.getByText('Looks like a first name')).toBeDefined();
    expect(field().value).toBe('Ada');
    type('Adam');
    expect(answer()).toBe('Adam');
  });

  it('edits what the field shows, even right after another one', () => {
    const { answer } = mount('digits', { type: 'string' }, undefined, { group: true });
    for (const text of ['1', '12', '123', '1234', '1,2345']) type(text);
    expect(field().value).toBe('12,345');
    expect(answer()).toBe('12345');
  });

  it('is stored in its final form when the field is left after it', () => {
    const { answer } = mount('phone', { type: 'string' });
    type('312555010');
    type('3125550100');
    fireEvent.blur(field());
    expect(field().value).toBe('(312) 555-0100');
    expect(answer()).toBe('(312) 555-0100');
  });
});

it('a field has its placeholder only while it is empty', () => {
  mount('text', { type: 'string' }, undefined, { placeholder: 'Ada Lovelace' });
  expect(field().placeholder).toBe('Ada Lovelace');
  type('A');
  expect(field().placeholder).toBe('');
  type('');
  expect(field().placeholder).toBe('Ada Lovelace');
});

describe('an answer of any type', () => {
  it.each<[NonNullable<RJSFSchema['type']>, Json]>([
    ['string', 'Ada'],
    ['number', 1.5],
    ['integer', 2],
    ['boolean', false],
    ['array', ['Ada']],
  ])('is what the widget of its field gets: %s', (type, value) => {
    asInProduction();
    const { store } = mount('text', { type });
    act(() => store.change({ answer: value }));
    expect(drawn.mock.calls).toEqual([[value]]);
  });
});

describe('an answer from another tab', () => {
  it('replaces the shown value', async () => {
    const { elsewhere, pause } = mount('text', { type: 'string' }, 'Ada');
    type('Adam');
    await pause();
    elsewhere('Eve');
    expect(field().value).toBe('Eve');
    await pause();
    expect(field().value).toBe('Eve');
  });

  it('yields to typing in the same field', async () => {
    const { elsewhere, store, pause } = mount('text', { type: 'string' }, 'Ada');
    type('Adam');
    elsewhere('Eve');
    expect(field().value).toBe('Adam');
    await pause();
    expect(field().value).toBe('Adam');
    expect(store.getSnapshot().answers).toEqual({ answer: 'Adam' });
  });

  it('leaves one card chosen', async () => {
    const cardsOf: RJSFSchema = { type: 'string', enum: ['a', 'b'] };
    const { answer, elsewhere, pause } = mount('cards', cardsOf, 'a');
    const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    fireEvent.click(radio('b'));
    expect(answer()).toBe('b');
    await pause();
    elsewhere('a');
    expect([radio('a').checked, radio('b').checked]).toEqual([true, false]);
  });
});

it.each([
  ['money', 'string', ['85', '85.', '85.0', '85.00'], '85.00', '85'],
  ['number', 'integer', ['2', '2.', '2.5'], '2.5', '2.5'],
] as const)(
  'a typed decimal point stays, and is never another number (%s)',
  (widget, schemaType, texts, shown, kept) => {
    const { answer } = mount(widget, { type: schemaType });
    for (const text of texts) {
      type(text);
      expect(field().value).toBe(text);
    }
    expect(field().value).toBe(shown);
    expect(answer()).toBe(kept);
  },
);

it('a field of digits shows only digits while typing', () => {
  const { answer } = mount('digits', { type: 'string' });
  for (const text of ['2', '2.', '2x']) type(text);
  expect(field().value).toBe('2');
  expect(answer()).toBe('2');
});

it.each([
  ['7x', '7', 7],
  ['07', '7', 7],
  ['1,234.56', '1,234.56', '1,234.56'],
  ['', '', undefined],
])('a number typed as "%s" is shown as "%s"', (typed, shown, kept) => {
  const { answer } = mount('number', { type: 'integer' }, 7);
  type(typed);
  expect(field().value).toBe(shown);
  expect(answer()).toBe(kept);
});

describe('boxes', () => {
  it('keep both when checked in quick succession', () => {
    const { answer } = mount('checks', listOf('a', 'b', 'c'));
    fireEvent.click(box('a'));
    fireEvent.click(box('c'));
    expect(answer()).toEqual(['a', 'c']);
    expect([box('a').checked, box('b').checked, box('c').checked]).toEqual([true, false, true]);
  });

  it('are cleared at once by a check that clears others', () => {
    mount('checks', listOf('a', 'b', 'none'), ['a', 'b'], { exclusive: 'none' });
    fireEvent.click(box('none'));
    expect([box('a').checked, box('b').checked, box('none').checked]).toEqual([false, false, true]);
  });

  it('revert a refused check at once', () => {
    const schema = { ...listOf('a', 'b'), maxItems: 1 };
    const { answer } = mount('checks', schema, ['a'], { tooMany: 'One is enough' });
    fireEvent.click(box('b'));
    expect([box('a').checked, box('b').checked]).toEqual([true, false]);
    expect(answer()).toEqual(['a']);
  });

  it.each([
    ['Trim', 'None', ['None']],
    ['None', 'Trim', ['Trim']],
  ])('with two presses at once, on %s and %s, show and keep the second', (first, second, kept) => {
    const options = { exclusive: 'None' };
    const { answer } = mount('checks', listOf('Framing', 'Trim', 'None'), [], options);
    act(() => {
      box(first).click();
      box(second).click();
    });
    expect([box(first).checked, box(second).checked]).toEqual([false, true]);
    expect(answer()).toEqual(kept);
  });
});
