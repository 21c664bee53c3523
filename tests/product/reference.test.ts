import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withReference } from '../../src/checker/reference/reference.ts';
import { isObject, type Json } from '../../src/engine/logic/json.ts';
import { formatText } from '../../src/server/project/write.ts';

test('the reference page matches the meta-schemas', async () => {
  const page = readFileSync('schemas/README.md', 'utf8');
  const made = await formatText('schemas/README.md', withReference(page));
  expect(page).toBe(made);
});

const files = readdirSync('schemas/meta').filter((name) => name.endsWith('.schema.json'));

test.each(files)('every key of %s has a description', (name) => {
  const json: Json = JSON.parse(readFileSync(`schemas/meta/${name}`, 'utf8'));
  const silent: string[] = [];
  const visit = (schema: Json | undefined, at: string): void => {
    if (!isObject(schema)) return;
    for (const [key, value] of entries(schema['properties'])) {
      if (!isObject(value) || typeof value['description'] !== 'string') silent.push(`${at}/${key}`);
      visit(value, `${at}/${key}`);
    }
    for (const [key, value] of entries(schema['definitions'])) visit(value, `${at}/${key}`);
    for (const key of ['items', 'additionalProperties']) visit(schema[key], at);
    for (const key of ['oneOf', 'anyOf', 'allOf']) {
      const parts = schema[key];
      if (Array.isArray(parts)) parts.forEach((part) => visit(part, at));
    }
  };
  visit(json, '');
  expect(silent).toEqual([]);
});

function entries(json: Json | undefined): [string, Json][] {
  return isObject(json) ? Object.entries(json) : [];
}
