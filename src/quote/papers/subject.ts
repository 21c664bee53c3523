import type { Asked } from '../AskedFor.tsx';
import type { Contract } from '../contract.ts';
import type { ToldLine } from '../coverage.ts';
import type { Offer } from '../offer.ts';

/** What the papers are about. Dates are ISO local dates; what is not answered is '' or absent. */
export type Subject = {
  today: string;
  quoteId: string;
  businessName: string;
  /** Street, city, state and ZIP code in one line. */
  address: string;
  trades: readonly string[];
  operatingState?: string;
  startDate: string;
  /** The work that is handed on to subcontractors. */
  subcontracted: readonly string[];
  offer: Offer;
  lines: readonly ToldLine[];
  subcontractors?: string;
  asked: readonly Asked[];
  contract: Contract;
  /** Whoever the certificate is for. */
  client: string;
};
