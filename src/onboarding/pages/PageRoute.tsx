import { Suspense, use, useEffect, useState } from 'react';
import brand from '../../../schemas/catalog/brand.json';
import texts from '../../../schemas/content/funnel-texts.json';
import type { Page } from '../../flow/types.ts';
import { Frame } from '../frame/Frame.tsx';
import { Loading } from '../frame/Loading.tsx';
import { usePagesPrefetch } from '../step/prefetch.ts';
import { StepBoundary } from '../step/StepBoundary.tsx';
import { fill } from '../../ui/fill.ts';
import { useOnboarding } from '../onboarding-context.tsx';
import { loadedPage, loadPage, type PageModule } from './load-page.ts';

/** A page after the questions, in the same frame as the steps. */
export function PageRoute({ page }: { page: Page }) {
  const [load, setLoad] = useState(() => loadPage(page.id));
  return (
    <StepBoundary
      at={page.id}
      onRetry={() => setLoad(loadPage(page.id))}
      load={() => loadPage(page.id)}
    >
      <Suspense fallback={<Loading />}>
        <LoadedPage page={page} load={load} />
      </Suspense>
    </StepBoundary>
  );
}

type Loaded = { page: Page; load: Promise<PageModule> | undefined };

function LoadedPage({ page, load }: Loaded) {
  if (load === undefined) throw new Error(`The app has no page called ${page.id}`);
  const { default: View } = loadedPage(page.id) ?? use(load);
  usePagesPrefetch();
  return (
    <Frame at={page.id} wide>
      <PageArrival page={page} />
      <View page={page} />
    </Frame>
  );
}

/** Title of the document, and the focus on the heading, as on every step. */
function PageArrival({ page }: { page: Page }) {
  const { arrive } = useOnboarding();
  useEffect(() => {
    if (!arrive()) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [arrive, page.id]);
  return <title>{fill(texts.pageTitle, { page: page.label, brand: brand.name })}</title>;
}
