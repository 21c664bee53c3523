import type { Plugin } from 'vite';
import { isObject } from '../../logic/json.ts';

const CONTENT = /\/schemas\/(?:content|catalog)\/[^?]*\.json$/;

/**
 * Leaves `$schema` out of the texts and catalogues that visitors get: it names the file by which
 * editors complete and explain their keys. Only in the build; nothing reads it at run time.
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
