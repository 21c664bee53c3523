// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import DigitsWidget from '../../../src/engine/fields/digits/widget.tsx';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
import { mountField, textField } from './mount-field.tsx';

function mountDigits(options: JsonObject = {}, value?: string) {
  return mountField({
    widget: DigitsWidget,
    schema: { type: 'string', title: 'Owners', maxLength: 6 },
    options: options,
    ...(value !== undefined && { value }),
  });
}

describe('a field of digits', () => {
  it('drops everything but digits', async () => {
    const { user, answer } = await mountDigits();
    await user.type(textField(/Owners/), '1a2 -3');
    expect(textField(/Owners/).value).toBe('123');
    expect(answer()).toBe('123');
  });

  it('accepts no decimal point, not even temporarily', async () => {
    const { user, answer } = await mountDigits();
    await user.type(textField(/Owners/), '2.');
    expect(textField(/Owners/).value).toBe('2');
    expect(answer()).toBe('2');
  });

  it.each([
    [' 1,234 ', '1234'],
    ['１２', '12'],
    ['12121212', '12121212'],
    ['$1,234.56', '$1,234.56'],
    ['12 people', '12 people'],
    ['5-10', '5-10'],
    ['😀4<script>2</script>', '😀4<script>2</script>'],
    ['9'.repeat(10_000), '9'.repeat(10_000)],
  ])('takes a pasted count, and anything else as it is', async (pasted, kept) => {
    const { user, answer } = await mountDigits();
    await user.click(textField(/Owners/));
    await user.paste(pasted);
    expect(answer()).toBe(kept);
  });

  it('shows separators only when configured, and never stores them', async () => {
    const { user, answer } = await mountDigits({ group: true });
    await user.type(textField(/Owners/), '12345');
    expect(textField(/Owners/).value).toBe('12,345');
    expect(answer()).toBe('12345');
  });

  it('keeps a leading zero, as in a code', async () => {
    const { user, answer } = await mountDigits();
    await user.type(textField(/Owners/), '007');
    await user.tab();
    expect(answer()).toBe('007');
  });

  it('asks phones for the keypad of digits', async () => {
    await mountDigits();
    expect(textField(/Owners/)).toHaveProperty('inputMode', 'numeric');
  });

  it('has stored the digits before Enter submits', async () => {
    const { user, answer, submitted } = await mountDigits();
    await user.type(textField(/Owners/), '7');
    const form = textField(/Owners/).form;
    if (!form) throw new Error('The field is in no form');
    let sent: unknown;
    submitted.mockImplementation(() => {
      sent = answer();
    });
    fireEvent.submit(form);
    expect(sent).toBe('7');
    expect(screen.getByText('(optional)')).toBeTruthy();
  });
});
