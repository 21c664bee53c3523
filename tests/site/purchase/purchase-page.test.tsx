// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import PurchasePage, { type PurchasePageProps } from '../../../src/site/purchase/PurchasePage.tsx';
import { SaleContext } from '../../../src/site/quote/offer/catalogs.ts';
import type { Kept } from '../../../src/site/quote/before-purchase.tsx';
import { knownCatalogs } from '../quote/offer/known-catalogs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function openPurchase(
  given: Partial<Omit<PurchasePageProps, 'onDone' | 'onChoose' | 'onCheck' | 'boxes'>> = {},
) {
  const onDone = vi.fn<() => void>();
  function Purchase() {
    const [choices, choose] = useState<Kept>(given.choices ?? {});
    const [boxes, check] = useState<Kept>({});
    return (
      <PurchasePage
        today="2026-11-21"
        quoteHref="/onboarding/quote"
        {...given}
        choices={choices}
        onChoose={(changed) => choose({ ...choices, ...changed })}
        boxes={boxes}
        onCheck={(checked) => check({ ...boxes, ...checked })}
        onDone={() => onDone()}
      />
    );
  }
  const page = (
    <StrictMode>
      <SaleContext value={knownCatalogs}>
        <MemoryRouter>
          <Purchase />
        </MemoryRouter>
      </SaleContext>
    </StrictMode>
  );
  const view = render(page);
  return { onDone, ...view, again: () => view.rerender(page) };
}

const chosen = { planId: 'premier', quoteId: 'QTE-4821907', startDate: '2027-01-31' };
const summary = () => screen.getByRole('region', { name: 'Payment summary' });
const amount = (name: string | RegExp) =>
  within(summary()).getByText(name, { selector: 'dt, dt *' }).closest('dt')?.nextElementSibling
    ?.textContent;
const payBy = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const purchaseButton = () => screen.getByRole('button', { name: /^(Purchase for|Processing)/ });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const stored = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? '') ?? '');
const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('the page', () => {
  it('has the specified heading and a link back', () => {
    openPurchase(chosen);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('REVIEW & PURCHASE');
    const back = screen.getByRole('link', { name: 'Back to quote' });
    expect(back.getAttribute('href')).toBe('/onboarding/quote');
  });

  it('says that nothing is paid, issued, stored or verified', () => {
    openPurchase(chosen);
    const text = document.body.textContent;
    expect(text).toContain('Demo: no payment is taken and no policy is issued.');
    expect(text).toContain('Do not enter a real card or bank account.');
    expect(text).toContain('You are not insured by going through this page.');
    expect(text).toContain('We do not check your credit.');
    expect(text).toContain('Sample: the card fee is the same for every plan');
    expect(text).toContain(
      'No license yet: this demonstration sells no insurance, and nobody answers its phone numbers.',
    );
  });

  it.each([
    ['New York', 'Fraud notice for New York', /civil penalty not to exceed five thousand dollars/],
    ['Florida', 'Fraud notice for Florida', /felony of the third degree/],
    ['Texas', 'Fraud notice', /^Please make sure that your answers are true/],
  ])('has the fraud statement for %s before the button', (operatingState, heading, wording) => {
    openPurchase({ ...chosen, operatingState });
    expect(screen.getByRole('heading', { name: heading })).toBeDefined();
    const statement = screen.getByText(wording);
    const follows = statement.compareDocumentPosition(purchaseButton());
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('has no box that is checked by default', () => {
    openPurchase(chosen);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked, required }) => [checked, required])).toEqual([[false, false]]);
  });
});

describe('the boxes', () => {
  it.each([
    ['checked', 1, ['electronic-delivery']],
    ['checked and unchecked', 2, []],
    ['left alone', 0, []],
  ])('are reported as %s when the visitor purchases', (_what, presses, expected) => {
    const onAgree = vi.fn<(agreed: readonly string[]) => void>();
    openPurchase({ ...chosen, onAgree });
    for (let press = 0; press < presses; press += 1) {
      fireEvent.click(screen.getByRole('checkbox'));
    }
    expect(onAgree).not.toHaveBeenCalled();
    fireEvent.click(purchaseButton());
    fireEvent.click(purchaseButton());
    expect(onAgree.mock.calls).toEqual([[expected]]);
  });
});

