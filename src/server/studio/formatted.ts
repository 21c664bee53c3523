import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatJson } from '../project/format-json.ts';
import { whyNotWritable } from './studio-files.ts';
import type { FileSave } from './save.ts';

/**
 * Formats files as `npm run format` would, so that two analysts' changes merge line by line. A file in
 * another format keeps it, and so does one that is not valid JSON yet.
 */
export async function formatted(root: string, files: readonly FileSave[]): Promise<FileSave[]> {
  return Promise.all(
    files.map(async (file) => {
      const keepsFormat = file.text === null || whyNotWritable(root, file.path) !== null;
      if (keepsFormat || !(await isFormatted(root, file))) return file;
      return { ...file, text: (await pretty(file.text)) ?? file.text };
    }),
  );
}

/** A new file has no existing format to preserve. */
async function isFormatted(root: string, { path, base }: FileSave): Promise<boolean> {
  if (base === null) return true;
  try {
    const text = readFileSync(join(root, path), 'utf8');
    return (await pretty(text)) === text;
  } catch {
    return true;
  }
}

async function pretty(text: string | null): Promise<string | null> {
  try {
    return await formatJson(text ?? '');
  } catch {
    return null;
  }
}
