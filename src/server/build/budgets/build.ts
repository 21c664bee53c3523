import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { ownWidgets } from './own-widgets.ts';
import { readManifest } from '../../vite/manifest.ts';

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
