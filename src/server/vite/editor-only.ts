import type { Plugin } from 'vite';
import { isObject } from '../../engine/core.ts';

const CONTENT = /\/schemas\/(?:content|catalog)\/[^?]*\.json$/;

/**
 * Leaves `$schema` out of the texts and catalogs that visitors get. Editors use it to complete and
 * explain keys; nothing reads it at run time. Only in the build.
 */
export function editorOnly(): Plugin {
  return {
    name: 'plumbline:editor-only',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (CONTENT.test(id) ? withoutSchema(code) : null),
  };
}

/** The JSON text of a content file without `$schema`. */
export function withoutSchema(text: string): string {
  const content: unknown = JSON.parse(text);
  if (!isObject(content)) return text;
  const { $schema: _editorOnly, ...rest } = content;
  return JSON.stringify(rest);
}
