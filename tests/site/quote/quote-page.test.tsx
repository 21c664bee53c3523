// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SaleContext } from '../../../src/site/quote/offer/catalogs.ts';
import { NO_CONTRACT, type Contract } from '../../../src/site/quote/offer/contract.ts';
import type { PlanId } from '../../../src/site/quote/offer/plans.ts';
import type { Kept } from '../../../src/site/quote/before-purchase.tsx';
import QuotePage, { type QuotePageProps } from '../../../src/site/quote/QuotePage.tsx';
import { knownCatalogs } from './offer/known-catalogs.ts';

// On a busy machine, its first import takes longer than a query waits.
beforeAll(async () => await import('../../../src/site/quote/QuoteDetails.tsx'));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Given = Partial<Omit<QuotePageProps, 'onKeep' | 'onPurchase' | 'contract'>> & {
  contract?: Contract;
  operatingState?: string;
  chosenPlan?: PlanId;
};

/** The page with its state stored as the route stores it. */
async function openQuote({ operatingState, chosenPlan, contract, ...given }: Given = {}) {
  const onPurchase = vi.fn<(plan: PlanId) => void>();
  function Route() {
    const [kept, keep] = useState<Kept>({
      ...given.kept,
      ...(chosenPlan && { planId: chosenPlan }),
    });
    const [asks, ask] = useState(contract ?? NO_CONTRACT);
    return (
      <QuotePage
        today="2026-11-21"
        {...given}
        quotedFor={{ ...given.quotedFor, ...(operatingState && { operatingState }) }}
        kept={kept}
        contract={{ asks, onChange: ask }}
        onKeep={(change) => keep({ ...kept, ...change })}
        onPurchase={onPurchase}
      />
    );
  }
  render(
    <SaleContext value={knownCatalogs}>
      <Route />
    </SaleContext>,
    { wrapper: MemoryRouter },
  );
  // Loaded beside the prices.
  await screen.findByRole('navigation', {}, LOADS);
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

/** The attribute that the style sheet reads; there is no width here. */
const isStacked = () => document.querySelector('[data-stacked]')?.getAttribute('data-stacked');

/** Content that loads when opened may take a while on a busy machine. */
const LOADS = { timeout: 5000 };

const radios = () => screen.getAllByRole('radio');
const values = () => radios().map((radio) => radio.getAttribute('value'));
const radio = (name: RegExp | string) => screen.getByRole('radio', { name });
const detailCard = (plan: string) => screen.getByRole('region', { name: `${plan} plan` });
const button = (name: string) => screen.getByRole('button', { name });

describe('the head of the quote', () => {
  it('has the specified heading', async () => {
    await openQuote();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      "HERE'S YOUR QUOTE FOR GENERAL CONTRACTOR INSURANCE",
    );
  });

  it('says whom the quote is for, for which work, where and from when', async () => {
    await openQuote({
      operatingState: 'Illinois',
      review: <h2>Your answers</h2>,
      quotedFor: {
        businessName: 'Ada Decks LLC',
        trades: ['Carpentry', 'Siding'],
        startDate: '2027-12-31',
      },
    });
    for (const part of [
      'Ada Decks LLC',
      'Carpentry and Siding',
      'Illinois',
      'from December 31, 2027',
    ]) {
      expect(screen.getByText(part)).toBeDefined();
    }
    expect(screen.getByRole('link', { name: 'Change answers' })).toBeDefined();
  });

  it('shows the quote number if there is one', async () => {
    await openQuote({ quoteId: 'QTE-4821907' });
    expect(screen.getByText('Quote # QTE-4821907')).toBeDefined();
  });

  it('shows no quote number before there is one', async () => {
    await openQuote();
    expect(screen.queryByText(/Quote #/)).toBeNull();
  });

  it('says that its prices are samples, the same for everybody, and what they are not', async () => {
    await openQuote();
    // Once: a fact is in one place.
    expect(
      screen.getAllByText('Sample prices, the same for every business. Not an offer or a binder.'),
    ).toHaveLength(1);
    expect(document.body.textContent).not.toMatch(/estimate|calculat/i);
  });
});

describe('what the visitor requested', () => {
  const asked = [
    {
      text: 'Umbrella ($2M)',
      included: false,
      note: 'We add it by phone.',
      answer: 'umbrellaLiability.include',
    },
    {
      text: 'Tools',
      included: false,
      note: 'A policy of their own.',
      answer: 'tools.cost',
      link: { text: 'Ask for it', to: '/tools' },
    },
    {
      text: 'General liability',
      included: true,
      note: 'The core.',
      answer: 'recommended',
    },
  ];

  const noteOf = (text: string) =>
    screen.getByText(text, { selector: 'dt' }).nextElementSibling?.textContent ?? '';

  it('is listed as included or not, with what happens to it and a way to change it', async () => {
    const changeOf = (answer: string) => ({ to: `/onboarding/${answer}`, state: {} });
    await openQuote({ asked, changeOf });
    const section = screen.getByRole('region', { name: 'What you asked for' });
    expect(noteOf('Umbrella ($2M)')).toBe('Not in these plans We add it by phone.');
    expect(noteOf('General liability').trim()).toBe('Included The core.');
    const link = within(section).getByRole('link', { name: 'Change Umbrella ($2M)' });
    expect(link.getAttribute('href')).toBe('/onboarding/umbrellaLiability.include');
  });

  it('has the link to a coverage of its own in the note, apart from the way to change it', async () => {
    await openQuote({ asked, changeOf: (answer) => ({ to: `/onboarding/${answer}`, state: {} }) });
    const link = screen.getByRole('link', { name: 'Ask for it' });
    expect(link.closest('dd')?.textContent).toBe(
      'Not in these plans A policy of their own. Ask for it',
    );
  });

  it('is not mentioned if nothing was requested', async () => {
    await openQuote({ asked: [] });
    expect(screen.queryByRole('region', { name: 'What you asked for' })).toBeNull();
  });

  it('stands open on a phone if the plans do not have it, with whom to call', async () => {
    showNarrow(true);
    await openQuote({ asked });
    expect(screen.getByText('Tools').closest('details')).toBeNull();
    expect(screen.getByText('General liability').closest('details')?.open).toBe(false);
    expect(screen.getByText('1 included in every plan')).toBeDefined();
    const call = screen.getByRole('link', { name: 'Call (312) 555-0142' });
    expect(call.getAttribute('href')).toMatch(/^tel:\+/);
  });
});

describe('the work compared with the policy', () => {
  const answers = {
    constructionTypes: [{ id: 'plumbing', name: 'Plumbing' }],
    businessActivities: ['Gas piping inside buildings', 'Sump pumps'],
    subcontractorInfo: {
      includeSubcontractors: 'yes',
      selectedActivities: ['Foundation work', 'Drywall'],
    },
    pastInsurance: { businessIssues: true, selectedIssues: { lawsuits: true } },
  };
  const section = () => screen.getByRole('region', { name: 'Is your work covered?' });
  const lineOf = (told: string) => within(section()).getByText(told, { selector: 'dt' });

  it('says for each answer what is covered, on which condition, and what is not', async () => {
    await openQuote({ answers });
    expect(lineOf('Foundation work').parentElement?.textContent).toMatch(
      /Not covered .*stands on\./,
    );
    expect(lineOf('A lawsuit that you know of').parentElement?.textContent).toContain(
      'Not covered',
    );
    expect(lineOf('Plumbing').parentElement?.textContent).toContain('Covered with a condition');
    expect(lineOf('Sump pumps and Drywall').parentElement?.textContent).toBe(
      'Sump pumps and DrywallCovered ',
    );
    expect(within(section()).getByText('2 covered with a condition')).toBeDefined();
  });

  it('begins with the work that is covered', async () => {
    await openQuote({ answers });
    const [first] = within(section()).getAllByRole('term');
    expect(first?.parentElement?.textContent).toContain('Covered');
    expect(first?.parentElement?.textContent).not.toMatch(/Not covered|with a condition/);
  });

  it('answers for subcontractors in one sentence, with the limit of the chosen plan', async () => {
    const { user } = await openQuote({ answers });
    expect(section().textContent).toContain('if each carries at least $1M per claim');
    await user.click(radio('Deluxe'));
    expect(section().textContent).toContain('if each carries at least $2M per claim');
  });

  it('is in the details of each plan, too, with the limit of that plan', async () => {
    const { user } = await openQuote({ answers });
    await user.click(button('View details of the Deluxe plan'));
    const dialog = await screen.findByRole('dialog', undefined, LOADS);
    expect(within(dialog).getByRole('heading', { name: 'Is your work covered?' })).toBeDefined();
    expect(dialog.textContent).toContain('at least $2M per claim');
    expect(within(dialog).getByText('A lawsuit that you know of')).toBeDefined();
  });

  it('is omitted before anything is answered', async () => {
    await openQuote();
    expect(screen.queryByRole('region', { name: 'Is your work covered?' })).toBeNull();
  });
});

describe('answers that an underwriter has to agree to', () => {
  const answers = {
    employeeActivities: { windowCleaning: true },
    pastInsurance: { businessIssues: true, selectedIssues: { convicted: true } },
  };
  const call = () => screen.getByRole('region', { name: 'Best to call us before you buy' });

  it('are each listed, with the phone number and the quote number', async () => {
    await openQuote({ answers, quoteId: 'QTE-4821907' });
    expect(
      within(call())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Over 25% antique or stained glass', 'A felony conviction in the past 5 years']);
    expect(call().textContent).toContain('QTE-4821907');
    const phone = within(call()).getByRole('link', { name: 'Call (312) 555-0142' });
    expect(phone.getAttribute('href')).toBe('tel:+13125550142');
  });

  it.each(['Purchase Coverage', 'Get Coverage'])(
    'keep "%s" from working until the visitor goes on without a call',
    async (name) => {
      const { user, onPurchase } = await openQuote({ answers });
      await user.click(button(name));
      expect(onPurchase).not.toHaveBeenCalled();
      expect(button(name).getAttribute('aria-disabled')).toBe('true');
      const reason = document.getElementById(button(name).getAttribute('aria-describedby') ?? '');
      expect(reason?.textContent).toContain('Best to call us before you buy');
      await user.click(screen.getByRole('checkbox', { name: 'Go on without a call' }));
      await user.click(button(name));
      expect(onPurchase).toHaveBeenCalledExactlyOnceWith('premier');
    },
  );

  it('do not include those that the policy accepts', async () => {
    await openQuote({ answers: { employeeActivities: { windowCleaning: false } } });
    expect(screen.queryByRole('region', { name: 'Best to call us before you buy' })).toBeNull();
    expect(button('Get Coverage').getAttribute('aria-disabled')).toBe('false');
  });
});

describe('the contract check', () => {
  const amounts = () => screen.findAllByRole('combobox', { name: /^Per (claim|year)$/ }, LOADS);
  const resultOf = (plan: string) =>
    screen.getByText(plan, { selector: 'dt' }).nextElementSibling?.textContent;

  it('says for each plan whether it meets the contract, or what falls short', async () => {
    const { user } = await openQuote();
    await user.click(screen.getByText('Does a contract ask for more?'));
    const [perClaim] = await amounts();
    if (perClaim) await user.selectOptions(perClaim, '$2M');
    expect(resultOf('Basic')).toBe('Short: $2M per claim asked, $1M in this plan');
    expect(resultOf('Deluxe')).toBe('Meets the contract');
    await user.click(screen.getByRole('checkbox', { name: 'Waiver of subrogation' }));
    expect(resultOf('Deluxe')).toBe(
      'Short: waiver of subrogation not in this plan, ask us to add it',
    );
    await user.click(button('Clear'));
    expect(screen.queryByText('Meets the contract')).toBeNull();
  });

  it('is still there when the page is reopened', async () => {
    await openQuote({ contract: { perYear: '$2M', clauses: ['additional-insured'] } });
    await amounts();
    expect(resultOf('Premier')).toBe('Short: $2M per year asked, $1M in this plan');
    expect(resultOf('Deluxe')).toBe('Meets the contract');
  });
});

describe('ways around the page', () => {
  it('lead to its sections without a new history entry', async () => {
    const { user } = await openQuote({ review: <h2>Your answers</h2> });
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
      'link',
    );
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Price',
      'Your answers',
      'Contract',
    ]);
    for (const link of links) {
      const before = location.href;
      // oxlint-disable-next-line no-await-in-loop -- one visitor presses one link after the other
      await user.click(link);
      expect(location.href).toBe(before);
      expect(`#${document.activeElement?.id}`).toBe(link.getAttribute('href'));
    }
  });

  it('lead to no answers where there are none', async () => {
    await openQuote();
    expect(screen.queryByRole('link', { name: /answers/ })).toBeNull();
  });

  it('lead back to the questions', async () => {
    const onBack = vi.fn<() => void>();
    const { user } = await openQuote({ onBack });
    await user.click(button('Back'));
    expect(onBack).toHaveBeenCalledOnce();
  });
});

