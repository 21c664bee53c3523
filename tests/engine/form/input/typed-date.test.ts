import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateMask, editDate, tidyDate } from '../../../../src/engine/form/input/typed-date.ts';
import { TypedField } from './typing.ts';

function field(text = '', caret = text.length): TypedField {
  return new TypedField(editDate, text, caret);
}

describe('typing a date', () => {
  it.each([
    ['1/5/2027', '01/05/2027|'],
    ['01052027', '01/05/2027|'],
    ['01/05/2027', '01/05/2027|'],
    ['1-5-2027', '01/05/2027|'],
    ['1', '1|'],
    ['12', '12/|'],
    ['12/', '12/|'],
    ['1/', '01/|'],
    ['/', '|'],
    ['ab1c2', '12/|'],
    ['0105202799', '01/05/2027|'],
    ['2027-02-09', '02/09/2027|'],
    ['2027/2/9', '02/09/2027|'],
    ['2027.12.31', '12/31/2027|'],
    ['2027 12 01', '12/01/2027|'],
    ['20270209', '02/09/2027|'],
    ['1999-', '1999/|'],
    ['2027-1-3', '2027/1/3|'],
    ['2027-02-x9x', '02/09/2027|'],
    ['１２２５２０２７', '12/25/2027|'],
  ])('%s shows %s', (keys, shown) => {
    expect(field().type(keys).shown).toBe(shown);
  });

  it.each([
    ['01/05/2027', '01/05/2027|'],
    ['1/5/2027', '01/05/2027|'],
    [' 01052027 ', '01/05/2027|'],
    ['2027-01-05', '01/05/2027|'],
    ['1.5.2027', '01/05/2027|'],
    ['Jan 5 2027', '01/05/2027|'],
    ['January 5, 2027', '01/05/2027|'],
    ['Sept. 5th, 2027', '09/05/2027|'],
    ['5 December 2027', '12/05/2027|'],
    ['2027/1/5', '01/05/2027|'],
    ['2027-1-5', '01/05/2027|'],
    ['2027.12.31', '12/31/2027|'],
    ['1/5/27', '01/05/27|'],
    ['20270105', '01/05/2027|'],
    ['２０２７－０１－０５', '01/05/2027|'],
    ['12/25', '12/25/|'],
    ['1225', '12/25/|'],
    ['on 01/05/2027 <b>', 'on 01/05/2027 <b>|'],
    ['2027-02-09 to 2028-02-09', '2027-02-09 to 2028-02-09|'],
    ['1/5/2027 8:00', '1/5/2027 8:00|'],
    ['no date 😀', 'no date 😀|'],
    ['Foo 5 2027', 'Foo 5 2027|'],
    ['Ebm 5 2027', 'Ebm 5 2027|'],
  ])('a paste of %j shows %s', (pasted, shown) => {
    expect(field().paste(pasted).shown).toBe(shown);
  });

  it('cuts nothing off a paste of ten thousand digits', () => {
    expect(field().paste('9'.repeat(10_000)).text).toBe('9'.repeat(10_000));
  });

  it('is a date again once what was pasted around it is erased', () => {
    expect(field('1/5/2027 8').backspace().shown).toBe('01/05/2027|');
    expect(field('on 1/5/2027', 0).delete(3).shown).toBe('01/05/2027|');
    expect(field('next').type('x 5').backspace(7).type('1225').shown).toBe('12/25/|');
  });

  it('can be taken back key by key when its year came first', () => {
    const typed = field().type('2027-1');
    const seen = Array.from({ length: 4 }, () => typed.backspace().text);
    expect(seen).toEqual(['2027/', '20/27/', '20/2', '20/']);
  });

  it('replaces the previous text with a whole pasted date', () => {
    expect(field('12/3', 2).paste('1/5/2027').shown).toBe('01/05/2027|');
    expect(field('12/3', 2).paste('01052027').shown).toBe('01/05/2027|');
  });

  it('erases one digit with each Backspace, slashes included', () => {
    const typed = field('01/05/2027');
    const seen = Array.from({ length: 8 }, () => typed.backspace().text);
    expect(seen).toEqual(['01/05/202', '01/05/20', '01/05/2', '01/05/', '01/0', '01/', '0', '']);
  });

  it('erases the digit beside a slash in the middle and keeps the other parts', () => {
    expect(field('01/05/2027', 3).backspace().shown).toBe('0|/05/2027');
    expect(field('01/05/2027', 2).delete().shown).toBe('01|/5/2027');
  });

  it('lets the visitor retype one part', () => {
    expect(field('01/05/2027', 3).backspace().type('2').shown).toBe('02|/05/2027');
    expect(field('01/05/2027', 0).type('12').shown).toBe('12|/05/2027');
    expect(field('01/05/2027', 0).type('1225').shown).toBe('12/25|/2027');
    expect(field('01/05/2027', 2).type('/3').shown).toBe('01/3|5/2027');
  });

  it('keeps the parts apart when a selection across a slash is erased', () => {
    expect(field('01/05/2027', 0).paste('', 5).shown).toBe('|//2027');
  });

  it('starts over when everything is selected', () => {
    expect(field('01/05/2027', 0).paste('', 10).shown).toBe('|');
    expect(field('01/05/2027', 0).paste('1', 10).shown).toBe('1|');
  });

  it('only ever shows digits and two slashes, in at most ten characters', () => {
    const key = fc.constantFrom('0', '1', '9', '/', 'x', 'Backspace', 'Delete', 'Left', 'Home');
    fc.assert(
      fc.property(fc.array(key, { maxLength: 50 }), (keys) => {
        const typed = field();
        for (const pressed of keys) press(typed, pressed);
        expect(typed.text).toMatch(/^(\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?|\d{4}\/[\d/]{0,5})$/);
        expect(typed.caret).toBeGreaterThanOrEqual(0);
        expect(typed.caret).toBeLessThanOrEqual(typed.text.length);
      }),
    );
  });
});

