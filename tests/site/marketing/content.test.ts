// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import industries from '../../../schemas/catalog/industries.json' with { type: 'json' };
import plans from '../../../schemas/catalog/plans.json' with { type: 'json' };
import payment from '../../../schemas/catalog/payment.json' with { type: 'json' };
import landing from '../../../schemas/content/landing.json' with { type: 'json' };
import accessibility from '../../../schemas/content/legal/accessibility.json' with { type: 'json' };
import terms from '../../../schemas/content/legal/terms.json' with { type: 'json' };
import login from '../../../schemas/content/login.json' with { type: 'json' };
import navigation from '../../../schemas/content/navigation.json' with { type: 'json' };
import shared from '../../../schemas/content/product-page.json' with { type: 'json' };
import catalog from '../../../schemas/content/products.json' with { type: 'json' };
import industryStep from '../../../schemas/industry/schema.json' with { type: 'json' };
import { once } from '../../../src/engine/logic/once.ts';
import { renderApp } from '../../../src/site/app/entry-server.tsx';
import { FUNNEL } from '../../../src/site/funnel-path.ts';
import { enhance } from '../../../src/site/marketing/enhance/enhance.ts';
import { productContent, type OpenProduct } from '../../../src/site/marketing/product/content.ts';

const CONTENT = 'schemas/content';

const open = (slug: string): OpenProduct => {
  const product = productContent(`/products/${slug}`);
  if (product.status !== 'open') throw new Error(`${slug} is under construction`);
  return product;
};

/** The `main` of a page as the site's files have it: what visitors get, whatever the JSON says. */
async function shownAt(path: string): Promise<Element> {
  const page = document.createElement('div');
  page.innerHTML = await renderApp(path);
  const main = page.querySelector('main');
  if (main === null) throw new Error(`${path} has no main part`);
  return main;
}

const products = new Map(
  catalog.products.map(({ slug }) => [slug, once(() => shownAt(`/products/${slug}`))]),
);

async function shown(slug: string): Promise<Element> {
  const page = await products.get(slug)?.();
  if (page === undefined) throw new Error(`The catalog has no product ${slug}`);
  return page;
}

/** The texts of a page's elements, without those that are hidden. */
const textsOf = (page: Element, selector: string): string[] =>
  [...page.querySelectorAll(selector)]
    .filter((element) => element.closest('[hidden]') === null)
    .map(({ textContent }) => textContent.trim());

/** Those of the product pages whose main part fits. */
async function pagesWith(fits: (main: Element) => boolean): Promise<string[]> {
  const pages = catalog.products.map(async ({ slug }) => ({ slug, main: await shown(slug) }));
  const all = await Promise.all(pages);
  return all.flatMap(({ slug, main }) => (fits(main) ? [slug] : [])).toSorted();
}

describe('content files', () => {
  it.each([
    'about.json',
    'funnel-head.json',
    'landing.json',
    'login.json',
    'navigation.json',
    'not-found.json',
    'product-page.json',
    'products.json',
    ...readdirSync(`${CONTENT}/products`).map((file) => `products/${file}`),
    ...readdirSync(`${CONTENT}/legal`).map((file) => `legal/${file}`),
  ])('%s is among those that are checked', (file) => {
    const { $schema } = JSON.parse(readFileSync(join(CONTENT, file), 'utf8'));
    expect($schema).toMatch(/^\.{1,2}\/meta\/[a-z-]+\.schema\.json$/);
  });
});

describe('the product lists', () => {
  it('give the menu the nine products of spec section 1, in its order', () => {
    expect(catalog.menu).toEqual([
      'workers-compensation',
      'business-owners-policy',
      'cyber-insurance',
      'errors-and-omissions',
      'professional-liability',
      'employment-practices-liability',
      'directors-and-officers',
      'crime-insurance',
      'fiduciary-liability',
    ]);
  });

  it('give the carousel its nine different ones', async () => {
    const page = await shownAt('/');
    expect(textsOf(page, '[aria-roledescription=carousel] h3')).toEqual([
      'General Liability',
      "Business Owner's Policy",
      'Commercial Property',
      'Errors & Omissions',
      'Employment Practices Liability',
      'Workers Compensation',
      'Professional Liability',
      'Commercial Auto',
      'Tools & Equipment',
    ]);
  });
});

