import { expect, test } from 'vitest';
import { formatPhone } from '../../../src/engine/form/phone-number.ts';

test.each([
  '3125550100',
  '312.555.0100',
  '312-555-0100',
  '(312) 555-0100',
  '312/555 0100',
  '+1 312 555 0100',
  '13125550100',
])('%s is a number of ten digits', (text) => {
  expect(formatPhone(text)).toBe('(312) 555-0100');
});

test.each([
  '',
  '312555010',
  '31255501001',
  '23125550100',
  '113125550100',
  '312 555 0100 x7',
  '312 555 0100 #7',
  '312 555 O1OO',
  'call 312 555 0100',
])('%j stays as written', (text) => {
  expect(formatPhone(text)).toBeUndefined();
});
