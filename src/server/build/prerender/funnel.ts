import type { Funnel } from '../../../site/app/entry-server.tsx';
import { startChunk } from '../../vite/first-step-chunk.ts';
import { titledHeadHtml, type HeadContext } from './head.ts';
import { APP, application, type ExtraPage } from './prerender.ts';

/** What the server build exports about the site. */
export type SiteEntry = {
  renderApp: (path: string) => Promise<string>;
  site: HeadContext;
};

const TITLE = /<title>[^<]*<\/title>/;

/**
 * The first step of a questionnaire, with its markup and style sheets inlined and its scripts
 * preloaded.
 */
export const firstStepPage = (
  { renderApp, site }: SiteEntry,
  { id, base, head }: Funnel,
): ExtraPage => ({
  path: base,
  async render(assets) {
    const sources = [APP, assets.chunk(startChunk(id))];
    const rendered = await renderApp(base);
    // React leaves the document's title where it was rendered; it belongs in the head.
    const title = TITLE.exec(rendered)?.[0];
    if (title === undefined) throw new Error('The first step has lost its title');
    return {
      head: titledHeadHtml(title, base, head, site),
      body: rendered.replace(title, ''),
      ...application(assets, sources),
    };
  },
});
