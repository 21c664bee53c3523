import type { Plugin } from 'vite';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Flow } from '../../engine/core.ts';
import { readJson } from './project-files.ts';

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

/** A questionnaire of the site: its file in `flows/`, and the path that all of its pages are below. */
export type FlowFile = { id: string; file: string; base: string; start: string; flow: Flow };

/** Every questionnaire in the `flows` folder of a project, sorted by name; recordings are skipped. */
export function flowFiles(root = process.cwd()): FlowFile[] {
  return readdirSync(join(root, 'flows'))
    .filter((name) => /^[\w-]+\.json$/.test(name))
    .sort()
    .map((name) => {
      const file = join(root, 'flows', name);
      const flow = readJson(file) as unknown as Flow;
      const first = flow.steps.find(({ id }) => id === flow.start);
      if (first === undefined) throw new Error(`${file} starts at a step that it does not have.`);
      return { id: flow.id, file, base: first.path, start: flow.start, flow };
    });
}