describe('the choice of a plan', () => {
  it('is one group of three radios with Premier preselected', async () => {
    await openQuote();
    const group = screen.getByRole('group', { name: 'Choose your plan' });
    const choices = within(group).getAllByRole<HTMLInputElement>('radio');
    expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
      ['basic', false],
      ['premier', true],
      ['deluxe', false],
    ]);
    expect(new Set(choices.map(({ name }) => name)).size).toBe(1);
  });

  it('says in words which one is recommended', async () => {
    await openQuote();
    expect(radio('Premier Recommended')).toBeDefined();
    expect(screen.queryByRole('radio', { name: /(Basic|Deluxe) Recommended/ })).toBeNull();
  });

  it.each([
    ['Basic', 'Essential: $1M per claim, none for professional errors'],
    ['Premier', 'Standard: $1M per claim, $10K for professional errors'],
    ['Deluxe', 'Extended: $2M per claim, $20K for professional errors'],
  ])('shows tier and limits of %s on its card', async (plan, words) => {
    await openQuote();
    const described = radio(new RegExp(`^${plan}`)).getAttribute('aria-describedby') ?? '';
    const [, difference = ''] = described.split(' ');
    expect(document.getElementById(difference)?.textContent).toBe(words);
  });

  it('says below the cards what is the same for all: rating, support and carrier', async () => {
    await openQuote();
    expect(screen.getByRole('group', { name: 'Choose your plan' }).textContent).toContain(
      'Every plan (samples): rated 4.8/5, support 24/7 by phone, email and chat, Lakefront Mutual',
    );
  });

  it('ties each price to its radio', async () => {
    await openQuote();
    const prices = radios().map((choice) => {
      const [first = ''] = (choice.getAttribute('aria-describedby') ?? '').split(' ');
      const price = document.getElementById(first);
      return price?.querySelector('.visually-hidden')?.textContent;
    });
    expect(prices).toEqual(['$293.84 per month', '$440.84 per month', '$498.67 per month']);
  });

  it('opens with the plan that was chosen before', async () => {
    await openQuote({ chosenPlan: 'deluxe' });
    expect(radio('Deluxe')).toHaveProperty('checked', true);
    expect(detailCard('Deluxe')).toBeDefined();
  });

  it('falls back to Premier for a plan that does not exist', async () => {
    await openQuote({ chosenPlan: 'platinum' });
    expect(detailCard('Premier')).toBeDefined();
  });

  it('moves the detail card and both purchase buttons to the chosen plan', async () => {
    const { user, onPurchase } = await openQuote();
    await user.click(radio('Basic'));
    const card = detailCard('Basic');
    expect(within(card).getByText('Not included')).toBeDefined();
    await user.click(button('Purchase Coverage'));
    await user.click(button('Get Coverage'));
    expect(onPurchase.mock.calls).toEqual([['basic'], ['basic']]);
  });

  it('is announced with its price', async () => {
    const { user } = await openQuote();
    expect(document.querySelector('output')?.textContent).toBe('');
    await user.click(radio('Deluxe'));
    expect(document.querySelector('output')?.textContent).toBe(
      'Deluxe plan chosen: $498.67 per month',
    );
  });

  it('has the recommended plan first where plans are stacked', async () => {
    showNarrow(true);
    await openQuote();
    expect(values()).toEqual(['premier', 'basic', 'deluxe']);
    expect(isStacked()).toBe('true');
  });

  it('keeps the order of the catalog where they are side by side', async () => {
    showNarrow(false);
    await openQuote();
    expect(values()).toEqual(['basic', 'premier', 'deluxe']);
    expect(isStacked()).toBe('false');
  });
});

