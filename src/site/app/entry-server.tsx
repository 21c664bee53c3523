import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import brand from '../../../schemas/catalog/brand.json' with { type: 'json' };
import funnel from '../../../schemas/content/funnel-head.json' with { type: 'json' };
import landing from '../../../schemas/content/landing.json' with { type: 'json' };
import { questionnaires } from 'virtual:questionnaires';
import type { StepId } from '../../engine/core.ts';
import { HeaderFrame } from '../funnel/frame/HeaderFrame.tsx';
import { Waiting } from '../../engine/pages.ts';
import { App } from './App.tsx';
import { marketingPages, notFoundSource } from './marketing-pages.ts';
import { loadOnboarding } from './pages.ts';
import { branded } from '../marketing/head/branded.ts';
import { pageHead, type PageHead } from '../marketing/head/page-head.ts';

/** What the head of every page has in common. `SITE_URL` is where the site will be served. */
export const site = {
  siteUrl: process.env.SITE_URL ?? 'https://plumbline.example',
  siteName: brand.name,
  image: '/social-card.png',
  imageAlt: landing.meta.imageAlt,
};

/** A questionnaire of the site, as needed to write its pages as files. */
export type Funnel = {
  id: string;
  /** The address of its first step. */
  base: string;
  /** Every page below that, with the step that it shows; a path that is not there does not exist. */
  pages: readonly { path: string; step?: StepId }[];
  /** The metadata of its pages for sharing; search engines must not list them. */
  head: PageHead;
};

/** Every questionnaire of the site. */
export async function funnels(): Promise<readonly Funnel[]> {
  return await Promise.all(
    questionnaires.map(async ({ id, base, load }): Promise<Funnel> => {
      const { flow, pages: words } = await load();
      const { title, description } = (await words()).head ?? funnel.meta;
      const steps = flow.steps.map(({ path, id: step }) => ({ path, step }));
      return {
        id,
        base,
        pages: [...steps, ...flow.pages.map(({ path }) => ({ path }))].filter(
          ({ path }) => path !== base,
        ),
        head: {
          title: branded(title),
          description: branded(description),
          indexed: false,
          jsonLd: [],
        },
      };
    }),
  );
}

/** The markup inside `#root` of a page that only the browser renders, until it does. */
export const renderWaiting = (): string =>
  renderToStaticMarkup(<Waiting header={<HeaderFrame />} />);

/** One page to be written at build time; `source` names the module whose CSS it needs. */
export type StaticPage = { path: string; source: string; head: PageHead };

/** Every marketing route, and `/404` for the page that answers any other path. */
export const staticPages: readonly StaticPage[] = [
  ...marketingPages,
  { path: '/404', source: notFoundSource },
].map(({ path, source }) => ({ path, source, head: pageHead(path, site.siteUrl) }));

/**
 * The markup inside `#root` for a path.
 * @throws if a component throws: a page that cannot be rendered must not be published.
 */
export async function renderApp(path: string): Promise<string> {
  const { loadPlace } = await loadOnboarding();
  await loadPlace(path);
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    {
      // React would otherwise move large parts of a page into scripts that the CSP forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  if (failures.length > 0) throw new Error(`${path} cannot be rendered`, { cause: failures[0] });
  return html;
}
