import { describe, expect, it } from 'vitest';
import {
  papersFor,
  purchaseReceipt,
  sampleCertificate,
  subcontractorPack,
} from '../../../src/site/papers/papers.ts';
import { purchaseIn, receiptHref } from '../../../src/site/papers/purchase.ts';
import { quoteSummary } from '../../../src/site/papers/quote-summary.ts';
import { subject, wordsOf } from './subject.ts';
import { knownCatalogs } from '../quote/offer/known-catalogs.ts';

const purchase = { plan: 'premier', method: 'bank', on: '2026-11-21' };

describe('the quote summary', () => {
  const words = wordsOf(quoteSummary(knownCatalogs, subject));

  it('says whom it is for, for which work, where and from when', () => {
    expect(words).toEqual(
      expect.arrayContaining([
        'Quote number: QTE-4821907',
        'Prepared for: Lou & Sons Plumbing LLC',
        'Work: Plumbing',
        'State: Illinois',
        'Coverage to start: December 1, 2026',
      ]),
    );
  });

  it('has the figures of the quote page, to the cent', () => {
    expect(words).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Premier \(your choice\): \$440\.84 a month, \$1M per claim/),
        'Monthly price: $440.84',
        'Card transaction fee (1.99%): $2.43 (Sample: the card fee is the same for every plan)',
        'Due today: $443.27',
        'Total for the year: $5,292.51 (12 payments and the fee)',
        'Then 11 monthly automatic payments starting on January 1, 2027.',
      ]),
    );
  });

  it('names what needs a call, what is covered, and what was requested', () => {
    expect(words).toEqual(
      expect.arrayContaining([
        'Best to call us before you buy',
        'A felony conviction',
        'A felony conviction: Covered with a condition. An underwriter has to agree first.',
        'Plumbing: Covered',
        'Your subcontractors are covered on two conditions.',
        'Umbrella ($2M): Not included. We add it by phone.',
      ]),
    );
  });

  it('compares the plans with the contract of a client, if there is one', () => {
    expect(words.join()).not.toContain('Meets the contract');
    const asked = quoteSummary(knownCatalogs, {
      ...subject,
      contract: { perIncident: '$2M', clauses: [] },
    });
    expect(wordsOf(asked)).toEqual(
      expect.arrayContaining([
        'Basic: Short: $2M per claim asked, $1M in this plan',
        'Deluxe: Meets the contract',
      ]),
    );
  });

  it('says that it is an estimate and not a binder', () => {
    expect(words.join()).toContain('Not an offer or a binder.');
  });

  it('omits unanswered questions', () => {
    const bare = quoteSummary(knownCatalogs, {
      ...subject,
      quoteId: '',
      businessName: '',
      lines: [],
      asked: [],
    });
    expect(wordsOf(bare).filter((line) => /: ?$/.test(line))).toEqual([]);
    expect(wordsOf(bare).join()).not.toContain('Best to call us before you buy');
  });
});

describe('the sample certificate', () => {
  it('names the business, its client and the limits of the chosen plan', () => {
    const words = wordsOf(sampleCertificate({ ...subject, client: ' Harbor Builders ' }));
    expect(words).toEqual(
      expect.arrayContaining([
        'Insured: Lou & Sons Plumbing LLC',
        'Address of the insured: 1 Main St, Chicago, IL 60614',
        'Certificate holder: Harbor Builders',
        'General liability, per claim: $1M',
        'Professional liability: $10K',
        'Policy number: None (sample)',
      ]),
    );
  });

  it('says what it is, and cannot be mistaken for a real one', () => {
    const paper = sampleCertificate(subject);
    expect(paper.watermark).toBe('SAMPLE');
    expect(wordsOf(paper)).toContain('Sample certificate for the Premier plan. It is not valid.');
    expect(wordsOf(paper).join()).toContain('It does not give, change or extend any coverage.');
  });

  it('is complete before a client is named', () => {
    const words = wordsOf(sampleCertificate({ ...subject, businessName: '' }));
    expect(words).toContain('Insured: Your business');
    expect(words).toContain('Certificate holder: Your client');
  });
});

describe('the subcontractor pack', () => {
  const words = wordsOf(subcontractorPack(subject));

  it('asks for the limits of the plan and for the business to be named', () => {
    const letter = words.join('\n');
    expect(letter).toContain('at least $1M per claim and $1M per year');
    expect(letter).toContain('names Lou & Sons Plumbing LLC as an additional insured');
  });

  it('has a line for the license of each kind of subcontracted work', () => {
    expect(words).toContain('Foundation work: License number and end date');
    expect(words).toContain('Drywall: License number and end date');
  });

  it('says that a certificate alone is no coverage', () => {
    expect(words.join()).toContain('A certificate alone does not cover you');
  });
});

describe('the receipt', () => {
  it('has the figures of the purchase by payment method, and says that nothing was paid', () => {
    const words = wordsOf(purchaseReceipt(knownCatalogs, subject, purchase));
    expect(words).toEqual(
      expect.arrayContaining([
        'No payment was taken and no policy was issued. These are the figures that a purchase would have had.',
        'Date: November 21, 2026',
        'Plan: Premier',
        'Way to pay: Bank account',
        'Due today: $440.84',
      ]),
    );
  });

  it('says what happens next, with the number to mention', () => {
    expect(wordsOf(purchaseReceipt(knownCatalogs, subject, purchase)).join()).toContain(
      'Once somebody answers (312) 555-0142, you can talk about real coverage there: name quote number QTE-4821907',
    );
    const nameless = wordsOf(
      purchaseReceipt(knownCatalogs, { ...subject, quoteId: '' }, purchase),
    ).join();
    expect(nameless).not.toContain('quote number');
  });

  it('exists only after a purchase, and is then the first paper', () => {
    const ids = (bought: boolean) =>
      papersFor(knownCatalogs, subject, bought ? purchase : undefined).map(({ id }) => id);
    expect(ids(false)).toEqual(['quote', 'certificate', 'subcontractors']);
    expect(ids(true)).toEqual(['receipt', 'quote', 'certificate', 'subcontractors']);
  });

  it('has a URL without personal data', () => {
    const href = receiptHref('/papers', purchase);
    expect(href).toBe('/papers?paper=receipt&plan=premier&method=bank&on=2026-11-21');
    expect(purchaseIn(knownCatalogs, new URL(href, 'http://x').searchParams)).toEqual(purchase);
  });

  it.each([
    'plan=gold&method=bank&on=2026-11-21',
    'plan=premier&method=cash&on=2026-11-21',
    'plan=premier&method=bank&on=2026-13-41',
    'paper=receipt',
  ])('is not made up for an address that was edited: %s', (parameters) => {
    expect(purchaseIn(knownCatalogs, new URLSearchParams(parameters))).toBeUndefined();
  });
});

it('no paper has two facts with the same name in a section, or an unfilled placeholder', () => {
  for (const paper of papersFor(knownCatalogs, subject, purchase)) {
    const labels = paper.parts.map((part) =>
      part.kind === 'facts' ? part.facts.map(({ label }) => label) : [],
    );
    expect(labels.map((all) => new Set(all).size)).toEqual(labels.map((all) => all.length));
    expect(wordsOf(paper).join()).not.toMatch(/[{}]/);
  }
});
