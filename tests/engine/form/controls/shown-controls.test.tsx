// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { ChoiceCard } from '../../../../src/engine/form/controls/ChoiceCard.tsx';
import { readControls } from '../../../../src/engine/ui/shown-controls.ts';
import { useShownText } from '../../../../src/engine/form/controls/use-shown-text.ts';
import ChecksWidget from '../../../../src/engine/fields/checks/widget.tsx';
import ClaimsWidget from '../../../../src/site/fields/claims/widget.tsx';
import DateWidget from '../../../../src/engine/fields/date/widget.tsx';
import DecimalWidget from '../../../../src/engine/fields/decimal/widget.tsx';
import DigitsWidget from '../../../../src/engine/fields/digits/widget.tsx';
import EmailWidget from '../../../../src/engine/fields/email/widget.tsx';
import MoneyWidget from '../../../../src/engine/fields/money/widget.tsx';
import NumberWidget from '../../../../src/engine/fields/number/widget.tsx';
import PhoneWidget from '../../../../src/engine/fields/phone/widget.tsx';
import RadioWidget from '../../../../src/engine/fields/radio/widget.tsx';
import SelectWidget from '../../../../src/engine/fields/select/widget.tsx';
import TextWidget from '../../../../src/engine/fields/text/widget.tsx';
import TextareaWidget from '../../../../src/engine/fields/textarea/widget.tsx';
import TimeWidget from '../../../../src/engine/fields/time/widget.tsx';
import YesNoWidget from '../../../../src/engine/fields/yes-no/widget.tsx';
import CheckboxWidget from '../../../../src/engine/fields/checkbox/widget.tsx';
import ListWidget from '../../../../src/engine/fields/list/widget.tsx';
import { mountDrafted } from '../mount-drafted.tsx';
import { mountField } from '../../fields/mount-field.tsx';

/** What a browser does that fills in a form without a word to the page. */
const fillIn = (control: Element | undefined, value: string) => {
  if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)) {
    set(control, HTMLInputElement, 'checked', true);
  } else if (control instanceof HTMLInputElement) set(control, HTMLInputElement, 'value', value);
  else if (control instanceof HTMLTextAreaElement)
    set(control, HTMLTextAreaElement, 'value', value);
  else if (control instanceof HTMLSelectElement) control.value = value;
  else throw new Error('There is no control to fill in');
};

/** Past the setter with which React watches what scripts write. */
function set(control: Element, kind: { prototype: object }, name: string, value: unknown) {
  Object.getOwnPropertyDescriptor(kind.prototype, name)?.set?.call(control, value);
}

const controls = () => [...document.querySelectorAll('form input, form select, form textarea')];

const read = () => act(async () => readControls(document));

type Case = [string, ComponentType<WidgetProps>, object, string, unknown, object?];

const CASES: readonly Case[] = [
  ['text', TextWidget, { type: 'string' }, 'Ada', 'Ada'],
  ['textarea', TextareaWidget, { type: 'string' }, 'One\nTwo', 'One\nTwo'],
  ['email', EmailWidget, { type: 'string' }, 'ada@example.com', 'ada@example.com'],
  ['phone', PhoneWidget, { type: 'string' }, '3125550100', '(312) 555-0100'],
  ['digits', DigitsWidget, { type: 'string' }, '12', '12'],
  ['money', MoneyWidget, { type: 'string' }, '$150,000', '150000'],
  ['number', NumberWidget, { type: 'integer' }, '12', 12],
  ['decimal', DecimalWidget, { type: 'number' }, '12.5', 12.5],
  ['date', DateWidget, { type: 'string' }, '02/09/2027', '2027-02-09'],
  ['time', TimeWidget, { type: 'string' }, '08:30', '08:30'],
  ['select', SelectWidget, { type: 'string', enum: ['IL', 'WI'] }, 'WI', 'WI'],
  ['radio', RadioWidget, { type: 'string', enum: ['IL', 'WI'] }, '', 'IL'],
  ['yes-no', YesNoWidget, { type: 'boolean' }, '', true],
  ['checkbox', CheckboxWidget, { type: 'boolean' }, '', true],
];

it.each(CASES)('a %s that was filled in without an event is read once', async (_, ...given) => {
  const [widget, schema, text, kept] = given;
  const { answer } = await mountField({ widget, schema });
  expect(answer()).toBeUndefined();
  fillIn(controls()[0], text);
  await read();
  expect(answer()).toEqual(kept);
});

it.each(CASES)('a %s that nobody has touched stays without an answer', async (_, ...given) => {
  const [widget, schema] = given;
  const { answer } = await mountField({ widget, schema });
  await read();
  expect(answer()).toBeUndefined();
});

