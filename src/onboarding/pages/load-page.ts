import type { ComponentType } from 'react';
import type { StepId } from '../../flow/types.ts';
import type { PageView } from './page-view.ts';

/** The pages after the questions by the id that the flow file gives them. */
const LOADERS: Readonly<Record<StepId, () => Promise<{ default: ComponentType<PageView> }>>> = {
  quote: () => import('./QuoteRoute.tsx'),
  purchase: () => import('./PurchaseRoute.tsx'),
};

const loading = new Map<StepId, Promise<{ default: ComponentType<PageView> }>>();

/** Loads a page's code once; undefined for an id that the app has no page for. */
export function loadPage(id: StepId): Promise<{ default: ComponentType<PageView> }> | undefined {
  const known = loading.get(id);
  if (known !== undefined) return known;
  const started = LOADERS[id]?.();
  if (started === undefined) return undefined;
  loading.set(id, started);
  started.catch(() => loading.delete(id));
  return started;
}
