import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { readManifest } from '../../vite/manifest.ts';
import { widgetsIn } from '../../../engine/core.ts';
import { flowFiles } from '../../vite/questionnaires.ts';

/** The parts of a finished production build that weighing needs. */
export type Build = {
  manifest: Manifest;
  /** Size of a file of the build after gzip -9, in bytes. */
  gzipSize: (file: string) => number;
  readText: (file: string) => string;
  /** Widgets in the chunk of a step, because no other step uses them. */
  ownWidgets: (entry: string) => readonly string[];
};

export function openBuild(distDir: string): Build {
  const sizes = new Map<string, number>();
  const read = (file: string) => readFileSync(join(distDir, file));
  return {
    manifest: readManifest(distDir),
    gzipSize(file) {
      const size = sizes.get(file) ?? gzipSync(read(file), { level: 9 }).length;
      sizes.set(file, size);
      return size;
    },
    readText: (file) => read(file).toString(),
    ownWidgets,
  };
}

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
