import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ITEMS = 74;
const ROW = /^\|\s*(\d+)\s*\|[^|]+\|\s*`([^`]+)` › (.+?)\s*\|$/;

const rows = readFileSync('docs/ux-checklist.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, file = '', title = ''] = ROW.exec(line) ?? [];
    return number === undefined ? [] : [{ number: Number(number), file, title }];
  });

it('has a row with a test for each item, in order', () => {
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: ITEMS }, (_, index) => index + 1),
  );
});

it.each(rows)('item $number names a test that exists: $file › $title', ({ file, title }) => {
  expect(existsSync(file)).toBe(true);
  // A title may be written with escaped quotes, or in parts.
  const code = readFileSync(file, 'utf8').replaceAll("\\'", "'");
  expect(code).toContain(title);
});
