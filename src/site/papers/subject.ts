import type { Asked } from '../quote/AskedFor.tsx';
import type { Contract } from '../quote/contract.ts';
import type { CoverageLine } from '../quote/coverage.ts';
import type { Offer } from '../quote/offer.ts';

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
