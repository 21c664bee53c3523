import { expect, it } from 'vitest';
import { funnelFiles } from '../../../../src/server/build/offline/files.ts';

const manifest = {
  'index.html': {
    file: 'assets/app.js',
    imports: ['_funnel-a1.js'],
    dynamicImports: ['about', '_funnel-a1.js'],
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
};

it('caches what the funnel loads at once or later, but no other page, and no PDF code', () => {
  expect(funnelFiles(manifest)).toEqual([
    '/assets/app.js',
    '/assets/calendar.js',
    '/assets/font.woff2',
    '/assets/funnel.css',
    '/assets/funnel.js',
    '/assets/landing.js',
    '/assets/shared.js',
    '/assets/step.js',
  ]);
});

it('fails on a build without the funnel', () => {
  expect(() => funnelFiles({})).toThrow('is not in the build manifest');
  const apart = { ...manifest, 'index.html': { file: 'assets/app.js' } };
  expect(() => funnelFiles(apart)).toThrow('index.html no longer imports the funnel');
});
