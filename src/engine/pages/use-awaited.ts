import { useEffect, useState } from 'react';
import { untilLoaded } from '../ui/until-loaded.ts';

type Loads<Place, Module> = {
  load: (place: Place) => Promise<Module>;
  loaded: (place: Place) => Module | undefined;
};

/**
 * The module of the place that the visitor is at, for as long as it takes; undefined until then. A
 * place that has not loaded yet does not keep the last one on the page.
 */
export function useAwaited<Place, Module>(
  place: Place,
  { load, loaded }: Loads<Place, Module>,
): Module | undefined {
  const [, show] = useState<Module>();
  const module = loaded(place);
  const isMissing = module === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    const leaving = new AbortController();
    untilLoaded(() => load(place), { signal: leaving.signal }).then(show, () => undefined);
    return () => leaving.abort();
  }, [place, isMissing, load]);
  return module;
}
