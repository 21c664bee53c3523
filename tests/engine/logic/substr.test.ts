import fc from 'fast-check';
import jsonLogic from 'json-logic-js';
import { expect, it } from 'vitest';
import { textLength, textOf } from '../../../src/engine/logic/json.ts';
import { holds } from '../../properties.ts';
import { evaluate } from './evaluation.ts';

const whole = fc.integer({ min: -12, max: 12 });
const substr = (text: string, start: number, count: number) =>
  textOf(evaluate({ substr: [text, start, count] }));

it('substr is that of JSON Logic where each character is one unit', () => {
  const plain = fc.string({ maxLength: 8, unit: 'grapheme-ascii' });
  holds(
    'substr of plain text',
    fc.property(plain, whole, whole, (text, start, count) => {
      expect(substr(text, start, count)).toBe(jsonLogic.apply({ substr: [text, start, count] }));
    }),
    500,
  );
});

it('substr counts the characters that length counts, and cuts none in half', () => {
  const any = fc.string({ maxLength: 8, unit: 'binary' });
  holds(
    'substr of any text',
    fc.property(any, fc.nat(8), (text, count) => {
      const length = textLength(text);
      expect(evaluate({ length: [text] })).toBe(length);
      const [start, rest] = [substr(text, 0, count), substr(text, count, length)];
      expect(start + rest).toBe(text);
      expect(textLength(start)).toBe(Math.min(count, length));
    }),
    500,
  );
});