describe('a link into the questions', () => {
  it('has the names of the specification, and one name wherever it gives none', () => {
    const { groups } = navigation.footer;
    const inFooter = groups.flatMap(({ items }) => items).filter(({ href }) => href === FUNNEL);
    const ours = [
      ...inFooter.map(({ label }) => label),
      login.none.action,
      payment.noPlanNotice.link,
      shared.start,
    ];
    expect(new Set(ours)).toEqual(new Set([navigation.quote.long]));
    expect(login.resume.action).toBe(landing.continue.action);
  });
});

describe('product pages', () => {
  it.each([
    ['general-liability', 7],
    ['workers-compensation', 9],
    ['business-owners-policy', 5],
    ['professional-liability', 5],
    ['commercial-property', 5],
    ['commercial-auto', 5],
    ['errors-and-omissions', 5],
    ['tools-and-equipment', 5],
    ['employment-practices-liability', 5],
  ])('%s answers %i questions (D20)', async (slug, count) => {
    const page = await shown(slug);
    expect(textsOf(page, 'h1')).toHaveLength(1);
    expect(new Set(textsOf(page, 'details > summary'))).toHaveLength(count);
    expect(textsOf(page, 'details > p').filter((answer) => answer.length > 20)).toHaveLength(count);
  });

  const SIX = [
    'Construction',
    'Food & Beverage',
    'Retail & E-commerce',
    'Office & Professional',
    'Cleaning',
    'Other Industries',
  ];
  it.each([
    ['business-owners-policy', SIX],
    ['errors-and-omissions', SIX],
    ['tools-and-equipment', SIX],
    [
      'professional-liability',
      ['Technology', 'Consulting', 'Financial Services', 'Healthcare', 'Legal', 'Other Industries'],
    ],
    [
      'commercial-property',
      ['Retail', 'Restaurants', 'Manufacturing', 'Offices', 'Warehouses', 'Other Industries'],
    ],
    [
      'commercial-auto',
      [
        'Construction',
        'Delivery',
        'Food Service',
        'Landscaping',
        'Transportation',
        'Other Industries',
      ],
    ],
    [
      'employment-practices-liability',
      [
        'Restaurants',
        'Retail',
        'Healthcare',
        'Construction',
        'Professional Services',
        'Other Industries',
      ],
    ],
  ])('%s offers the industries of the spec', async (slug, labels) => {
    const page = await shown(slug);
    expect(textsOf(page, '[aria-labelledby=industries-title] a[href^="/onboarding"]')).toEqual(
      labels,
    );
  });

  it.each([
    [
      'business-owners-policy',
      [
        'Property Damage',
        'Injuries',
        'Court & Legal Fees',
        'Business Income Interruptions',
        'Inventory Replacement',
        'Crime insurance',
      ],
    ],
    [
      'professional-liability',
      [
        'Business Errors',
        'Claims of Professional Negligence',
        'Misrepresentation',
        'Legal Defense Costs',
      ],
    ],
    [
      'commercial-property',
      [
        'Business Goods and Gear',
        'Inventory',
        'Buildings',
        'Equipment Breakdowns',
        'Business Income Interruptions',
      ],
    ],
    [
      'commercial-auto',
      [
        'Underinsured Motorists',
        'Rental Reimbursement',
        'Towing and Labor',
        'Collision & Comprehensive Coverage',
        'Injuries from Auto Accidents',
        "Damage to Other People's Property",
      ],
    ],
    [
      'errors-and-omissions',
      ['Business Mistakes', 'Accusations of Negligence', 'Missed Deadlines'],
    ],
    ['tools-and-equipment', ['Equipment Damage', 'Stolen Tools', 'Risk of Borrowed Tools']],
    [
      'employment-practices-liability',
      [
        'Discrimination',
        'Wrongful Termination',
        'Harassment',
        'Privacy Invasion',
        'Failure to Hire or Promote',
        'ADA Violation',
      ],
    ],
  ])('%s shows the coverage cards of the spec', async (slug, titles) => {
    const page = await shown(slug);
    expect(textsOf(page, '[aria-labelledby=coverage-title] li > h3')).toEqual(titles);
  });

  it('start onboarding from each of their tiles', async () => {
    const started = (main: Element) =>
      [...main.querySelectorAll('[data-industry]')].map((tile) =>
        tile.getAttribute('href')?.replace(/\?businessType=\w+$/, ''),
      );
    const pages = await Promise.all(catalog.products.map(({ slug }) => shown(slug)));
    const tiles = pages.flatMap(started);
    expect(tiles).toEqual(Array.from({ length: 9 * 6 }, () => '/onboarding'));
  });

  it('log which of their tiles was chosen', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const page = await shown('business-owners-policy');
    const undo = enhance(page as HTMLElement);
    for (const tile of page.querySelectorAll('[aria-labelledby=industries-title] a')) {
      tile.firstElementChild?.dispatchEvent(new Event('click', { bubbles: true }));
    }
    undo();
    expect(log.mock.calls).toEqual(SIX.map((industry) => ['Industry chosen:', industry]));
    log.mockRestore();
  });

  it("have 'Get Covered Today' where the spec has it, and nowhere else", async () => {
    const having = (main: Element) => textsOf(main, 'a').includes('Get Covered Today');
    expect(await pagesWith(having)).toEqual([
      'employment-practices-liability',
      'errors-and-omissions',
      'tools-and-equipment',
    ]);
  });

  it('have the strip of figures for general liability and workers compensation, and nowhere else', async () => {
    const [figure = ''] = textsOf(await shownAt('/'), '[aria-label="Sample figures"] li');
    const having = (main: Element) => textsOf(main, 'li').includes(figure);
    expect(figure).not.toBe('');
    expect(await pagesWith(having)).toEqual(['general-liability', 'workers-compensation']);
  });

  it('are announced as coming soon exactly while they are under construction', () => {
    const soon = catalog.products.filter((product) => 'soon' in product).map(({ slug }) => slug);
    const unfinished = catalog.products
      .map(({ slug }) => slug)
      .filter((slug) => productContent(`/products/${slug}`).status === 'under-construction');
    expect(soon).toEqual(unfinished);
  });

  it.each([
    ['cyber-insurance', 'Cyber Insurance'],
    ['directors-and-officers', 'Directors and Officers'],
    ['crime-insurance', 'Crime Insurance'],
    ['fiduciary-liability', 'Fiduciary Liability'],
  ])('%s has only a title and one sentence', async (slug, title) => {
    const page = await shown(slug);
    expect(textsOf(page, 'h1')).toEqual([title]);
    expect(page.textContent).toBe(`${title}This page is under construction.`);
  });
});

