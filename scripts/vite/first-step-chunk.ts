import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { reached } from '../reached.ts';

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * Not the application itself: it knows the way to every page of the site, and the offline copy of
 * the funnel holds all that its own files lead to.
 */
const FUNNEL = 'src/onboarding/OnboardingRoutes.tsx';

/**
 * One file for all of our own that the first question needs. As it falls out of the imports it is
 * some twenty files, most of them of one kilobyte, and a phone on a slow network would wait for
 * them in four rounds of six.
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
      needed ??= importedBy(ids, modules);
      return needed.has(id) ? 'funnel' : null;
    },
  };
}

/** What modules import at once, whether directly or not; they themselves stay files of their own. */
function importedBy(ids: readonly string[], modules: Modules): ReadonlySet<string> {
  const all = reached(ids, (id) => modules.getModuleInfo(id)?.importedIds ?? []);
  return new Set([...all].filter((id) => !ids.includes(id)));
}
