import { useDeferredValue } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/**
 * The location to render: the new one synchronously if its code is loaded (concurrent rendering takes
 * twice as long), otherwise the previous one until the code has arrived.
 */
export function useShownLocation(isReady: (path: string) => boolean): Location {
  const location = useLocation();
  const last = useDeferredValue(location);
  return isReady(location.pathname) ? location : last;
}