describe('leaving a date', () => {
  it.each([
    ['1/5/2027', '01/05/2027'],
    ['0/5/2027', '0/05/2027'],
    ['01/05/2', '01/05/2'],
    ['1/5/27', '01/05/2027'],
    ['01/05/202', '01/05/202'],
    ['1', '01'],
    ['', ''],
    ['2027/1/3', '01/03/2027'],
    ['2027-1-3', '01/03/2027'],
    ['Jan 3 2027', '01/03/2027'],
    ['next week', 'next week'],
    ['1/5/2027 8:00', '1/5/2027 8:00'],
  ])('%j becomes %j', (text, tidy) => {
    expect(tidyDate(text)).toBe(tidy);
  });

  it.each([
    ['5/12/75', '05/12/1975'],
    ['5/12/26', '05/12/2026'],
    ['5/12/2075', '05/12/2075'],
  ])('%j becomes %j in a field that takes no year after 2026', (text, tidy) => {
    expect(tidyDate(text, 2026)).toBe(tidy);
  });
});

function press(typed: TypedField, key: string): void {
  if (key === 'Backspace') typed.backspace();
  else if (key === 'Delete') typed.delete();
  else if (key === 'Left') typed.at(Math.max(0, typed.caret - 1));
  else if (key === 'Home') typed.at(0);
  else typed.type(key);
}

function masked(text = '', caret = text.length): TypedField {
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
    expect(masked().type(keys).shown).toBe('01/05/2027|');
  });

  it('goes before a two-digit day, which has filled its part', () => {
    expect(masked().type('15 Sept. 2027').shown).toBe('09/15/2027|');
    expect(masked().type('15Sep').shown).toBe('09/15/|');
  });

  it('shows as soon as it is clear which month it is', () => {
    expect(masked().type('Ju').shown).toBe('|');
    expect(masked().type('Jun').shown).toBe('06/|');
    expect(masked().type('June').shown).toBe('06/|');
  });

  it('replaces the previous month', () => {
    expect(masked('01/05/2027', 0).type('Feb').shown).toBe('02/|05/2027');
    expect(masked('01/05/2027', 0).paste('F', 10).type('eb').shown).toBe('02/|');
  });

  it('changes nothing in the place of day and year', () => {
    expect(masked('01/05/2027', 4).type('Feb').shown).toBe('01/0|5/2027');
    expect(masked('01/05/2027').type('Feb').shown).toBe('01/05/2027|');
    expect(masked().type('2027 Jan').shown).toBe('2027/|');
  });

  it('is not recognized after other letters, or when interrupted', () => {
    expect(masked().type('xjan5').shown).toBe('5|');
    expect(masked().type('ja5n').shown).toBe('5|');
    expect(masked().type('Foo 5').shown).toBe('5|');
  });
});

it('only ever shows digits and two slashes, in at most ten characters', () => {
  const key = fc.constantFrom('1', '9', '/', ' ', 'j', 'a', 'n', 'Jan', 'Backspace', 'Home');
  fc.assert(
    fc.property(fc.array(key, { maxLength: 40 }), (keys) => {
      const typed = masked();
      for (const pressed of keys) press(typed, pressed);
      expect(typed.text).toMatch(/^(\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?|\d{4}\/[\d/]{0,5})$/);
      expect(typed.caret).toBeLessThanOrEqual(typed.text.length);
    }),
  );
});
