import { readFileSync, readdirSync } from 'node:fs';
import { format } from 'prettier';
import { expect, test, vi } from 'vitest';
import { withReference } from '../../scripts/reference/page.ts';
import { isObject, type Json } from '../../src/logic/json.ts';

vi.setConfig({ testTimeout: 60_000 });

test('the reference page says what the meta-schemas say today', async () => {
  const page = readFileSync('schemas/README.md', 'utf8');
  const made = await format(withReference(page), {
    parser: 'markdown',
    printWidth: 100,
    singleQuote: true,
  });
  expect(page).toBe(made);
});

const files = readdirSync('schemas/meta').filter((name) => name.endsWith('.schema.json'));

test.each(files)('every key of %s has a description', (name) => {
  const json: Json = JSON.parse(readFileSync(`schemas/meta/${name}`, 'utf8'));
  const silent: string[] = [];
  const visit = (part: Json, at: string): void => {
    if (Array.isArray(part)) return part.forEach((item, index) => visit(item, `${at}/${index}`));
    if (!isObject(part)) return;
    const properties = part['properties'];
    if (isObject(properties)) {
      for (const [key, value] of Object.entries(properties)) {
        const isPlain = isObject(value) && typeof value['description'] === 'string';
        if (!isPlain) silent.push(`${at}/${key}`);
      }
    }
    for (const [key, value] of Object.entries(part)) visit(value, `${at}/${key}`);
  };
  visit(json, '');
  expect(silent).toEqual([]);
});
