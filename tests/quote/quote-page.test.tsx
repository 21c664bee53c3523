// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlanId } from '../../src/quote/plans.ts';
import QuotePage, { type QuotePageProps } from '../../src/quote/QuotePage.tsx';

vi.mock('../../schemas/catalog/plans.json', async (load) => {
  const { knownPlans } = await import('./known-catalogs.ts');
  return knownPlans(load);
});
vi.mock('../../schemas/catalog/payment.json', async (load) => {
  const { knownPayment } = await import('./known-catalogs.ts');
  return knownPayment(load);
});
vi.mock('../../schemas/catalog/brand.json', async (load) => {
  const { knownBrand } = await import('./known-catalogs.ts');
  return knownBrand(load);
});
vi.mock('../../schemas/catalog/fraud-statements.json', async (load) => {
  const { knownFraud } = await import('./known-catalogs.ts');
  return knownFraud(load);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Given = Partial<Omit<QuotePageProps, 'onChoose' | 'onPurchase'>>;

/** The page with its choice kept as the route keeps it. */
function openQuote(given: Given = {}) {
  const onPurchase = vi.fn<(plan: PlanId) => void>();
  function Route() {
    const [plan, setPlan] = useState(given.chosenPlan);
    return (
      <QuotePage
        printed={{ today: '2026-11-21' }}
        {...given}
        chosenPlan={plan}
        onChoose={setPlan}
        onPurchase={onPurchase}
      />
    );
  }
  render(<Route />, { wrapper: MemoryRouter });
  return { onPurchase, user: userEvent.setup() };
}

function showNarrow(narrow: boolean) {
  const query = (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: narrow,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  vi.spyOn(window, 'matchMedia').mockImplementation(query);
}

/** What the style sheet sees, which has no width of its own to tell it. */
const isStacked = () => document.querySelector('[data-stacked]')?.getAttribute('data-stacked');

const radios = () => screen.getAllByRole('radio');
const values = () => radios().map((radio) => radio.getAttribute('value'));
const radio = (name: RegExp | string) => screen.getByRole('radio', { name });
const detailCard = (plan: string) => screen.getByRole('region', { name: `${plan} plan` });
const button = (name: string) => screen.getByRole('button', { name });

describe('the head of the quote', () => {
  it('has the one heading of the specification', () => {
    openQuote();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      "HERE'S YOUR QUOTE FOR GENERAL CONTRACTOR INSURANCE",
    );
  });

  it('names the quote when it has a number', () => {
    openQuote({ quoteId: 'QTE-4821907' });
    expect(screen.getByText('Quote # QTE-4821907')).toBeDefined();
  });

  it('says nothing of a number before there is one', () => {
    openQuote();
    expect(screen.queryByText(/Quote #/)).toBeNull();
  });

  it('says what it is not, and that its figures are samples', () => {
    openQuote();
    const estimates = screen.getAllByText(
      /Estimate based on your answers\. Not an offer or a binder\./,
    );
    expect(estimates).toHaveLength(2);
    expect(screen.getByText('Sample figures')).toBeDefined();
  });
});

describe('coverages that the prices leave out', () => {
  it('are named when the visitor asked for them', () => {
    openQuote({ alsoAsked: ['umbrella coverage ($2M)', 'tools coverage'] });
    expect(screen.getByRole('note').textContent).toBe(
      'You also asked for umbrella coverage ($2M) and tools coverage, which these sample prices do not include.',
    );
  });

  it('are not mentioned to anybody else', () => {
    openQuote({ alsoAsked: [] });
    expect(screen.queryByRole('note')).toBeNull();
  });
});

describe('the choice of a plan', () => {
  it('is one group of three radios with Premier preselected', () => {
    openQuote();
    const group = screen.getByRole('group', { name: 'Choose your plan' });
    const choices = within(group).getAllByRole<HTMLInputElement>('radio');
    expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
      ['basic', false],
      ['premier', true],
      ['deluxe', false],
    ]);
    expect(new Set(choices.map(({ name }) => name)).size).toBe(1);
  });

  it('says in words which one is recommended', () => {
    openQuote();
    expect(radio('Premier Recommended')).toBeDefined();
    expect(screen.queryByRole('radio', { name: /(Basic|Deluxe) Recommended/ })).toBeNull();
  });

  it('ties each price to its radio', () => {
    openQuote();
    const prices = radios().map((choice) => {
      const price = document.getElementById(choice.getAttribute('aria-describedby') ?? '');
      return price?.querySelector('.visually-hidden')?.textContent;
    });
    expect(prices).toEqual(['$293.84 per month', '$440.84 per month', '$498.67 per month']);
  });

  it('opens with the plan that was chosen before', () => {
    openQuote({ chosenPlan: 'deluxe' });
    expect(radio('Deluxe')).toHaveProperty('checked', true);
    expect(detailCard('Deluxe')).toBeDefined();
  });

  it('falls back to Premier for a plan that does not exist', () => {
    openQuote({ chosenPlan: 'platinum' });
    expect(detailCard('Premier')).toBeDefined();
  });

  it('moves the detail card and both purchase buttons to the chosen plan', async () => {
    const { user, onPurchase } = openQuote();
    await user.click(radio('Basic'));
    const card = detailCard('Basic');
    expect(within(card).getByText('Not included')).toBeDefined();
    await user.click(button('Purchase Coverage'));
    await user.click(button('Get Coverage'));
    expect(onPurchase.mock.calls).toEqual([['basic'], ['basic']]);
  });

  it('is said with its price', async () => {
    const { user } = openQuote();
    expect(screen.getByRole('status').textContent).toBe('');
    await user.click(radio('Deluxe'));
    expect(screen.getByRole('status').textContent).toBe('Deluxe plan chosen: $498.67 per month');
  });

  it('comes with the recommended plan first where plans are stacked', () => {
    showNarrow(true);
    openQuote();
    expect(values()).toEqual(['premier', 'basic', 'deluxe']);
    expect(isStacked()).toBe('true');
  });

  it('keeps the order of the catalogue where they stand side by side', () => {
    showNarrow(false);
    openQuote();
    expect(values()).toEqual(['basic', 'premier', 'deluxe']);
    expect(isStacked()).toBe('false');
  });
});

describe('what a plan costs in all', () => {
  it.each([
    ['Basic', '$3,526.08'],
    ['Premier', '$5,290.08'],
    ['Deluxe', '$5,984.04'],
  ])('stands under the price of the %s plan, before anything is bought', async (plan, yearly) => {
    const { user } = openQuote({ operatingState: 'Illinois' });
    await user.click(radio(new RegExp(plan)));
    expect(detailCard(plan).textContent).toContain(
      `12 monthly payments, ${yearly} a year. Paying by credit card adds $2.43 once; by bank nothing.`,
    );
  });

  it.each(['Connecticut', 'Maine', 'Massachusetts'])('has no card fee in %s', (state) => {
    openQuote({ operatingState: state });
    expect(detailCard('Premier').textContent).toContain(`No card fee is charged in ${state}.`);
    expect(detailCard('Premier').textContent).not.toContain('$2.43');
  });
});

describe('a quote with unanswered questions', () => {
  const gap = { label: 'Coverage start date', href: '/onboarding/insurance-start-date' };

  it('leads to the first of them', () => {
    openQuote({ gap });
    const link = screen.getByRole('link', { name: 'Go to: Coverage start date' });
    expect(link.getAttribute('href')).toBe('/onboarding/insurance-start-date');
  });

  it.each(['Purchase Coverage', 'Get Coverage'])('has no working "%s"', async (name) => {
    const { user, onPurchase } = openQuote({ gap });
    await user.click(button(name));
    expect(onPurchase).not.toHaveBeenCalled();
    const reason = document.getElementById(button(name).getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('Some earlier questions are not answered yet');
    expect(button(name).getAttribute('aria-disabled')).toBe('true');
  });

  it.each(['Purchase Coverage', 'Get Coverage'])('lets Tab reach "%s" and its reason', (name) => {
    openQuote({ gap });
    button(name).focus();
    expect(document.activeElement).toBe(button(name));
  });

  it('still lets plans be compared', async () => {
    const { user } = openQuote({ gap });
    await user.click(radio('Deluxe'));
    expect(detailCard('Deluxe')).toBeDefined();
  });
});

describe('the comparison', () => {
  it('is a table with headers on both sides, behind a button that says whether it is open', async () => {
    const { user } = openQuote();
    expect(screen.queryByRole('table')).toBeNull();
    expect(button('Compare plans').getAttribute('aria-expanded')).toBe('false');
    await user.click(button('Compare plans'));
    expect(button('Hide the comparison').getAttribute('aria-expanded')).toBe('true');
    const table = screen.getByRole('table', { name: 'What each plan includes' });
    const columns = within(table).getAllByRole('columnheader');
    expect(columns.map(({ textContent }) => textContent)).toEqual([
      'Feature',
      'Basic',
      'PremierRecommended',
      'Deluxe',
    ]);
    await user.click(button('Hide the comparison'));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it.each([
    ['Monthly price', ['$293.84', '$440.84', '$498.67']],
    ['General liability, per claim', ['$1M', '$1M', '$2M']],
    ['General liability, per year', ['$1M', '$1M', '$2M']],
    ['Professional liability', ['Not included', '$10K', '$20K']],
    ['Deductible', ['$0', '$0', '$0']],
  ])('shows "%s" for each plan', async (feature, cells) => {
    const { user } = openQuote();
    await user.click(button('Compare plans'));
    const row = screen.getByRole('rowheader', { name: feature }).closest('tr');
    expect([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual(
      cells,
    );
  });
});

describe('"View details"', () => {
  const openDetails = async (plan: string) => {
    const { user } = openQuote();
    const opener = button(`View details of the ${plan} plan`);
    await user.click(opener);
    return {
      user,
      opener,
      dialog: screen.getByRole('dialog', { name: `${plan} plan: what it covers` }),
    };
  };

  it('explains what is covered, what is not, with limits and examples', async () => {
    const { dialog } = await openDetails('Deluxe');
    const headings = within(dialog).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'What is covered',
      'What is not covered',
      'Examples',
    ]);
    const limits = within(dialog).getByRole('table', { name: 'Limits' });
    expect(limits.textContent).toContain('General liability$2M$2M$0');
    expect(limits.textContent).toContain('Professional liability$20K$20K$0');
    expect(within(dialog).getByText('Legal defense')).toBeDefined();
    expect(within(dialog).getByText('Foundation work')).toBeDefined();
    expect(within(dialog).getByText('A missed deadline')).toBeDefined();
  });

  it('shows another plan without choosing it', async () => {
    await openDetails('Basic');
    expect(detailCard('Premier')).toBeDefined();
  });

  it('takes the focus and gives it back when it is closed', async () => {
    const { user, opener, dialog } = await openDetails('Premier');
    expect(document.activeElement).toBe(within(dialog).getByRole('heading', { level: 2 }));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('closes when the browser reports Escape', async () => {
    const { dialog } = await openDetails('Premier');
    const escape = new Event('cancel', { cancelable: true });
    fireEvent(dialog, escape);
    expect(escape.defaultPrevented).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('what stands below the plans', () => {
  it('has a sample certificate that says what it is, with the limits of the chosen plan', async () => {
    const { user } = openQuote();
    await user.click(radio('Deluxe'));
    const sample = screen.getByRole('figure');
    expect(sample.querySelector('[data-watermark="SAMPLE"]')).not.toBeNull();
    expect(sample.textContent).toContain(
      'Sample certificate for the Deluxe plan. It is not valid.',
    );
    expect(sample.textContent).toContain('General liability, per claim$2M');
  });

  it("has the fraud statement of the visitor's state and the license line", () => {
    openQuote({ operatingState: 'Florida' });
    const notices = screen.getByRole('region', { name: 'Good to know' });
    expect(
      within(notices).getByRole('heading', { name: 'Fraud notice for Florida' }),
    ).toBeDefined();
    expect(notices.textContent).toContain('felony of the third degree');
    expect(notices.textContent).toContain('License details to be added before launch.');
    expect(notices.textContent).toContain('Lakefront Mutual (sample carrier)');
  });

  it('has one primary action on the page', () => {
    openQuote();
    expect(document.querySelectorAll('[data-primary]')).toHaveLength(1);
  });

  it('prints on request', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { user } = openQuote();
    await user.click(button('Print this quote'));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

describe('on paper', () => {
  it('says who quotes for whom, for when, and on which day', () => {
    openQuote({
      printed: { today: '2026-11-21', businessName: 'Ada Decks LLC', startDate: '2027-12-31' },
    });
    for (const text of [
      'Questions? Call (312) 555-0142',
      'Quote for Ada Decks LLC',
      'Coverage to start on December 31, 2027',
      'Printed on November 21, 2026',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
  });

  it('leaves out what is not answered yet', () => {
    openQuote({ printed: { today: '2026-11-21', startDate: '13/45' } });
    expect(screen.queryByText(/^Quote for/)).toBeNull();
    expect(screen.queryByText(/^Coverage to start/)).toBeNull();
  });
});
