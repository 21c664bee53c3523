import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { reached } from '../build/reached.ts';

/**
 * Not the application itself: it knows the way to every page of the site, and the offline copy of
 * the funnel holds all that its own files lead to.
 */
const FUNNEL = 'src/onboarding/OnboardingRoutes.tsx';

/** What the build's manifest calls the file. */
export const FIRST_STEP_CHUNK = 'funnel';

/**
 * One file for all of our own that the first question needs, the question included. As it falls
 * out of the imports it is some twenty files, most of them of one kilobyte. Browsers fetch six at a
 * time from a host that speaks HTTP/1.1, and the seventh begins when the first has come.
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
