import { Suspense, use, useEffect, useState } from 'react';
import type { Page } from '../../flow/types.ts';
import { Frame } from '../frame/Frame.tsx';
import { Loading } from '../frame/Loading.tsx';
import { Title } from '../frame/Title.tsx';
import { usePagesPrefetch } from '../step/prefetch.ts';
import { StepBoundary } from '../step/StepBoundary.tsx';
import { useOnboarding } from '../onboarding-context.tsx';
import { loadPage, type LoadedPage as Loaded } from './load-page.ts';

/** A page after the questions, in the same frame as the steps. */
export function PageRoute({ page }: { page: Page }) {
  const [load, setLoad] = useState(() => loadPage(page));
  return (
    <StepBoundary at={page.id} onRetry={() => setLoad(loadPage(page))} load={() => loadPage(page)}>
      <Suspense fallback={<Loading />}>
        <LoadedPage page={page} load={load} />
      </Suspense>
    </StepBoundary>
  );
}

type Props = { page: Page; load: Promise<Loaded> | undefined };

function LoadedPage({ page, load }: Props) {
  if (load === undefined) throw new Error(`No view of the page ${page.id}`);
  const { View, ...given } = use(load);
  usePagesPrefetch();
  return (
    <Frame at={page.id} wide>
      <PageArrival page={page} />
      <View {...given} />
    </Frame>
  );
}

/** Sets the document's title and focuses the heading, as on every step. */
function PageArrival({ page }: { page: Page }) {
  const { arrive } = useOnboarding();
  useEffect(() => {
    if (!arrive(page.id)) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [arrive, page.id]);
  return <Title page={page.label} />;
}
