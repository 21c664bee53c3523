// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import email from '../../../src/engine/fields/email/widget.tsx';
import number from '../../../src/engine/fields/number/widget.tsx';
import phone from '../../../src/engine/fields/phone/widget.tsx';
import text from '../../../src/engine/fields/text/widget.tsx';
import { descriptionOf, mountStep } from '../form/mount-step.tsx';

const widgets = { email, number, phone, text };

async function mountOne(widget: keyof typeof widgets, options = {}, value?: string | number) {
  const type = widget === 'number' ? 'integer' : 'string';
  const step = await mountStep({
    widgets,
    properties: { answer: { type, title: 'Answer' } },
    required: ['answer'],
    ui: { answer: { 'ui:widget': widget, 'ui:options': options } },
    ...(value !== undefined && { data: { answer: value } }),
  });
  const input = screen.getByLabelText('Answer');
  if (!(input instanceof HTMLInputElement)) throw new Error('No input is labeled "Answer"');
  return { ...step, input };
}

describe('text', () => {
  it('stores text as typed', async () => {
    const { user, input, data } = await mountOne('text');
    await user.type(input, " O'Brien-Müller ");
    expect(data()).toEqual({ answer: " O'Brien-Müller " });
  });

  it('is trimmed when it is left', async () => {
    const { user, input, data } = await mountOne('text', { autocomplete: 'postal-code' });
    await user.type(input, ' 606141234 ');
    await user.tab();
    expect(input.value).toBe('60614-1234');
    expect(data()).toEqual({ answer: '60614-1234' });
  });

  it('has no value once it is emptied', async () => {
    const { user, input, data } = await mountOne('text', {}, 'Ann');
    await user.clear(input);
    expect(data()).toEqual({});
  });

  it('sets autocomplete and the fitting keyboard', async () => {
    const { input } = await mountOne('text', { autocomplete: 'postal-code', inputmode: 'numeric' });
    expect(input.autocomplete).toBe('postal-code');
    expect(input.inputMode).toBe('numeric');
  });

  it.each(['given-name', 'organization', 'street-address', 'address-level2'])(
    'capitalizes words and checks no spelling when %s is asked',
    async (autocomplete) => {
      const { input } = await mountOne('text', { autocomplete });
      expect(input.getAttribute('autocapitalize')).toBe('words');
      expect(input.getAttribute('spellcheck')).toBe('false');
      expect(input.getAttribute('enterkeyhint')).toBe('next');
    },
  );

  it('leaves capitals and spelling to the phone for any other text', async () => {
    const { input } = await mountOne('text', { autocomplete: 'postal-code' });
    expect(input.hasAttribute('autocapitalize')).toBe(false);
    expect(input.hasAttribute('spellcheck')).toBe(false);
    expect(input.getAttribute('enterkeyhint')).toBe('next');
  });

  it('ignores an unknown inputmode', async () => {
    const { input } = await mountOne('text', { inputmode: 'digits' });
    expect(input.hasAttribute('inputmode')).toBe(false);
  });

  it('notifies the form on blur', async () => {
    const { user, input, blurred } = await mountOne('text');
    await user.click(input);
    expect(blurred).not.toHaveBeenCalled();
    await user.tab();
    expect(blurred).toHaveBeenCalledWith('/answer');
  });
});

describe('email', () => {
  it('is an e-mail input that browsers can fill in', async () => {
    const { input } = await mountOne('email');
    expect([input.type, input.autocomplete]).toEqual(['email', 'email']);
  });

  it('trims pasted text', async () => {
    const { user, input, data } = await mountOne('email');
    await user.click(input);
    await user.paste('  ann@example.com\t');
    expect(data()).toEqual({ answer: 'ann@example.com' });
  });

  it('stores the address of a pasted link at once, and shows it when it is left', async () => {
    const { user, input, data } = await mountOne('email');
    await user.click(input);
    await user.paste('mailto:ann@example.com');
    expect(data()).toEqual({ answer: 'ann@example.com' });
    await user.tab();
    expect(input.value).toBe('ann@example.com');
  });
});

describe('phone', () => {
  it.each([
    '(312) 555-0100',
    '312.555.0100',
    '+1 312 555 0100',
    '312 555-0100',
    '13125550100',
    '312\u2011555\u20110100',
    '\u202A+13125550100\u202C',
    'tel:+13125550100',
  ])('stores %s in the canonical form at once', async (typed) => {
    const { user, input, data } = await mountOne('phone');
    await user.type(input, typed);
    expect(data()).toEqual({ answer: '(312) 555-0100' });
    expect(input.value).toBe(typed);
  });

  it('shows the canonical form once the field is left', async () => {
    const { user, input } = await mountOne('phone');
    await user.type(input, '3125550100');
    await user.tab();
    expect(input.value).toBe('(312) 555-0100');
  });

  it.each(['312 555 010', '312 555 0100 ext 4', '23125550100'])(
    'stores %s as typed, since it is not a ten-digit number',
    async (typed) => {
      const { user, input, data } = await mountOne('phone');
      await user.type(input, typed);
      await user.tab();
      expect(data()).toEqual({ answer: typed });
      expect(input.value).toBe(typed);
    },
  );

  it('has no value once it is emptied', async () => {
    const { user, input, data } = await mountOne('phone', {}, '(312) 555-0100');
    await user.clear(input);
    expect(data()).toEqual({});
  });
});

describe('number', () => {
  it('stores a JSON number and drops letters', async () => {
    const { user, input, data } = await mountOne('number');
    await user.type(input, '1a2');
    expect(data()).toEqual({ answer: 12 });
    expect(input.value).toBe('12');
  });

  it('distinguishes 0 from no answer', async () => {
    const { user, input, data } = await mountOne('number');
    await user.type(input, '0');
    expect(data()).toEqual({ answer: 0 });
    await user.clear(input);
    expect(data()).toEqual({});
  });

  it.each([
    ['1,234', 1234],
    ['１２', 12],
    ['1,234.56', '1,234.56'],
    ['2019-2021', '2019-2021'],
    ['-5', '-5'],
  ])('takes a pasted %s as a number only if it is one', async (pasted, kept) => {
    const { user, input, data } = await mountOne('number');
    await user.click(input);
    await user.paste(pasted);
    await user.tab();
    expect(input.value).toBe(String(kept));
    expect(data()).toEqual({ answer: kept });
  });

  it('keeps a typed fraction for the schema to refuse', async () => {
    const { user, input, data } = await mountOne('number');
    await user.type(input, '02.5');
    await user.tab();
    expect(input.value).toBe('2.5');
    expect(data()).toEqual({ answer: '2.5' });
  });

  it('is described by its sign', async () => {
    const { input } = await mountOne('number', { prefix: '$' });
    expect(descriptionOf(input)).toEqual(['$']);
  });

  it('is described by its unit', async () => {
    const { input } = await mountOne('number', { suffix: 'years' });
    expect(descriptionOf(input)).toEqual(['years']);
    expect(input.inputMode).toBe('numeric');
    expect(input.type).toBe('text');
  });

  it('shows the singular unit beside a 1', async () => {
    const { user, input } = await mountOne('number', { suffix: 'years', suffixOne: 'year' });
    await user.type(input, '1');
    expect(descriptionOf(input)).toEqual(['year']);
    await user.type(input, '2');
    expect(descriptionOf(input)).toEqual(['years']);
  });
});