describe('the payment summary', () => {
  it('adds the card fee to what is due today', () => {
    openPurchase(chosen);
    expect(amount('Monthly price')).toBe('$440.84');
    expect(amount('Card transaction fee (1.99%)')).toBe('$2.43');
    expect(amount('Due today')).toBe('$443.27');
    expect(amount(/Total for the year/)).toBe('$5,292.51');
  });

  it('announces the amount due today when the method changes it', () => {
    openPurchase(chosen);
    const due = screen.getByText('Due today').parentElement;
    expect(due?.getAttribute('aria-live')).toBe('polite');
    expect(due?.getAttribute('aria-atomic')).toBe('true');
  });

  it('has no fee for a bank account', () => {
    openPurchase(chosen);
    payBy('Bank account');
    expect(within(summary()).queryByText('Card transaction fee (1.99%)')).toBeNull();
    expect(amount('No transaction fee')).toBe('$0.00');
    expect(amount('Due today')).toBe('$440.84');
    expect(amount(/Total for the year/)).toBe('$5,290.08');
  });

  it('has no fee for a card where the state forbids one', () => {
    openPurchase({ ...chosen, operatingState: 'Massachusetts' });
    expect(document.body.textContent).not.toContain('$2.43');
    expect(amount('No card fee in Massachusetts')).toBe('$0.00');
    expect(amount('Due today')).toBe('$440.84');
    expect(amount(/Total for the year/)).toBe('$5,290.08');
    payBy('Bank account');
    expect(amount('No transaction fee')).toBe('$0.00');
  });

  it('starts the automatic payments a month after coverage', () => {
    openPurchase(chosen);
    expect(summary().textContent).toContain(
      'Then 11 monthly automatic payments starting on February 28, 2027.',
    );
    expect(summary().textContent).toContain('Cancel online at any time for a prorated refund.');
  });

  it('is shown even for a start date edited by hand to the last possible date', () => {
    openPurchase({ ...chosen, startDate: '9999-12-31' });
    expect(summary().textContent).toContain('starting on December 21, 2026.');
  });

  it('names plan and quote', () => {
    openPurchase(chosen);
    expect(summary().textContent).toContain('Premier plan');
    expect(summary().textContent).toContain('Quote # QTE-4821907');
  });

  it('shows the sample, and says so, when no plan was passed', () => {
    openPurchase();
    expect(amount('Monthly price')).toBe('$121.24');
    expect(amount('Due today')).toBe('$123.67');
    expect(summary().textContent).toContain('starting on May 26, 2025.');
    expect(screen.getByText(/are sample figures\./)).toBeDefined();
    const quote = screen.getByRole('link', { name: 'Get Instant Quote' });
    expect(quote.getAttribute('href')).toBe('/onboarding/quote');
  });

  it('has no sample notice for a chosen plan', () => {
    openPurchase(chosen);
    expect(screen.queryByText(/sample figures/i)).toBeNull();
  });
});

