import { describe, expect, it } from 'vitest';
import { plainEmail, tidyLine } from '../../../../src/engine/form/input/tidy-line.ts';

describe('leaving a line of text', () => {
  it.each([
    ['606141234', '60614-1234'],
    ['60614 1234', '60614-1234'],
    ['\u00A060614 ', '60614'],
    ['60614\u20111234', '60614-1234'],
    ['60614–1234', '60614-1234'],
    ['02134\u200B', '02134'],
    ['6061', '6061'],
    ['K1A 0B1', 'K1A 0B1'],
  ])('turns the ZIP code %j into %j', (text, tidy) => {
    expect(tidyLine(text, 'postal-code')).toBe(tidy);
  });

  it.each([
    ['\uFEFFAda\u200B', 'Ada'],
    ['\u202EAda\u202C', 'Ada'],
    ['A\u0000da\u0007', 'Ada'],
    ['👩\u200D🔧 مى\u200Cخ', '👩\u200D🔧 مى\u200Cخ'],
  ])('drops what nobody sees, and no joiner: %j', (text, tidy) => {
    expect(tidyLine(text, 'given-name')).toBe(tidy);
  });

  it('trims any other text, and changes nothing else', () => {
    expect(tidyLine(' 606141234 Ada–Marie  Núñez ', 'given-name')).toBe(
      '606141234 Ada–Marie  Núñez',
    );
  });
});

describe('an email address', () => {
  it.each([
    ['mailto:ada@example.com', 'ada@example.com'],
    ['MAILTO:ada@example.com?subject=Quote%20please', 'ada@example.com'],
    ['Ada Byron <ada@example.com>', 'ada@example.com'],
    ['"Byron, Ada" < mailto:ada@example.com >;', 'ada@example.com'],
    [' ada@example.com. ', 'ada@example.com'],
    ['ada@example.com,', 'ada@example.com'],
    ['ada@example.com\u200B', 'ada@example.com'],
  ])('is taken from what was copied with it: %j', (text, address) => {
    expect(plainEmail(text)).toBe(address);
  });

  it.each(['ada', 'mailto', 'a?b@example.com', "o'neil+quotes@sub.example.com", 'a b@example.com'])(
    'otherwise stays as it is: %j',
    (text) => {
      expect(plainEmail(text)).toBe(text);
    },
  );
});
