import type { Asked } from '../quote/AskedFor.tsx';
import type { Contract } from '../quote/offer/contract.ts';
import type { CoverageLine } from '../quote/offer/coverage.ts';
import type { Offer } from '../quote/offer/offer.ts';

/** What the papers are about. Dates are ISO local dates; unanswered fields are '' or absent. */
export type Subject = {
  today: string;
  quoteId: string;
  businessName: string;
  /** Street, city, state and ZIP code in one line. */
  address: string;
  trades: readonly string[];
  operatingState?: string;
  startDate: string;
  /** Work done by subcontractors. */
  subcontracted: readonly string[];
  offer: Offer;
  lines: readonly CoverageLine[];
  subcontractors?: string;
  asked: readonly Asked[];
  contract: Contract;
  /** Whom the certificate is for. */
  client: string;
};

/** A label and its value. */
export type Fact = { label: string; value: string };

/** One part of a paper, from top to bottom. */
export type Part =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'list'; items: readonly string[] }
  /** Lines with a box to check by hand. */
  | { kind: 'checks'; items: readonly string[] }
  /** Labels with room to write after them. */
  | { kind: 'blanks'; labels: readonly string[] };

export type PaperId = 'quote' | 'certificate' | 'subcontractors' | 'receipt';

/** A paper as data; the page and the PDF both render it. */
export type Paper = {
  id: PaperId;
  title: string;
  /** Name of the PDF. */
  file: string;
  /** A word across the sheet, for papers that must not pass for the real thing. */
  watermark?: string;
  parts: readonly Part[];
};

/** Facts with a value. */
const given = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== '');

export const heading = (text: string): Part => ({ kind: 'heading', text });
export const text = (words: string): Part => ({ kind: 'text', text: words });
export const facts = (all: readonly Fact[]): Part => ({ kind: 'facts', facts: given(all) });

/** A heading and its facts, or nothing if there are no facts. */
export function section(title: string, all: readonly Fact[]): Part[] {
  const known = given(all);
  return known.length === 0 ? [] : [heading(title), facts(known)];
}