describe('what a plan costs in total', () => {
  const amount = (name: string | RegExp) =>
    screen.getByText(name, { selector: 'dt, dt *' }).closest('dt')?.nextElementSibling?.textContent;

  it.each([
    ['Basic', '$293.84', '$296.27', '$3,528.51'],
    ['Premier', '$440.84', '$443.27', '$5,292.51'],
    ['Deluxe', '$498.67', '$501.10', '$5,986.47'],
  ])(
    'stands beside the %s plan, before anything is bought',
    async (plan, monthly, today, yearly) => {
      const { user } = await openQuote({ operatingState: 'Illinois' });
      await user.click(radio(new RegExp(plan)));
      expect(amount('Monthly price')).toBe(monthly);
      expect(amount('Card transaction fee (1.99%)')).toBe('$2.43');
      expect(amount('Due today')).toBe(today);
      expect(amount(/Total for the year/)).toBe(yearly);
      expect(detailCard(plan).textContent).toContain(
        `The fee is a sample. By bank account: ${monthly}.`,
      );
      expect(detailCard(plan).textContent).toContain(
        'Then 11 monthly automatic payments starting on December 21, 2026.',
      );
    },
  );

  it.each(['Connecticut', 'Maine', 'Massachusetts'])('has no card fee in %s', async (state) => {
    await openQuote({ operatingState: state });
    expect(amount(`No card fee in ${state}`)).toBe('$0.00');
    expect(detailCard('Premier').textContent).not.toContain('$2.43');
  });

  it('shows the refund after a cancellation in the selected month', async () => {
    const { user } = await openQuote({ quotedFor: { startDate: '2027-01-31' } });
    const month = screen.getByRole('combobox', { name: 'Cancel halfway through month' });
    await user.selectOptions(month, '1');
    expect(detailCard('Premier').textContent).toContain(
      'By February 14, 2027 you have paid $440.84 in monthly payments. You get back $220.42, and nothing more is charged. A card fee is not paid back.',
    );
  });
});

