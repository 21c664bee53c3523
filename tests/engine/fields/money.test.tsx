// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import MoneyWidget from '../../../src/engine/fields/money/widget.tsx';
import { descriptionOf } from '../form/mount-step.tsx';
import { mountField, textField } from './mount-field.tsx';

function mountMoney(store: string, value?: string) {
  return mountField({
    widget: MoneyWidget,
    schema: { type: 'string', maxLength: 9 },
    options: { store },
    ...(value !== undefined && { value }),
  });
}

describe('an amount of money', () => {
  it('is described by the dollar sign, which is not part of the text', async () => {
    await mountMoney('digits', '150000');
    expect(descriptionOf(textField(/Answer/))).toEqual(['$']);
  });

  it.each([
    ['digits', '150000'],
    ['dollars', '$150,000'],
    ['decimal', '150000'],
  ])('is stored as %s', async (store, kept) => {
    const { user, answer } = await mountMoney(store);
    await user.type(textField('Answer (optional)'), '$150,000');
    expect(textField(/Answer/).value).toBe('150,000');
    expect(answer()).toBe(kept);
  });

  it.each([
    ['digits', '150000', '150,000'],
    ['dollars', '$150,000', '150,000'],
    ['decimal', '12500.50', '12,500.50'],
    ['decimal', '12500.5', '12,500.50'],
  ])('that was stored as %s is shown again', async (store, value, shown) => {
    await mountMoney(store, value);
    expect(textField(/Answer/).value).toBe(shown);
  });

  it('keeps the caret after a digit typed in the middle', async () => {
    const { user, answer } = await mountMoney('digits', '1234');
    const field = textField(/Answer/);
    await user.type(field, '99', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field.value).toBe('199,234');
    expect(field.selectionStart).toBe(3);
    expect(answer()).toBe('199234');
  });

  it('does not move the caret when a letter is dropped', async () => {
    const { user } = await mountMoney('digits', '1234');
    const field = textField(/Answer/);
    await user.type(field, 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field.value).toBe('1,234');
    expect(field.selectionStart).toBe(1);
  });

  it('erases the digit before a separator with Backspace and the one after it with Delete', async () => {
    const { user, answer } = await mountMoney('digits', '1234567');
    const field = textField(/Answer/);
    await user.type(field, '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(answer()).toBe('234567');
    await user.type(field, '{Delete}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(answer()).toBe('23467');
  });

  it('accepts a pasted price without its cents', async () => {
    const { user, answer } = await mountMoney('dollars');
    await user.click(textField(/Answer/));
    await user.paste('$1,234.56');
    expect(answer()).toBe('$1,234');
  });

  it.each(['digits', 'dollars'])(
    'ignores typed cents, and drops them on blur (%s)',
    async (store) => {
      const { user, answer } = await mountMoney(store);
      await user.type(textField(/Answer/), '85000.00');
      expect(textField(/Answer/).value).toBe('85,000.00');
      expect(answer()).toBe(store === 'digits' ? '85000' : '$85,000');
      await user.tab();
      expect(textField(/Answer/).value).toBe('85,000');
      expect(answer()).toBe(store === 'digits' ? '85000' : '$85,000');
    },
  );

  it('keeps cents when they are asked', async () => {
    const { user, answer } = await mountMoney('decimal');
    await user.type(textField(/Answer/), '12500.50');
    expect(textField(/Answer/).value).toBe('12,500.50');
    expect(answer()).toBe('12500.50');
  });

  it.each([
    ['digits', '1234567890123'],
    ['dollars', '$1,234,567,890,123'],
    ['decimal', '1234567890123'],
  ])(
    'keeps all of an amount that is too long, for the schema to refuse (%s)',
    async (store, kept) => {
      const { user, answer } = await mountMoney(store);
      await user.click(textField(/Answer/));
      await user.paste('1234567890123');
      expect(textField(/Answer/).value).toBe('1,234,567,890,123');
      expect(answer()).toBe(kept);
    },
  );

  it.each([
    ['250K', '250000'],
    ['1.2M', '1200000'],
  ])('that is typed or pasted as %s is expanded', async (text, kept) => {
    const { user, answer } = await mountMoney('digits');
    await user.type(textField(/Answer/), text);
    expect(answer()).toBe(kept);
    await user.clear(textField(/Answer/));
    await user.paste(text);
    expect(answer()).toBe(kept);
  });

  it('drops leading zeros and a dangling point when the visitor leaves', async () => {
    const { user, answer } = await mountMoney('decimal');
    await user.type(textField(/Answer/), '0070.');
    await user.tab();
    expect(answer()).toBe('70');
    expect(textField(/Answer/).value).toBe('70');
  });

  it('writes cents with two digits when the visitor leaves', async () => {
    const { user, answer } = await mountMoney('decimal');
    await user.type(textField(/Answer/), '12500.5');
    await user.tab();
    expect(textField(/Answer/).value).toBe('12,500.50');
    expect(answer()).toBe('12500.50');
  });

  it('has no value once it is emptied', async () => {
    const { user, answer } = await mountMoney('dollars', '$5');
    await user.type(textField(/Answer/), '{Backspace}');
    expect(answer()).toBeUndefined();
  });
});
