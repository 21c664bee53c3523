import { expect, it } from 'vitest';
import { offlineFiles } from '../../../../src/server/build/offline/worker.ts';

const manifest = {
  'index.html': {
    file: 'assets/app.js',
    imports: ['_funnel-a1.js'],
    dynamicImports: ['src/site/app/MarketingRoutes.tsx', '_funnel-a1.js'],
  },
  'src/site/app/MarketingRoutes.tsx': {
    file: 'assets/routes.js',
    dynamicImports: ['about', 'src/site/marketing/landing/LandingPage.tsx'],
  },
  about: { file: 'assets/about.js' },
  '_funnel-a1.js': {
    file: 'assets/funnel.js',
    name: 'funnel',
    css: ['assets/funnel.css'],
    assets: ['assets/font.woff2'],
    imports: ['shared'],
    dynamicImports: ['step'],
  },
  shared: { file: 'assets/shared.js', dynamicImports: ['calendar'] },
  step: {
    file: 'assets/step.js',
    imports: ['shared'],
    dynamicImports: ['src/site/papers/pdf/make-pdf.ts'],
  },
  'src/site/papers/pdf/make-pdf.ts': { file: 'assets/pdf.js' },
  calendar: { file: 'assets/calendar.js' },
  'src/site/marketing/landing/LandingPage.tsx': { file: 'assets/landing.js' },
  'src/site/marketing/enhance/page.ts': {
    file: 'assets/page.js',
    dynamicImports: ['carousel'],
  },
  carousel: { file: 'assets/carousel.js' },
};

it('caches what the funnel and the pages around it load at once or later, but no other page as a module, and no PDF code', () => {
  expect(offlineFiles(manifest)).toEqual([
    '/assets/app.js',
    '/assets/calendar.js',
    '/assets/carousel.js',
    '/assets/font.woff2',
    '/assets/funnel.css',
    '/assets/funnel.js',
    '/assets/landing.js',
    '/assets/page.js',
    '/assets/routes.js',
    '/assets/shared.js',
    '/assets/step.js',
  ]);
});

it('fails on a build without the funnel', () => {
  expect(() => offlineFiles({})).toThrow('is not in the build manifest');
  const apart = { ...manifest, 'index.html': { file: 'assets/app.js' } };
  expect(() => offlineFiles(apart)).toThrow('index.html no longer imports the funnel');
});
