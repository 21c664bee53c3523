import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateMask } from '../../../../src/engine/form/input/date-mask.ts';
import { TypedField } from './typing.ts';

function field(text = '', caret = text.length): TypedField {
  return new TypedField(dateMask(), text, caret);
}

describe('the name of a month, typed key by key', () => {
  it.each([
    'Jan 5, 2027',
    'January 5, 2027',
    'jan. 5th, 2027',
    'JAN 05 2027',
    'Jan-5-2027',
    'Jan/05/2027',
    'Tuesday, January 5, 2027',
    '5 Jan 2027',
    '5th January 2027',
    '5th of January, 2027',
    '5Jan2027',
    '05-Jan-2027',
  ])('%s is that date', (keys) => {
    expect(field().type(keys).shown).toBe('01/05/2027|');
  });

  it('goes before a two-digit day, which has filled its part', () => {
    expect(field().type('15 Sept. 2027').shown).toBe('09/15/2027|');
    expect(field().type('15Sep').shown).toBe('09/15/|');
  });

  it('shows as soon as it is clear which month it is', () => {
    expect(field().type('Ju').shown).toBe('|');
    expect(field().type('Jun').shown).toBe('06/|');
    expect(field().type('June').shown).toBe('06/|');
  });

  it('replaces the previous month', () => {
    expect(field('01/05/2027', 0).type('Feb').shown).toBe('02/|05/2027');
    expect(field('01/05/2027', 0).paste('F', 10).type('eb').shown).toBe('02/|');
  });

  it('changes nothing in the place of day and year', () => {
    expect(field('01/05/2027', 4).type('Feb').shown).toBe('01/0|5/2027');
    expect(field('01/05/2027').type('Feb').shown).toBe('01/05/2027|');
    expect(field().type('2027 Jan').shown).toBe('2027/|');
  });

  it('is not recognized after other letters, or when interrupted', () => {
    expect(field().type('xjan5').shown).toBe('5|');
    expect(field().type('ja5n').shown).toBe('5|');
    expect(field().type('Foo 5').shown).toBe('5|');
  });
});

it('only ever shows digits and two slashes, in at most ten characters', () => {
  const key = fc.constantFrom('1', '9', '/', ' ', 'j', 'a', 'n', 'Jan', 'Backspace', 'Home');
  fc.assert(
    fc.property(fc.array(key, { maxLength: 40 }), (keys) => {
      const typed = field();
      for (const pressed of keys) press(typed, pressed);
      expect(typed.text).toMatch(/^(\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?|\d{4}\/[\d/]{0,5})$/);
      expect(typed.caret).toBeLessThanOrEqual(typed.text.length);
    }),
  );
});

function press(typed: TypedField, key: string): void {
  if (key === 'Backspace') typed.backspace();
  else if (key === 'Home') typed.at(0);
  else typed.type(key);
}
