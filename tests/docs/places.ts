import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Paths in backticks of a Markdown text, as written: `src/engine/flow/walk.ts`, `src/engine/draft`. */
export function pathsIn(markdown: string): string[] {
  return [...markdown.matchAll(/`([\w./-]+\/[\w./-]*)`/g)].map(([, path = '']) => path);
}

export const isMissing = (path: string): boolean => !existsSync(join(root, path));
