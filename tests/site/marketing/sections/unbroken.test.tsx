import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Unbroken } from '../../../../src/site/marketing/sections/Unbroken.tsx';

it.each([
  ['from $25/month.', 'from <span class="unbroken">$25/month</span>.'],
  ['$1,250.50/year or more', '<span class="unbroken">$1,250.50/year</span> or more'],
  ['Call (312) 555-0142, 24/7.', 'Call <span class="unbroken">(312) 555-0142</span>, 24/7.'],
  ['Retail and E-Commerce', 'Retail and <span class="unbroken">E-Commerce</span>'],
  [`E-${'W'.repeat(99)}`, `E-${'W'.repeat(99)}`],
  ['and/or $25, a part-time job', 'and/or $25, a part-time job'],
])('of %j only what a line may not break stays together', (text, markup) => {
  expect(renderToStaticMarkup(<Unbroken>{text}</Unbroken>)).toBe(markup);
});