describe('what no plan covers', () => {
  it('goes with the longer list of the questions', async () => {
    await openQuote();
    expect(detailCard('Premier').textContent).toMatch(
      /Street, road or highway workNo plan covers the work listed under “About your work,” nor these 24 operations:/,
    );
    const all = within(detailCard('Premier')).getByText('Mold or fungus remediation').parentElement;
    expect(all?.children).toHaveLength(24);
  });
});

describe('a quote with unanswered questions', () => {
  const gap = {
    label: 'Coverage start date',
    href: '/onboarding/insurance-start-date',
    late: false,
    sure: true,
  };

  it('leads to the first of them', async () => {
    await openQuote({ gap });
    const link = screen.getByRole('link', { name: 'Go to: Coverage start date' });
    expect(link.getAttribute('href')).toBe('/onboarding/insurance-start-date');
  });

  it.each(['Purchase Coverage', 'Get Coverage'])('has no working "%s"', async (name) => {
    const { user, onPurchase } = await openQuote({ gap });
    await user.click(button(name));
    expect(onPurchase).not.toHaveBeenCalled();
    const reason = document.getElementById(button(name).getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('Some earlier questions are not answered yet');
    expect(button(name).getAttribute('aria-disabled')).toBe('true');
  });

  it.each(['Purchase Coverage', 'Get Coverage'])(
    'lets Tab reach "%s" and its reason',
    async (name) => {
      await openQuote({ gap });
      button(name).focus();
      expect(document.activeElement).toBe(button(name));
    },
  );

  it('still allows comparing plans', async () => {
    const { user } = await openQuote({ gap });
    await user.click(radio('Deluxe'));
    expect(detailCard('Deluxe')).toBeDefined();
  });
});

describe('the comparison', () => {
  it('is a table with row and column headers, behind a button that says whether it is open', async () => {
    const { user } = await openQuote();
    expect(screen.queryByRole('table')).toBeNull();
    expect(button('Compare plans').getAttribute('aria-expanded')).toBe('false');
    await user.click(button('Compare plans'));
    expect(button('Hide the comparison').getAttribute('aria-expanded')).toBe('true');
    const table = await screen.findByRole('table', { name: 'What each plan includes' }, LOADS);
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

  it('names the plans in the order of the cards, also where these are stacked', async () => {
    showNarrow(true);
    const { user } = await openQuote({ contract: { perIncident: '$2M', clauses: [] } });
    await user.click(button('Compare plans'));
    const table = await screen.findByRole('table', { name: 'What each plan includes' }, LOADS);
    const columns = within(table).getAllByRole('columnheader').slice(1);
    await screen.findByText('What the plans say', {}, LOADS);
    const terms = [...document.querySelectorAll('[data-meets] dt')];
    for (const names of [columns, terms]) {
      expect(names.map(({ textContent }) => textContent.replace('Recommended', ''))).toEqual([
        'Premier',
        'Basic',
        'Deluxe',
      ]);
    }
  });

  it.each([
    ['Monthly price', ['$293.84', '$440.84', '$498.67']],
    ['General liability, per claim', ['$1M', '$1M', '$2M']],
    ['General liability, per year', ['$1M', '$1M', '$2M']],
    ['Professional liability', ['Not included', '$10K', '$20K']],
    ['Deductible', ['$0', '$0', '$0']],
  ])('shows "%s" for each plan', async (feature, cells) => {
    const { user } = await openQuote();
    await user.click(button('Compare plans'));
    const row = (await screen.findByRole('rowheader', { name: feature }, LOADS)).closest('tr');
    expect([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual(
      cells,
    );
  });
});

describe('"View details"', async () => {
  const openDetails = async (plan: string) => {
    const { user } = await openQuote();
    const opener = button(`View details of the ${plan} plan`);
    await user.click(opener);
    return {
      user,
      opener,
      dialog: await screen.findByRole('dialog', { name: `${plan} plan: what it covers` }, LOADS),
    };
  };

  it('explains what is covered and what is not, with limits and examples', async () => {
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
    expect(within(dialog).getByText(/^A deductible is the part of a claim/)).toBeDefined();
    expect(within(dialog).getByText('Legal defense')).toBeDefined();
    expect(within(dialog).getByText('Foundation work')).toBeDefined();
    expect(within(dialog).getByText('A missed deadline')).toBeDefined();
  });

  it('shows another plan without choosing it', async () => {
    await openDetails('Basic');
    expect(detailCard('Premier')).toBeDefined();
  });

  it('takes the focus and returns it when it is closed', async () => {
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

describe('what is below the plans', () => {
  it('has a note on the certificate, and leads to the papers', async () => {
    await openQuote({ papersHref: '/papers' });
    const papers = within(screen.getByRole('region', { name: 'Documents to print or send' }));
    expect(papers.getByText(/You get your certificate right after purchase\./)).toBeDefined();
    expect(papers.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/papers?paper=quote',
      '/papers?paper=certificate',
      '/papers?paper=subcontractors',
    ]);
  });

  it("has the fraud statement of the visitor's state and the license line", async () => {
    await openQuote({ operatingState: 'Florida' });
    const notices = screen.getByRole('region', { name: 'Good to know' });
    expect(
      within(notices).getByRole('heading', { name: 'Fraud notice for Florida' }),
    ).toBeDefined();
    expect(notices.textContent).toContain('felony of the third degree');
    expect(notices.textContent).toContain(
      'No license yet: this demonstration sells no insurance, and nobody answers its phone numbers.',
    );
    expect(notices.textContent).toContain('Lakefront Mutual (sample carrier)');
  });

  it('has one primary action on the page', async () => {
    await openQuote();
    expect(document.querySelectorAll('[data-primary]')).toHaveLength(1);
  });

  it('prints on request', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { user } = await openQuote();
    await user.click(button('Print'));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

describe('on paper', () => {
  it('says who quotes for whom, for when, and on which day', async () => {
    await openQuote({ quotedFor: { businessName: 'Ada Decks LLC', startDate: '2027-12-31' } });
    for (const text of [
      'Questions? Call (312) 555-0142',
      'Quote for Ada Decks LLC',
      'Coverage to start on December 31, 2027',
      'Printed on November 21, 2026',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
  });

  it('omits unanswered questions', async () => {
    await openQuote({ quotedFor: { startDate: '13/45' } });
    expect(screen.queryByText(/^Quote for/)).toBeNull();
    expect(screen.queryByText(/^Coverage to start/)).toBeNull();
  });
});

describe('a price', () => {
  /** Money in a text: `$1,234.56`, `$10K`. */
  const MONEY = /\$[\d,]+(?:\.\d+)?[KM]?/g;
  /** A plan's limit is written in round figures; it is not a price. */
  const LIMIT = /[KM]$|^\$0$/;

  it.each([
    ['wide', false],
    ['narrow', true],
  ])('is nowhere on a %s page without its cents', async (_width, narrow) => {
    showNarrow(narrow);
    await openQuote({ operatingState: 'Illinois', chosenPlan: 'basic' });
    const said = (document.body.textContent.match(MONEY) ?? []).filter((one) => !LIMIT.test(one));
    expect(said.length).toBeGreaterThan(6);
    expect(said.filter((one) => !/\.\d\d$/.test(one))).toEqual([]);
  });
});
