// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { carpenterAnswers } from '../../browser/funnel/carpenter.ts';
import { openFunnel, stored } from './open-funnel.tsx';

const startYear = Number(String(Object(carpenterAnswers['insuranceStartDate']).date).slice(0, 4));
const submitted = { ...carpenterAnswers, quoteId: 'QTE-4821907', quoteStatus: 'quoted' };

afterEach(() => vi.useRealTimers());

/** The page with these answers instead of the carpenter's. */
const openPurchase = (change: object = {}) =>
  openFunnel('/onboarding/purchase', { saved: { ...submitted, ...change } });

const summary = () => screen.getByRole('region', { name: 'Payment summary' });
const amount = (name: string | RegExp) =>
  within(summary()).getByText(name, { selector: 'dt, dt *' }).closest('dt')?.nextElementSibling
    ?.textContent;
const payBy = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const button = () => screen.getByRole('button', { name: /^(Purchase for|Processing)/ });

/** From here on, time passes only by `wait`. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const wait = (ms: number) => act(async () => await vi.advanceTimersByTimeAsync(ms));

describe('the purchase, as a visitor opens it', () => {
  it('has the specified heading and a link back to the quote', async () => {
    const { user, place } = await openPurchase();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('REVIEW & PURCHASE');
    await user.click(screen.getByRole('link', { name: 'Back to quote' }));
    await waitFor(() => expect(place()).toBe('/onboarding/quote'));
  });

  it('offers card and bank, each with its fields', async () => {
    await openPurchase();
    const methods = screen.getAllByRole<HTMLInputElement>('radio');
    expect(methods.map(({ value }) => value)).toEqual(['card', 'bank']);
    expect(screen.getByLabelText('Card number')).toBeDefined();
    payBy('Bank account');
    expect(screen.getByLabelText('Routing number')).toBeDefined();
    expect(screen.queryByLabelText('Card number')).toBeNull();
  });

  it('sums up plan, quote and payments', async () => {
    await openPurchase();
    expect(summary().textContent).toContain('Premier plan');
    expect(summary().textContent).toContain('Quote # QTE-4821907');
    expect(amount('Monthly price')).toBe('$440.84');
    expect(amount(/Total for the year/)).toBe('$5,292.51');
  });

  it('says that nothing is paid, issued or stored', async () => {
    await openPurchase();
    const said = screen.getByRole('main').textContent;
    expect(said).toContain('Demo: no payment is taken and no policy is issued.');
    expect(said).toContain('Do not enter a real card or bank account.');
    expect(said).toContain('You are not insured by going through this page.');
  });

  it.each([
    ['basic', '$293.84'],
    ['premier', '$440.84'],
    ['deluxe', '$498.67'],
  ])('costs what the chosen plan %s costs', async (planId, price) => {
    await openPurchase({ purchase: { planId } });
    expect(amount('Monthly price')).toBe(price);
  });

  it('starts the automatic payments a month after coverage', async () => {
    await openPurchase();
    expect(summary().textContent).toContain(
      `Then 11 monthly automatic payments starting on January 31, ${startYear + 1}.`,
    );
  });

  it('offers to cancel at any time for a prorated refund', async () => {
    await openPurchase();
    expect(summary().textContent).toContain('Cancel online at any time for a prorated refund.');
  });

  it('shows the sample, and says so, when no plan was passed', async () => {
    await openFunnel('/onboarding/purchase');
    expect(amount('Monthly price')).toBe('$121.24');
    expect(summary().textContent).toContain('Premier plan');
    expect(summary().textContent).toContain('starting on May 26, 2025.');
    expect(screen.getByText(/are sample figures\./)).toBeDefined();
  });

  it('adds $2.43 for a card to what is due today', async () => {
    await openPurchase();
    expect(amount('Card transaction fee (1.99%)')).toBe('$2.43');
    expect(amount('Due today')).toBe('$443.27');
  });

  it('has no fee for a bank account', async () => {
    await openPurchase();
    payBy('Bank account');
    expect(amount('No transaction fee')).toBe('$0.00');
    expect(amount('Due today')).toBe('$440.84');
  });

  it('has no card fee in Connecticut, Maine and Massachusetts, and says so', async () => {
    for (const operatingState of ['Connecticut', 'Maine', 'Massachusetts']) {
      // oxlint-disable-next-line no-await-in-loop -- one page at a time
      await openPurchase({ operatingState });
      expect(amount(`No card fee in ${operatingState}`)).toBe('$0.00');
      expect(amount('Due today')).toBe('$440.84');
      cleanup();
    }
  });

  it('lets all fields stay empty', async () => {
    await openPurchase();
    fireEvent.click(button());
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeDefined();
  });

  it('shows "Processing..." for 2 s and then leads home', async () => {
    const { place } = await openPurchase();
    stopClock();
    fireEvent.click(button());
    await wait(1999);
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeDefined();
    expect(place()).toBe('/onboarding/purchase');
    await wait(1);
    expect(place()).toBe('/');
  });

  it('is not made while an earlier question is open', async () => {
    const { place } = await openPurchase({ email: undefined });
    await screen.findByText('You can purchase once the earlier questions are answered.', {
      exact: false,
    });
    expect(button().getAttribute('aria-disabled')).toBe('true');
    stopClock();
    fireEvent.click(button());
    await wait(10_000);
    expect(place()).toBe('/onboarding/purchase');
    expect(stored()['purchase']).toBeUndefined();
  });

  it('keeps what is typed for the payment in memory only', async () => {
    const { sent } = await openPurchase();
    fireEvent.change(screen.getByLabelText('Card number'), {
      target: { value: '4242424242424242' },
    });
    stopClock();
    fireEvent.click(button());
    await wait(10_000);
    const kept = [localStorage, sessionStorage].map((storage) =>
      [...Array(storage.length).keys()].map((at) => storage.getItem(storage.key(at) ?? '')),
    );
    const { cookie } = document;
    const all = JSON.stringify([kept, cookie, sent, location.href, history.state, window.name]);
    expect(all.replaceAll(/\D/g, '')).not.toContain('4242424242424242');
  });
});
