import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * The name of a CSS module's class in the build: `_input_a16d`. Its hash is of the path, not of the
 * content and line, so that a changed style does not invalidate cached scripts.
 */
export function className(name: string, file: string): string {
  const path = relative(process.cwd(), file).replaceAll('\\', '/');
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 4);
  return `_${name}_${hash}`;
}
