import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { textsAt } from '../../../src/server/project/revision.ts';
import { commitAll } from '../../foreign/run.ts';

const root = mkdtempSync(join(tmpdir(), 'revision-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('the files of a commit are read as they were, whatever their names and characters', () => {
  const before = new Map([
    ['flows/one.json', '{}\n'],
    ['schemas/catalog/café list.json', '{ "title": "Déjà vu – “quoted” 🛠" }\n\n'],
    ['schemas/empty/ui.json', ''],
    ['supabase/migrations/1.sql', 'select 1;'],
  ]);
  // In a folder below the top of the repository, as a second project would be.
  for (const [path, text] of before) write(`site/${path}`, text);
  write('site/schemas/README.md', 'No file of the questionnaire.');
  write('flows/other.json', '{}');
  commitAll(root, ['flows', 'site']);
  write('site/flows/one.json', '{ "changed": true }');
  expect(textsAt('HEAD', join(root, 'site'))).toEqual(before);
  expect(() => textsAt('flow-v1', join(root, 'site'))).toThrow('flow-v1');
});