describe('what the pages say', () => {
  it('show the first question verbatim in the picture of the first step', () => {
    const { industryQuestion, stateLabel } = landing.steps.mock;
    expect(industryQuestion).toBe(industryStep.title);
    expect(stateLabel).toBe(industryStep.properties.operatingState.title);
  });

  it('does not promise coverage for tools that disappear without explanation', () => {
    const { hero, coverage, faq } = open('tools-and-equipment');
    expect(coverage.left.items).toContain('Tools that go missing without a trace of how');
    const promises = [hero.text, ...faq.map(({ answer }) => answer)].join(' ');
    expect(promises).not.toMatch(/vanish|lost drill/);
  });

  it('mentions no tools deductible, because no plan has one', () => {
    expect(plans.entries.flatMap(({ limits }) => Object.keys(limits))).not.toContain('tools');
    const answers = open('tools-and-equipment').faq.map(({ answer }) => answer);
    expect(answers.join(' ')).not.toContain("plan's details");
  });

  it('promises prices only for policies that a quote names', () => {
    const texts = shared.how.items.map(({ text }) => text);
    expect(texts.join(' ')).not.toContain('every policy');
  });

  it('asks visitors to check their answers before the purchase', () => {
    const answers = terms.sections.find(({ id }) => id === 'answers');
    expect(answers?.paragraphs.join(' ')).toContain('Please check them before you purchase');
  });

  it('names the one drawing that is animated', () => {
    const how = accessibility.sections.find(({ id }) => id === 'how');
    expect(how?.items?.join(' ')).toContain('Nothing moves on its own except a short drawing');
  });

  it('does not describe where on the page the industries are, which depends on the width', () => {
    const hints = industries.entries.map(({ hint }) => hint);
    expect(hints.join(' ')).not.toMatch(/above|below/);
  });
});
