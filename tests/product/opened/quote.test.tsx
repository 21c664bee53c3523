// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { carpenterAnswers } from '../../browser/funnel/carpenter.ts';
import { openFunnel } from './open-funnel.tsx';

const submitted = { ...carpenterAnswers, quoteId: 'QTE-4821907', quoteStatus: 'quoted' };

// On a busy machine, its first import takes longer than a query waits.
beforeAll(async () => await import('../../../src/site/quote/QuoteDetails.tsx'));

async function openQuote(saved: Parameters<typeof openFunnel>[1] = { saved: submitted }) {
  const funnel = await openFunnel('/onboarding/quote', saved);
  // The rest of the page has loaded.
  await screen.findByRole('navigation', { name: 'On this page' });
  return funnel;
}

const main = () => screen.getByRole('main');
const plan = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('the quote, as a visitor opens it', () => {
  it('has the specified heading', async () => {
    await openQuote();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      "HERE'S YOUR QUOTE FOR GENERAL CONTRACTOR INSURANCE",
    );
  });

  it('shows the number of the quote once there is one', async () => {
    await openQuote();
    expect(within(main()).getByText('Quote # QTE-4821907')).toBeDefined();
  });

  it('shows no number before there is one', async () => {
    await openQuote({ saved: carpenterAnswers });
    expect(main().textContent).not.toContain('Quote #');
  });

  it('says that its prices are samples and not an offer', async () => {
    await openQuote();
    expect(
      within(main()).getByText(
        'Sample prices, the same for every business. Not an offer or a binder.',
      ),
    ).toBeDefined();
  });

  it('offers Basic, Premier and Deluxe at their prices, with Premier preselected', async () => {
    await openQuote();
    const group = screen.getByRole('group', { name: 'Choose your plan' });
    const radios = within(group).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['basic', false],
      ['premier', true],
      ['deluxe', false],
    ]);
    expect([/^Basic/, /^Premier/, /^Deluxe/].map((name) => plan(name).value)).toEqual(
      radios.map(({ value }) => value),
    );
    for (const price of ['$293.84', '$440.84', '$498.67']) {
      expect(group.textContent).toContain(`${price} per month`);
    }
  });

  it('names tier and limits on the card of each plan', async () => {
    await openQuote();
    const group = screen.getByRole('group', { name: 'Choose your plan' });
    for (const words of [
      'Essential: $1M per claim, none for professional errors',
      'Standard: $1M per claim, $10K for professional errors',
      'Extended: $2M per claim, $20K for professional errors',
    ]) {
      expect(within(group).getByText(words)).toBeDefined();
    }
  });

  it.each(['Purchase Coverage', 'Get Coverage'])(
    'has a card for the chosen plan, which "%s" leads to the purchase of',
    async (name) => {
      const { user, place } = await openQuote();
      await user.click(plan(/^Deluxe/));
      const card = screen.getByRole('region', { name: 'Deluxe plan' });
      expect(within(card).getByText('$501.10')).toBeDefined();
      expect(within(card).getByRole('button', { name: 'Purchase Coverage' })).toBeDefined();
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(place()).toBe('/onboarding/purchase'));
      const summary = await screen.findByRole('region', { name: 'Payment summary' });
      expect(summary.textContent).toContain('Deluxe plan');
    },
  );

  it('shows what a plan covers when "View details" is pressed', async () => {
    const { user } = await openQuote();
    await user.click(screen.getByRole('button', { name: 'View details of the Deluxe plan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deluxe plan: what it covers' });
    const headings = within(dialog).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'What is covered',
      'What is not covered',
      'Is your work covered?',
      'Examples',
    ]);
    const limits = within(dialog).getByRole('table', { name: 'Limits' });
    expect(limits.textContent).toContain('General liability$2M$2M$0');
    expect(within(dialog).getByText('Legal defense')).toBeDefined();
    expect(within(dialog).getByText('Foundation work')).toBeDefined();
  });

  it('has a note on the sample certificate, and leads to it', async () => {
    const { user, place } = await openQuote();
    const papers = within(screen.getByRole('region', { name: 'Documents to print or send' }));
    expect(papers.getByText(/You get your certificate right after purchase\./)).toBeDefined();
    await user.click(papers.getByRole('link', { name: /certificate/i }));
    await waitFor(() => expect(place()).toBe('/onboarding/papers'));
  });

  it('says what a visitor can rely on, and whom to call', async () => {
    await openQuote();
    const notices = within(screen.getByRole('region', { name: 'Good to know' }));
    expect(
      notices.getAllByRole('listitem').map((item) => item.querySelector('h3')?.textContent),
    ).toEqual(['Change any answer later', 'No credit check', 'Talk to a person']);
    expect(notices.getByRole('link', { name: '(312) 555-0142' }).getAttribute('href')).toBe(
      'tel:+13125550142',
    );
  });
});
