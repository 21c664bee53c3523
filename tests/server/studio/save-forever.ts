import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { save } from '../../../src/server/studio/save.ts';
import { hashOf } from '../../../src/server/studio/studio-files.ts';

/** Saves the same two files repeatedly, each time with a different letter, until killed. */
const root = process.argv[2] ?? '';
const paths = ['flows/tiny.json', 'schemas/pet/schema.json'];
for (let turn = 0; ; turn += 1) {
  const text = JSON.stringify('abcdefgh'.charAt(turn % 8).repeat(300_000));
  const base = (path: string) => hashOf(readFileSync(join(root, path), 'utf8'));
  save(
    root,
    paths.map((path) => ({ path, text, base: base(path) })),
  );
  if (turn === 0) console.log('saving');
}
