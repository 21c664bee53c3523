import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { untilLoaded } from './until-loaded.ts';

/** A part of a page that is drawn once it has loaded; the page is in use without it. */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => untilLoaded(load, { isAwaited: false }));
}
