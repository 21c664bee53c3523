import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import left from '../browser/not-in-firefox.json' with { type: 'json' };

it.each(left)('$tests exists, with the reason why it is not run in Firefox', (entry) => {
  const [file = '', title = ''] = entry.tests.split(' › ');
  const path = join('tests/browser', file);
  expect(existsSync(path)).toBe(true);
  expect(readFileSync(path, 'utf8')).toContain(title);
  expect(entry.why.length).toBeGreaterThan(10);
});
