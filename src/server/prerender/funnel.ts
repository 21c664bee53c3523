import type { PageHead } from '../../marketing/head/page-head.ts';
import { titledHeadHtml, type HeadContext } from './head.ts';
import { APP, RECOVER, type ExtraPage } from './prerender.ts';

/** What the server's build tells of the funnel. */
export type FunnelEntry = {
  firstStep: { path: string };
  renderApp: (path: string) => Promise<string>;
  funnelHead: PageHead;
  site: HeadContext;
};

const TITLE = /<title>[^<]*<\/title>/;

/** The first step with its markup and style sheets in it and its scripts under way. */
export const firstStepPage = ({
  firstStep,
  renderApp,
  funnelHead,
  site,
}: FunnelEntry): ExtraPage => ({
  path: firstStep.path,
  async render(assets) {
    const rendered = await renderApp(firstStep.path);
    // React puts the document's title where it is written; its place is in the head.
    const title = TITLE.exec(rendered)?.[0];
    if (title === undefined) throw new Error('The first step has lost its title');
    return {
      head: titledHeadHtml(title, firstStep.path, funnelHead, site),
      styles: assets.styles(APP),
      body: rendered.replace(title, ''),
      script: {
        kind: 'hydrated',
        first: assets.url(RECOVER),
        preload: assets.scripts(APP),
        inlined: assets.sheets(APP),
      },
    };
  },
});
