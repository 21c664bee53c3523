import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Flow } from '../../engine/core.ts';
import { readJson } from './project-files.ts';

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
