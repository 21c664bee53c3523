// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useShownText } from '../../../../src/engine/form/controls/use-shown-text.ts';
import { caretAtEnd, type Mask } from '../../../../src/engine/form/input/edit.ts';

const onText = vi.fn<(text: string) => void>();
afterEach(() => onText.mockReset());

type Props = { value: string; mask?: Mask };

function Text({ value, mask }: Props) {
  const trimmed = (text: string) => text.trim();
  const shown = useShownText<HTMLInputElement>({ value, mask, tidy: trimmed, onText });
  return <input {...shown.props} onBlur={({ target }) => shown.leave(target)} />;
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const texts = () => onText.mock.calls.map(([text]) => text);

function type(text: string, event: 'input' | 'change' = 'input') {
  box().value = text;
  fireEvent[event](box());
}

it('reports each text once, from an input or only a change event', () => {
  render(<Text value="" />);
  type('a');
  fireEvent.change(box());
  type('ab', 'change');
  expect(texts()).toEqual(['a', 'ab']);
});

it('passes the previous text to the mask, and reports the result', () => {
  const before: string[] = [];
  const mask: Mask = (previous, { inserted }) => {
    before.push(previous);
    return caretAtEnd(previous + inserted.toUpperCase());
  };
  render(<Text value="A" mask={mask} />);
  type('Ab');
  type('ABc');
  expect(before).toEqual(['A', 'AB']);
  expect(texts()).toEqual(['AB', 'ABC']);
  expect(box().value).toBe('ABC');
});

it('shows a new value, and does not count it as a change by the visitor', () => {
  const { rerender } = render(<Text value="a" />);
  rerender(<Text value="b" />);
  fireEvent.input(box());
  expect(box().value).toBe('b');
  expect(texts()).toEqual([]);
});

it('tidies the text once on blur', () => {
  render(<Text value="" />);
  type(' a ');
  fireEvent.blur(box());
  fireEvent.blur(box());
  expect(box().value).toBe('a');
  expect(texts()).toEqual([' a ', 'a']);
});

const press = (key: string, how: object = { ctrlKey: true }) =>
  fireEvent.keyDown(box(), { key, ...how });

it('undoes and redoes by every platform’s keys, and reports it', () => {
  render(<Text value="" />);
  type('a');
  press('z');
  press('y');
  press('Z', { metaKey: true });
  press('Z', { metaKey: true, shiftKey: true });
  expect(texts()).toEqual(['a', '', 'a', '', 'a']);
  expect(box().value).toBe('a');
});

it('undoes what the browser’s menu or a gesture asks for, instead of the browser', () => {
  render(<Text value="" />);
  type('a');
  const asked = new InputEvent('beforeinput', {
    inputType: 'historyUndo',
    bubbles: true,
    cancelable: true,
  });
  fireEvent(box(), asked);
  expect(asked.defaultPrevented).toBe(true);
  expect(box().value).toBe('');
});

it('undoes the tidying on blur, and leaves other keys to the browser', () => {
  render(<Text value="" />);
  type('a ');
  fireEvent.blur(box());
  expect(press('b')).toBe(true);
  expect(press('z', {})).toBe(true);
  expect(press('z')).toBe(false);
  expect(box().value).toBe('a ');
});

it('does not undo to a text from before a value from elsewhere', () => {
  const { rerender } = render(<Text value="" />);
  type('a');
  rerender(<Text value="a" />);
  rerender(<Text value="elsewhere" />);
  press('z');
  expect(box().value).toBe('elsewhere');
});
