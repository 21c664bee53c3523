import { NO_CONTRACT } from '../../../src/site/quote/offer/contract.ts';
import { offerFor } from '../../../src/site/quote/offer/offer.ts';
import { knownCatalogs } from '../quote/offer/known-catalogs.ts';
import type { Paper, Subject } from '../../../src/site/papers/paper.ts';

/** A plumber with two subcontractors, an umbrella and an answer that needs a call. */
export const subject: Subject = {
  today: '2026-11-21',
  quoteId: 'QTE-4821907',
  businessName: 'Lou & Sons Plumbing LLC',
  address: '1 Main St, Chicago, IL 60614',
  trades: ['Plumbing'],
  operatingState: 'Illinois',
  startDate: '2026-12-01',
  subcontracted: ['Foundation work', 'Drywall'],
  offer: offerFor(knownCatalogs.plans, {
    planId: 'premier',
    startDate: '2026-12-01',
    today: '2026-11-21',
  }),
  lines: [
    {
      answer: 'pastInsurance.selectedIssues',
      label: 'A felony conviction',
      verdict: { kind: 'conditional', condition: 'An underwriter has to agree first.' },
      call: true,
    },
    {
      answer: 'constructionTypes',
      label: 'Plumbing',
      verdict: { kind: 'covered' },
      call: false,
    },
  ],
  subcontractors: 'Your subcontractors are covered on two conditions.',
  asked: [
    { text: 'Umbrella ($2M)', included: false, note: 'We add it by phone.', answer: 'umbrella' },
  ],
  contract: NO_CONTRACT,
  client: '',
};

/** Every text of a paper, one per line. */
export const wordsOf = ({ parts }: Paper): string[] =>
  parts.flatMap((part) => {
    switch (part.kind) {
      case 'heading':
      case 'text':
        return [part.text];
      case 'facts':
        return part.facts.map(({ label, value }) => `${label}: ${value}`);
      case 'list':
      case 'checks':
        return [...part.items];
      case 'blanks':
        return [...part.labels];
    }
  });
