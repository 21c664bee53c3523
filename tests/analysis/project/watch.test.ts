import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readProject } from '../../../src/server/project/files.ts';
import { watchProject } from '../../../src/server/project/watch.ts';

const root = mkdtempSync(join(tmpdir(), 'plumbline-watch-'));
const FILE = 'schemas/email/ui.json';
mkdirSync(join(root, 'schemas/email'), { recursive: true });
writeFileSync(join(root, FILE), '{}');

let end = () => {};
afterEach(() => {
  end();
  rmSync(root, { recursive: true });
});

it('reads the saved file, however often the editor wrote it', async () => {
  const read: (string | undefined)[] = [];
  const saved = new Promise<void>((resolve) => {
    end = watchProject(root, () => {
      read.push(readProject(root).get(FILE));
      resolve();
    });
  });
  writeFileSync(join(root, FILE), '');
  writeFileSync(join(root, FILE), '{"ui:');
  writeFileSync(join(root, FILE), '{"ui:order": []}');
  await saved;
  expect(read).toEqual(['{"ui:order": []}']);
});
