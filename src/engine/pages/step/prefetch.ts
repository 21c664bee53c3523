import { useEffect } from 'react';
import { next } from '../../flow/navigate.ts';
import type { CompiledStep } from '../../flow/compiled.ts';
import type { Answers } from '../../flow/types.ts';
import type { Ambient } from '../../flow/walk.ts';
import { useOnboarding } from '../onboarding-context.tsx';
import { loadPage } from '../end-pages/load-page.ts';
import { loadStep } from './load-step.ts';

const SOON_MS = 150;

/** Prefetches the other pages after the questions, so that going there needs no network either. */
export function usePagesPrefetch(): void {
  const { flow } = useOnboarding();
  useEffect(() => {
    const timer = window.setTimeout(() => {
      for (const page of flow.source.pages) loadPage(page).catch(() => undefined);
    }, SOON_MS);
    return () => window.clearTimeout(timer);
  }, [flow]);
}

/** Prefetches where Continue would lead with the current answers, once the page is idle. */
export function usePrefetch(step: CompiledStep, answers: Answers, ambient: Ambient): void {
  const { flow, around } = useOnboarding();
  const { interlude } = step.source;
  const to = next(flow, step.id, answers, ambient)?.id;
  useEffect(() => {
    if (to === undefined) return;
    const timer = window.setTimeout(() => {
      const following = flow.step(to);
      const page = flow.page(to);
      const loads = [
        following && loadStep(following),
        page && loadPage(page),
        interlude === undefined ? undefined : around.interlude?.prefetch(interlude),
      ];
      // If a prefetch fails, the load on arrival makes up for it.
      for (const load of loads) load?.catch(() => undefined);
    }, SOON_MS);
    return () => window.clearTimeout(timer);
  }, [flow, around, to, interlude]);
}
