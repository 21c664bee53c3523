import { useEffect } from 'react';
import type { Page } from '../../flow/types.ts';
import { Frame } from '../frame/Frame.tsx';
import { Loading } from '../frame/Loading.tsx';
import { Title } from '../frame/PageHeading.tsx';
import { useOnboarding } from '../onboarding-context.tsx';
import { usePagesPrefetch } from '../step/prefetch.ts';
import { StepBoundary } from '../step/StepBoundary.tsx';
import { useAwaited } from '../use-awaited.ts';
import { hasView, loadedPage, loadPage } from './load-page.ts';

const PAGES = { load: loadPage, loaded: loadedPage };

/** A page after the questions, in the same frame as the steps. */
export function PageRoute({ page }: { page: Page }) {
  return (
    <StepBoundary at={page.id}>
      <OpenPage page={page} />
    </StepBoundary>
  );
}

function OpenPage({ page }: { page: Page }) {
  if (!hasView(page)) throw new Error(`No view of the page ${page.id}`);
  const loaded = useAwaited(page, PAGES);
  usePagesPrefetch();
  if (loaded === undefined) return <Loading />;
  const { View, ...given } = loaded;
  return (
    <Frame at={page.id} wide>
      <PageArrival page={page} />
      <View {...given} />
    </Frame>
  );
}

/** An app's own page may have a heading that takes no focus, or none at all. */
function focusHeading() {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading?.matches(':not([tabindex])')) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}

/** Sets the document's title and focuses the heading, as on every step. */
function PageArrival({ page }: { page: Page }) {
  const { arrive } = useOnboarding();
  useEffect(() => {
    if (!arrive(page.id)) return;
    window.scrollTo(0, 0);
    focusHeading();
  }, [arrive, page.id]);
  return <Title page={page.label} />;
}
