import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Vite's manifest of a finished client build: the output of each source file. */
export function readManifest(distDir: string): Manifest {
  return JSON.parse(readFileSync(join(distDir, '.vite/manifest.json'), 'utf8'));
}

/** The manifest key of a step's module. */
export const stepEntry = (step: string): string => `schemas/${step}/schema.json?step`;
