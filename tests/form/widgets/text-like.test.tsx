// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import email from '../../../src/form/widgets/email.tsx';
import number from '../../../src/form/widgets/number.tsx';
import phone from '../../../src/form/widgets/phone.tsx';
import text from '../../../src/form/widgets/text.tsx';
import { descriptionOf, mountStep } from '../mount-step.tsx';

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
  it('keeps what is typed as it is typed', async () => {
    const { user, input, data } = await mountOne('text');
    await user.type(input, " O'Brien-Müller ");
    expect(data()).toEqual({ answer: " O'Brien-Müller " });
  });

  it('loses the blanks around it when it is left', async () => {
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

  it('passes on how browsers may fill it in and which keyboard fits', async () => {
    const { input } = await mountOne('text', { autocomplete: 'postal-code', inputmode: 'numeric' });
    expect(input.autocomplete).toBe('postal-code');
    expect(input.inputMode).toBe('numeric');
  });

  it.each(['given-name', 'organization', 'street-address', 'address-level2'])(
    'begins words with a capital and checks no spelling where %s is asked',
    async (autocomplete) => {
      const { input } = await mountOne('text', { autocomplete });
      expect(input.getAttribute('autocapitalize')).toBe('words');
      expect(input.getAttribute('spellcheck')).toBe('false');
      expect(input.getAttribute('enterkeyhint')).toBe('next');
    },
  );

  it('leaves capitals and spelling to the phone in any other text', async () => {
    const { input } = await mountOne('text', { autocomplete: 'postal-code' });
    expect(input.hasAttribute('autocapitalize')).toBe(false);
    expect(input.hasAttribute('spellcheck')).toBe(false);
    expect(input.getAttribute('enterkeyhint')).toBe('next');
  });

  it('ignores an inputmode that no browser knows', async () => {
    const { input } = await mountOne('text', { inputmode: 'digits' });
    expect(input.hasAttribute('inputmode')).toBe(false);
  });

  it('tells the form when it is left', async () => {
    const { user, input, blurred } = await mountOne('text');
    await user.click(input);
    expect(blurred).not.toHaveBeenCalled();
    await user.tab();
    expect(blurred).toHaveBeenCalledWith('root_answer');
  });
});

describe('email', () => {
  it('is an e-mail input that browsers can fill in', async () => {
    const { input } = await mountOne('email');
    expect([input.type, input.autocomplete]).toEqual(['email', 'email']);
  });

  it('drops the blanks around what is pasted', async () => {
    const { user, input, data } = await mountOne('email');
    await user.click(input);
    await user.paste('  ann@example.com\t');
    expect(data()).toEqual({ answer: 'ann@example.com' });
  });
});

describe('phone', () => {
  it.each(['(312) 555-0100', '312.555.0100', '+1 312 555 0100', '312 555-0100', '13125550100'])(
    'keeps %s in the one written form at once',
    async (typed) => {
      const { user, input, data } = await mountOne('phone');
      await user.type(input, typed);
      expect(data()).toEqual({ answer: '(312) 555-0100' });
      expect(input.value).toBe(typed);
    },
  );

  it('shows the written form once the field is left', async () => {
    const { user, input } = await mountOne('phone');
    await user.type(input, '3125550100');
    await user.tab();
    expect(input.value).toBe('(312) 555-0100');
  });

  it.each(['312 555 010', '312 555 0100 ext 4', '23125550100'])(
    'keeps %s as typed, since it is no ten-digit number',
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
  it('gives a JSON number and drops letters', async () => {
    const { user, input, data } = await mountOne('number');
    await user.type(input, '1a2');
    expect(data()).toEqual({ answer: 12 });
    expect(input.value).toBe('12');
  });

  it('keeps 0 apart from no answer', async () => {
    const { user, input, data } = await mountOne('number');
    await user.type(input, '0');
    expect(data()).toEqual({ answer: 0 });
    await user.clear(input);
    expect(data()).toEqual({});
  });

  it('drops what follows the decimal point instead of appending it', async () => {
    const { user, input, data } = await mountOne('number');
    await user.click(input);
    await user.paste('1,234.56');
    expect(data()).toEqual({ answer: 1234 });
  });

  it('counts a typed fraction for nothing, and drops it when the visitor leaves', async () => {
    const { user, input, data } = await mountOne('number');
    await user.type(input, '02.5');
    expect(input.value).toBe('2.5');
    expect(data()).toEqual({ answer: 2 });
    await user.tab();
    expect(input.value).toBe('2');
    expect(data()).toEqual({ answer: 2 });
  });

  it('is described by its unit', async () => {
    const { input } = await mountOne('number', { suffix: 'years' });
    expect(descriptionOf(input)).toEqual(['years']);
    expect(input.inputMode).toBe('numeric');
    expect(input.type).toBe('text');
  });

  it('has the unit of one beside a 1', async () => {
    const { user, input } = await mountOne('number', { suffix: 'years', suffixOne: 'year' });
    await user.type(input, '1');
    expect(descriptionOf(input)).toEqual(['year']);
    await user.type(input, '2');
    expect(descriptionOf(input)).toEqual(['years']);
  });
});
