import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readProject } from '../../../src/server/project/files.ts';
import { watchProject } from '../../../src/server/project/watch.ts';

const FILE = 'schemas/email/ui.json';

let root: string;
let end = () => {};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plumbline-watch-'));
  mkdirSync(join(root, 'schemas/email'), { recursive: true });
  writeFileSync(join(root, FILE), '{}');
});
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

it('notices a file again that was replaced by another, and a new folder', async () => {
  const reads: (() => void)[] = [];
  end = watchProject(root, () => reads.shift()?.());
  const noticed = async (edit: () => void) => {
    const read = new Promise<void>((resolve) => reads.push(resolve));
    edit();
    await read;
  };
  // As git, the studio and many editors write.
  await noticed(() => {
    writeFileSync(join(root, 'new'), '{"ui:order": []}');
    renameSync(join(root, 'new'), join(root, FILE));
  });
  await noticed(() => writeFileSync(join(root, FILE), '{"ui:order": ["a"]}'));
  await noticed(() => mkdirSync(join(root, 'schemas/phone')));
  await noticed(() => writeFileSync(join(root, 'schemas/phone/ui.json'), '{}'));
  expect(readProject(root).size).toBe(2);
});