describe('card and bank fields', () => {
  it.each([
    ['Name on the card', 'cc-name', 'text'],
    ['Card number', 'cc-number', 'numeric'],
    ['Expiration date', 'cc-exp', 'numeric'],
    ['Security code', 'cc-csc', 'numeric'],
  ])('"%s" tells browsers that it is %s', (label, token, keys) => {
    openPurchase(chosen);
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('autocomplete')).toBe(token);
    expect(field.getAttribute('inputmode')).toBe(keys);
  });

  it('follow the chosen method', () => {
    openPurchase(chosen);
    payBy('Bank account');
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(screen.getByLabelText('Routing number').getAttribute('autocomplete')).toBe('off');
    expect(screen.getByLabelText('Account number')).toBeDefined();
  });

  it('come after the warning and the sample numbers of their method', () => {
    openPurchase(chosen);
    const warningOf = (group: string) =>
      descriptionOf(screen.getByRole('group', { name: group })) ?? '';
    expect(warningOf('Card details')).toContain('Do not enter a real card or bank account.');
    expect(warningOf('Card details')).toContain('You may leave all of these fields empty.');
    expect(warningOf('Card details')).toContain('fill in a sample card');
    payBy('Bank account');
    expect(warningOf('Bank details')).toContain('fill in a sample account');
  });

  it('are described by their hint where they have one', () => {
    openPurchase(chosen);
    expect(descriptionOf(screen.getByLabelText('Expiration date'))).toBe('MM/YY');
    expect(descriptionOf(screen.getByLabelText('Card number'))).toBe('');
  });

  it('each keep their text while the other method is shown', () => {
    openPurchase(chosen);
    type('Card number', '4242');
    type('Security code', '123');
    payBy('Bank account');
    expect(screen.getByLabelText('Routing number')).toHaveProperty('value', '');
    type('Routing number', '000');
    payBy('Credit card');
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4242');
    expect(screen.getByLabelText('Security code')).toHaveProperty('value', '123');
    expect(screen.getByLabelText('Name on the card')).toHaveProperty('value', '');
  });

  it('may stay empty', () => {
    const onAgree = vi.fn<() => void>();
    openPurchase({ ...chosen, onAgree });
    fireEvent.click(purchaseButton());
    expect(onAgree).toHaveBeenCalledOnce();
  });

  it('say at the field what is wrong once it is left, and no longer once it is right', () => {
    openPurchase(chosen);
    type('Card number', '4242 4242 4242 4241');
    const field = screen.getByLabelText('Card number');
    expect(field.getAttribute('aria-invalid')).toBe('false');
    fireEvent.blur(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(field)).toContain('This is not a card number. Check the digits.');
    type('Card number', '4242 4242 4242 4242');
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  it.each([
    ['Credit card', 'Expiration date', '10/26', 'This date is in the past'],
    ['Credit card', 'Expiration date', '13/27', 'Enter a month and a year, as MM/YY'],
    ['Credit card', 'Security code', '12', 'Enter the 3 or 4 digits'],
    [
      'Bank account',
      'Routing number',
      '123456789',
      'This is not a routing number. Check the 9 digits.',
    ],
    ['Bank account', 'Account number', '12', 'Enter 4 to 17 digits'],
  ])('by %s, "%s" keeps %s from being purchased with', (method, label, text, message) => {
    const onAgree = vi.fn<() => void>();
    openPurchase({ ...chosen, onAgree });
    payBy(method);
    type(label, text);
    fireEvent.click(purchaseButton());
    expect(onAgree).not.toHaveBeenCalled();
    const field = screen.getByLabelText(label);
    expect(document.activeElement).toBe(field);
    expect(descriptionOf(field)).toContain(message);
  });

  it('name the brand of the card', () => {
    openPurchase(chosen);
    type('Card number', '3782');
    expect(descriptionOf(screen.getByLabelText('Card number'))).toBe('American Express');
  });

  it.each([
    ['Credit card', 'Fill in a sample card', 4],
    ['Bank account', 'Fill in a sample account', 3],
  ])('by %s are filled by "%s" with what can be purchased with', (method, name, count) => {
    const onAgree = vi.fn<() => void>();
    openPurchase({ ...chosen, onAgree });
    payBy(method);
    fireEvent.click(screen.getByRole('button', { name }));
    const filled = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    expect(filled.filter((value) => value !== '')).toHaveLength(count);
    fireEvent.click(purchaseButton());
    expect(onAgree).toHaveBeenCalledOnce();
  });

  it('have no name, so that no form can send them', () => {
    openPurchase(chosen);
    const named = screen.getAllByRole('textbox').filter((field) => field.hasAttribute('name'));
    expect(named).toEqual([]);
  });

  it('are exempt from spell checking, which may use a server', () => {
    openPurchase(chosen);
    const fields = screen.getAllByRole('textbox');
    expect(fields.map((field) => field.getAttribute('spellcheck'))).toEqual(
      fields.map(() => 'false'),
    );
  });

  it('never reach storage, the console, the network or the URL', async () => {
    const secret = '4242424242424242';
    const leaks: string[] = [];
    const note = (...values: unknown[]) => {
      leaks.push(JSON.stringify(values));
    };
    for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
      vi.spyOn(console, level).mockImplementation(note);
    }
    vi.stubGlobal('fetch', note);
    vi.stubGlobal('XMLHttpRequest', note);
    const { onDone } = openPurchase(chosen);
    type('Card number', secret);
    // Shown in groups of four.
    const shown = '4242 4242 4242 4242';
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', shown);
    fireEvent.click(purchaseButton());
    await wait(2000);
    expect(onDone).toHaveBeenCalledExactlyOnceWith();
    leaks.push(
      ...stored(localStorage),
      ...stored(sessionStorage),
      document.cookie,
      location.href,
      JSON.stringify(history.state),
    );
    expect(leaks.join()).not.toContain(secret);
    expect(leaks.join()).not.toContain(shown);
  });

  it('are empty when the browser brings the page back from its cache', () => {
    openPurchase(chosen);
    type('Card number', '4242');
    fireEvent(window, new Event('pagehide'));
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '');
  });

  it('are empty when the page is opened again', () => {
    const { unmount } = openPurchase(chosen);
    type('Security code', '123');
    unmount();
    openPurchase(chosen);
    expect(screen.getByLabelText('Security code')).toHaveProperty('value', '');
  });

  it.each(['abc', '🔨'.repeat(5000), '<script>alert(1)</script>'])(
    'take any text without breaking: %.20j is not a card number',
    (value) => {
      openPurchase(chosen);
      type('Card number', value);
      fireEvent.click(purchaseButton());
      expect(screen.getByLabelText('Card number').getAttribute('aria-invalid')).toBe('true');
    },
  );
});

