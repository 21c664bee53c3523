import type { Plugin } from 'vite';
import { flowFiles } from './flow-files.ts';

const NAME = 'virtual:questionnaires';
const RESOLVED = `\0${NAME}`;

/**
 * `import { questionnaires } from 'virtual:questionnaires'`: every flow file with its base path,
 * loaded when a visitor opens it.
 */
export function questionnaires(root = process.cwd()): Plugin {
  return {
    name: 'plumbline:questionnaires',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const entries = flowFiles(root).map(
        ({ id: name, file, base }) =>
          `{ id: ${JSON.stringify(name)}, base: ${JSON.stringify(base)}, load: () => import(${JSON.stringify(`${file}?flow`)}) }`,
      );
      return `export const questionnaires = [${entries.join(', ')}];`;
    },
  };
}
