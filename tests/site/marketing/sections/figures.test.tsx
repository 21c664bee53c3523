import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PricedText } from '../../../../src/site/marketing/sections/Figures.tsx';

it.each([
  ['from $25/month.', 'from <span class="unbroken">$25/month</span>.'],
  ['$1,250.50/year or more', '<span class="unbroken">$1,250.50/year</span> or more'],
  ['and/or $25', 'and/or $25'],
])('of %j only the price stays together', (text, markup) => {
  expect(renderToStaticMarkup(<PricedText>{text}</PricedText>)).toBe(markup);
});
