import { useDeferredValue } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/**
 * The location to draw: the new one at once, in one piece, where its code is there (in pieces that
 * wait for each other it takes twice as long), and else the last one until the code has come.
 */
export function useShownLocation(isReady: (path: string) => boolean): Location {
  const location = useLocation();
  const last = useDeferredValue(location);
  return isReady(location.pathname) ? location : last;
}
