import { expect, test } from 'vitest';
import { toCsv } from '../../../src/server/backend/export.ts';

const MARK = '\ufeff';

const line = (value: unknown) =>
  toCsv(['a'], [{ a: value }])
    .split('\r\n')
    .slice(1)
    .join('\r\n');

test('rows follow the columns, whatever the order of their keys', () => {
  expect(toCsv(['a', 'b'], [{ b: 2, a: 'x' }, { a: null }])).toBe(`${MARK}a,b\r\nx,2\r\n,\r\n`);
});

test('without rows there is only the header', () => {
  expect(toCsv(['a', 'b'], [])).toBe(`${MARK}a,b\r\n`);
});

test('the first character marks the letters as UTF-8 for Excel', () => {
  const bytes = Buffer.from(toCsv(['name'], [{ name: 'Peña' }]));
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.subarray(3).toString()).toBe('name\r\nPeña\r\n');
});

test.for([
  ['a comma', 'a,b', '"a,b"'],
  ['a quote', 'a"b', '"a""b"'],
  ['a line break', 'a\nb', '"a\nb"'],
  ['other letters', 'Zoë 👷', 'Zoë 👷'],
  ['an object', { a: [1, 'x'] }, '"{""a"":[1,""x""]}"'],
  ['false', false, 'false'],
] as const)('%s is written so that a spreadsheet reads it back', ([, value, expected]) => {
  expect(line(value)).toBe(`${expected}\r\n`);
});

test.for([
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['+1 312 555 0142', "'+1 312 555 0142"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['  =1', "'  =1"],
  ['\r=1', `"'\r=1"`],
  ['＝1', "'＝1"],
  ['a;=1', "a;'=1"],
  ['a; "@SUM(A1)', `"a; ""'@SUM(A1)"`],
  ['a\n-1', `"a\n'-1"`],
  ['a\t+1', "a\t'+1"],
  ['a - b; c = d', 'a - b; c = d'],
] as const)('a formula stays text: %s', ([value, expected]) => {
  expect(line(value)).toBe(`${expected}\r\n`);
});