it('several boxes of a group are read at once', async () => {
  const { answer } = await mountField({
    widget: ChecksWidget,
    schema: { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] } },
  });
  for (const index of [0, 2]) fillIn(controls()[index], '');
  await read();
  expect(answer()).toEqual(['a', 'c']);
});

it('the parts of a row are read at once', async () => {
  const { answer } = await mountField({
    widget: ClaimsWidget,
    schema: {
      type: 'array',
      maxItems: 5,
      items: {
        type: 'object',
        properties: { date: { type: 'string' }, value: { type: 'string' } },
      },
    },
    options: { countField: 'count' },
    siblings: { count: '1' },
    value: [{}],
  });
  const [date, value] = controls();
  fillIn(date, '02/09/2027');
  fillIn(value, '1,500');
  await read();
  expect(answer()).toEqual([{ date: '2027-02-09', value: '1500' }]);
});

it('the fields of list items are read', () => {
  const text = { type: 'string' } as const;
  const { answer } = mountDrafted({
    schema: {
      type: 'array',
      minItems: 2,
      items: { type: 'object', properties: { make: text, model: text } },
    },
    ui: {
      'ui:widget': 'list',
      'ui:options': { itemTitle: 'Truck {number}', addLabel: 'Add' },
      items: { make: { 'ui:widget': 'text' }, model: { 'ui:widget': 'text' } },
    },
    widgets: { list: ListWidget, text: TextWidget },
  });
  const texts = ['Ford', 'Transit', 'Ram', '1500'];
  for (const [index, text] of texts.entries()) fillIn(controls()[index], text);
  act(() => readControls(document));
  expect(answer()).toEqual([
    { make: 'Ford', model: 'Transit' },
    { make: 'Ram', model: '1500' },
  ]);
});

it('an input of an application, which React draws, is read as well', () => {
  const onChange = vi.fn<(text: string) => void>();
  render(
    <form>
      <input value="" onChange={({ target }) => onChange(target.value)} />
    </form>,
  );
  fillIn(controls()[0], 'Ada');
  act(() => readControls(document));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Ada');
});

it('a value from elsewhere is not written over what was not read yet', async () => {
  const { answer, elsewhere, pause } = mountDrafted({
    schema: { type: 'string' },
    ui: { 'ui:widget': 'text' },
    widgets: { text: TextWidget },
  });
  fillIn(controls()[0], 'Ada');
  elsewhere('Eve');
  await act(async () => window.dispatchEvent(new Event('storage')));
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Ada');
  act(() => readControls(document));
  await pause();
  expect(answer()).toBe('Ada');
});

const onText = vi.fn<(text: string) => void>();
const onCheck = vi.fn<(value: string, checked: boolean) => void>();

function Page({ name, kind }: { name: string; kind: string }) {
  const text = useShownText<HTMLInputElement>({ value: name, onText });
  const card = { type: 'radio', name: 'kind', onCheck } as const;
  return (
    <form>
      <input {...text.props} />
      {['food', 'retail'].map((id) => (
        <ChoiceCard {...card} key={id} id={id} value={id} label={id} checked={kind === id} />
      ))}
    </form>
  );
}

/** The page as the server has drawn it, before our code has loaded. */
function prerendered() {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Page name="" kind="" />);
  return container;
}

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  onText.mockReset();
  onCheck.mockReset();
});

it('what was entered before our code had loaded outlives the saved answers, and is read', () => {
  const container = prerendered();
  const [name, food] = controls();
  fillIn(name, 'Ada');
  fillIn(food, '');
  const { rerender } = render(<Page name="" kind="" />, { container, hydrate: true });
  rerender(<Page name="Eve" kind="retail" />);
  expect(name).toHaveProperty('value', 'Ada');
  expect(food).toHaveProperty('checked', true);
  readControls(document);
  expect(onText.mock.calls).toEqual([['Ada']]);
  expect(onCheck.mock.calls).toEqual([['food', true]]);
});

it('saved answers are shown where nothing was entered before our code had loaded', () => {
  const container = prerendered();
  const { rerender } = render(<Page name="" kind="" />, { container, hydrate: true });
  rerender(<Page name="Eve" kind="retail" />);
  const [name, , retail] = controls();
  expect(name).toHaveProperty('value', 'Eve');
  expect(retail).toHaveProperty('checked', true);
  readControls(document);
  expect(onText).not.toHaveBeenCalled();
  expect(onCheck).not.toHaveBeenCalled();
});
