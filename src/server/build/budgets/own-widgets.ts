import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgetsIn } from '../../../engine/core.ts';
import { flowFiles } from '../../vite/questionnaires.ts';

const ENTRY = /^schemas\/([^/]+)\/schema\.json\?step$/;

/** The widgets of a step that no other step of any questionnaire uses. */
export function ownWidgets(entry: string, root = process.cwd()): string[] {
  const id = ENTRY.exec(entry)?.[1];
  if (id === undefined) return [];
  const steps = new Set(flowFiles(root).flatMap(({ flow }) => flow.steps.map((step) => step.id)));
  const others = new Set(
    [...steps].filter((one) => one !== id).flatMap((one) => widgets(root, one)),
  );
  return widgets(root, id).filter((widget) => !others.has(widget));
}

const widgets = (root: string, step: string): string[] =>
  widgetsIn(JSON.parse(readFileSync(join(root, 'schemas', step, 'ui.json'), 'utf8')));