describe('answers that an underwriter has to agree to', () => {
  const reasons = [
    {
      answer: 'pastInsurance.selectedIssues.convicted',
      label: 'A felony conviction in the past 5 years',
      verdict: { kind: 'conditional', condition: 'An underwriter has to agree first.' },
      call: true,
    },
  ] as const;
  const choices = { waivedCall: reasons.map(({ label }) => label) };

  it('are listed before the button, which waits for the visitor to choose to continue without a call', async () => {
    const { onDone } = openPurchase({ ...chosen, reasons });
    const call = screen.getByRole('region', { name: 'Best to call us before you buy' });
    expect(call.textContent).toContain('A felony conviction in the past 5 years');
    expect(purchaseButton().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(purchaseButton());
    await wait(10_000);
    expect(onDone).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Go on without a call' }));
    fireEvent.click(purchaseButton());
    await wait(2000);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('block it again when there is one that the visitor has not seen', () => {
    const more = { ...reasons[0], label: 'A bankruptcy in the past 3 years' };
    openPurchase({ ...chosen, reasons: [...reasons, more], choices });
    expect(purchaseButton().getAttribute('aria-disabled')).toBe('true');
  });

  it('do not block a visitor who has already chosen that on the quote', async () => {
    const { onDone } = openPurchase({ ...chosen, reasons, choices });
    fireEvent.click(purchaseButton());
    await wait(2000);
    expect(onDone).toHaveBeenCalledOnce();
  });
});

describe('earlier questions that are open', () => {
  it('let nothing be purchased (D30)', async () => {
    const { onDone } = openPurchase({ ...chosen, gapId: 'gap' });
    expect(purchaseButton().getAttribute('aria-disabled')).toBe('true');
    expect(purchaseButton().getAttribute('aria-describedby')).toBe('gap');
    expect(document.body.textContent).toContain('You can purchase once the earlier questions');
    fireEvent.click(purchaseButton());
    await wait(10_000);
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('the purchase', () => {
  it.each([
    ['basic', 'Purchase for $296.27'],
    ['deluxe', 'Purchase for $501.10'],
  ])('says on the button what the %s plan costs today', (planId, name) => {
    openPurchase({ ...chosen, planId });
    expect(screen.getByRole('button', { name })).toBeDefined();
    payBy('Bank account');
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('shows "Processing..." for 2 s and then completes', async () => {
    const { onDone } = openPurchase(chosen);
    fireEvent.click(screen.getByRole('button', { name: 'Purchase for $443.27' }));
    const busy = screen.getByRole('button', { name: 'Processing...' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    expect(document.querySelector('output')?.textContent).toBe('Processing...');
    await wait(1999);
    expect(onDone).not.toHaveBeenCalled();
    await wait(1);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('keeps both words in the button, so that its width stays', () => {
    openPurchase(chosen);
    const before = purchaseButton().textContent;
    fireEvent.click(purchaseButton());
    expect(purchaseButton().textContent).toBe(before);
    expect(before).toBe('Purchase for $443.27Processing...');
  });

  it('never happens by itself', async () => {
    const { onDone } = openPurchase(chosen);
    await wait(600_000);
    expect(onDone).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Purchase for $443.27' })).toBeDefined();
  });

  it('happens only once for a double click', async () => {
    const { onDone } = openPurchase(chosen);
    fireEvent.click(purchaseButton());
    fireEvent.click(purchaseButton());
    await wait(1500);
    fireEvent.click(purchaseButton());
    await wait(10_000);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('is not delayed when the page renders again meanwhile', async () => {
    const { onDone, again } = openPurchase(chosen);
    fireEvent.click(purchaseButton());
    await wait(1500);
    again();
    await wait(500);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('does not happen after the visitor leaves the page', async () => {
    const { onDone, unmount } = openPurchase(chosen);
    fireEvent.click(purchaseButton());
    await wait(1000);
    unmount();
    await wait(5000);
    expect(onDone).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps the method, the boxes and the fields unchanged while it is processed', () => {
    openPurchase(chosen);
    fireEvent.click(purchaseButton());
    payBy('Bank account');
    fireEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
    expect(amount('Due today')).toBe('$443.27');
    expect(screen.getByLabelText('Card number')).toHaveProperty('readOnly', true);
  });
});
