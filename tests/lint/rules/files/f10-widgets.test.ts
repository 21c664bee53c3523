import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { applyAll, type Edit } from '../../../../scripts/lint/project/edit.ts';
import { readTexts } from '../../../../scripts/lint/project/read.ts';
import { lint } from '../../../../scripts/lint/run.ts';

const FIXTURES = new URL('../../fixtures/', import.meta.url);
const withRows: Edit[] = JSON.parse(readFileSync(new URL('T16/pass.json', FIXTURES), 'utf8'));
const project = applyAll(readTexts(new URL('base/', FIXTURES).pathname), withRows);
const limits = (edits: readonly Edit[]) =>
  lint(applyAll(project, edits))
    .filter(({ code }) => code === 'F10')
    .map(({ message }) => message);

it('rows that a count asks for have their limit in the schema, because the widget has none', () => {
  expect(limits([])).toEqual([]);
  const file = 'schemas/person/schema.json';
  expect(limits([{ file, remove: '/properties/claims/maxItems' }])).toEqual([
    'The widget "claims" of "claims" needs "maxItems" in the schema: it has no limit of its own.',
  ]);
});
