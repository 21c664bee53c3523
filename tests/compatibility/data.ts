import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CompatData } from '@mdn/browser-compat-data';

/** MDN's data, read as a file: a test runner that transforms modules takes minutes for this one. */
export const bcd: CompatData = JSON.parse(
  readFileSync(
    fileURLToPath(import.meta.resolve('@mdn/browser-compat-data')).replace(/[^/\\]*$/, 'data.json'),
    'utf8',
  ),
);
