import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Vite's manifest of a finished client build: the output of each source file. */
export function readManifest(distDir: string): Manifest {
  return JSON.parse(readFileSync(join(distDir, '.vite/manifest.json'), 'utf8'));
}

/** The manifest key of a step's module. */
export const stepEntry = (step: string): string => `schemas/${step}/schema.json?step`;

/**
 * All names reachable from the given ones, including themselves; `next` returns the successors of
 * one.
 */
export function reached(
  from: readonly string[],
  next: (name: string) => readonly string[],
): ReadonlySet<string> {
  const seen = new Set<string>();
  const see = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    next(name).forEach(see);
  };
  from.forEach(see);
  return seen;
}
