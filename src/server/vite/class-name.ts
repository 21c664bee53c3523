import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * What a class of a CSS module is called in the build: `_input_a16d`. The name tells the file apart by
 * its path, not by its content and the line, so a changed style leaves the scripts as browsers have
 * them.
 */
export function className(name: string, file: string): string {
  const path = relative(process.cwd(), file).replaceAll('\\', '/');
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 4);
  return `_${name}_${hash}`;
}
