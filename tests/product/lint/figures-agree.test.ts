import { describe, expect, it } from 'vitest';
import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';
import { lint } from '../../../src/checker/lint/run.ts';
import { c10 } from '../../../src/checker/lint/rules/content/c10-figures.ts';
import { c11 } from '../../../src/checker/lint/rules/content/c11-same-facts.ts';
import { t18 } from '../../../src/checker/lint/rules/fields/t18-same-facts.ts';
import { readProject } from '../../../src/server/project/files.ts';

const shipped = readProject('.');
const found = (...edits: Edit[]) =>
  lint(applyAll(shipped, edits), [c10, c11, t18]).map(({ code, message }) => `${code} ${message}`);

const PLANS = 'schemas/catalog/plans.json';

describe('figures and words agree', () => {
  it('as they stand', () => {
    expect(found()).toEqual([]);
  });

  it.each<[string, Edit, RegExp]>([
    [
      'the number of plans',
      { file: 'schemas/content/funnel-head.json', replace: 'three plans', with: 'four plans' },
      /C11 .*"four plans".* has 3/,
    ],
    [
      'a statistic on two pages',
      { file: 'schemas/content/about.json', replace: '"4,200+"', with: '"4,300+"' },
      /C11 .*one of them is wrong/,
    ],
    [
      'a price that a product page says twice',
      {
        file: 'schemas/content/products/general-liability.json',
        replace: 'GL from $19',
        with: 'GL from $18',
      },
      /C11 .*\$18.*one of them is wrong|C11 .*\$19.*one of them is wrong/,
    ],
    [
      'a title that another page quotes',
      {
        file: 'schemas/content/quote.json',
        replace: '"Is your work covered?"',
        with: '"Is the work covered?"',
      },
      /C11 .*sends the visitor to "Is your work covered\?"/,
    ],
    [
      'the limit of a year and of a claim',
      { file: PLANS, set: '/entries/0/limits/liability/perYear', to: '$500K' },
      /T18 .*\$500K per year is below the limit of \$1M per claim/,
    ],
    [
      'a price and what it buys',
      { file: PLANS, set: '/entries/2/price', to: '200.00' },
      /T18 .*costs more than .* but pays less/,
    ],
    [
      'an amount and its words',
      { file: 'schemas/catalog/umbrella-limits.json', replace: 'One million', with: 'Two million' },
      /T18 The visitor chooses \$1M and reads "Two million"/,
    ],
    [
      'the digits of a ZIP code',
      {
        file: 'schemas/contact-info/ui.json',
        replace: 'ZIP code: five digits',
        with: 'ZIP code: six digits',
      },
      /C10 .*six digits/,
    ],
    [
      'an amount and what the pattern takes',
      {
        file: 'schemas/employees/ui.json',
        replace: '$1,000,000,000,000',
        with: '$100,000,000,000',
      },
      /C10 .*\$100,000,000,000/,
    ],
  ])('%s', (_name, edit, expected) => {
    expect(found(edit).join('\n')).toMatch(expected);
  });
});
