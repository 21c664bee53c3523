import { lazy, Suspense, type ComponentProps } from 'react';
import { untilLoaded } from '../../ui/until-loaded.ts';

const ConfirmDialog = lazy(() =>
  untilLoaded(async () => ({ default: (await import('./ConfirmDialog.tsx')).ConfirmDialog })),
);

/** A lazy `ConfirmDialog`, for parts that load with the first question but rarely ask anything. */
export function ConfirmOnDemand(props: ComponentProps<typeof ConfirmDialog>) {
  return (
    <Suspense>
      <ConfirmDialog {...props} />
    </Suspense>
  );
}
