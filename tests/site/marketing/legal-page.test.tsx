import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import brand from '../../../schemas/catalog/brand.json' with { type: 'json' };
import LegalPage from '../../../src/site/marketing/legal/LegalPage.tsx';
import { legalPaths } from '../../../src/site/marketing/legal/paths.ts';

test.each(legalPaths)('%s has nothing left to fill in', (path) => {
  expect(renderToStaticMarkup(<LegalPage path={path} />)).not.toMatch(/\{\w+\}/);
});

test('the terms say about licenses what the rest of the site says', () => {
  const [, section] = renderToStaticMarkup(<LegalPage path="/terms" />).split('id="licenses"');
  expect(section).toContain(brand.license);
});

test('the privacy page names the days after which an untouched draft is deleted', () => {
  const page = renderToStaticMarkup(<LegalPage path="/privacy" />);
  expect(page.match(/touched for \d+ days/g)).toEqual(['touched for 90 days']);
});
