import { lazy, Suspense, type ComponentProps } from 'react';
import { untilLoaded } from '../../ui/until-loaded.ts';

const ConfirmDialog = lazy(() =>
  untilLoaded(async () => ({ default: (await import('./ConfirmDialog.tsx')).ConfirmDialog })),
);

/** A `ConfirmDialog` for what every visitor's first question brings along, and few are ever asked. */
export function ConfirmOnDemand(props: ComponentProps<typeof ConfirmDialog>) {
  return (
    <Suspense>
      <ConfirmDialog {...props} />
    </Suspense>
  );
}
