import { Suspense, use } from 'react';
import type { Page } from '../../flow/types.ts';
import { Frame } from '../frame/Frame.tsx';
import { Loading } from '../frame/Loading.tsx';
import { StepBoundary } from '../step/StepBoundary.tsx';
import { loadPage } from './load-page.ts';

/** A page after the questions, in the same frame as the steps. */
export function PageRoute({ page }: { page: Page }) {
  return (
    <StepBoundary>
      <Suspense fallback={<Loading />}>
        <LoadedPage page={page} />
      </Suspense>
    </StepBoundary>
  );
}

function LoadedPage({ page }: { page: Page }) {
  const loaded = loadPage(page.id);
  if (loaded === undefined) throw new Error(`The app has no page called ${page.id}`);
  const { default: View } = use(loaded);
  return (
    <Frame at={page.id} wide>
      <View page={page} />
    </Frame>
  );
}
