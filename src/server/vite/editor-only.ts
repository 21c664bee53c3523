import type { Plugin } from 'vite';
import { isObject, LAUNCH_MARK, withoutKeywords } from '../../engine/core.ts';

const CONTENT = /\/schemas\/(?:content|catalog)\/[^?]*\.json$/;

/**
 * Leaves out of the texts and catalogs that visitors get what nothing reads at run time: `$schema`,
 * by which editors complete and explain keys, and what has to be done before a launch. The keywords
 * of a catalog are a module of their own (`step-modules.ts`). Only in the build.
 */
export function editorOnly(): Plugin {
  return {
    name: 'plumbline:editor-only',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (CONTENT.test(id) ? toVisitors(code) : null),
  };
}

/** The JSON text of a content file as visitors get it. */
export function toVisitors(text: string): string {
  const content: unknown = JSON.parse(text, (key, value) =>
    key === LAUNCH_MARK ? undefined : value,
  );
  if (!isObject(content)) return text;
  const { $schema: _editorOnly, ...rest } = content;
  const { entries } = rest;
  const isCatalog = Array.isArray(entries) && entries.every(isObject);
  return JSON.stringify(isCatalog ? withoutKeywords({ ...rest, entries }) : rest);
}
