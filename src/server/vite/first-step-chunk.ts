import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { reached } from '../build/reached.ts';

/**
 * Not the application itself: it imports every page of the site, and the offline copy of the funnel
 * includes everything that its files import.
 */
const FUNNEL = 'src/onboarding/OnboardingRoutes.tsx';

/** The file's name in the build's manifest. */
export const FIRST_STEP_CHUNK = 'funnel';

/**
 * One file for all of our code that the first question needs, including the question. Split by
 * imports it would be some twenty files, most of them one kilobyte. Over HTTP/1.1 browsers fetch six
 * at a time, so the seventh would wait for the first.
 */
export function firstStepChunk(root = process.cwd()): Rolldown.CodeSplittingGroup {
  const { start } = JSON.parse(readFileSync(resolve(root, 'flows/onboarding.json'), 'utf8')) as {
    start: string;
  };
  const ids = [FUNNEL, `schemas/${start}/schema.json?step`].map((file) => resolve(root, file));
  let needed: ReadonlySet<string> | undefined;
  return {
    debugName: 'first step',
    name(id, modules) {
      needed ??= reached(ids, (one) => modules.getModuleInfo(one)?.importedIds ?? []);
      return needed.has(id) ? FIRST_STEP_CHUNK : null;
    },
  };
}
