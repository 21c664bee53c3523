import type { SaleCatalogs } from '../quote/catalogs.ts';
import { sampleCertificate } from './certificate.ts';
import type { Paper } from './paper.ts';
import { quoteSummary } from './quote-summary.ts';
import type { Purchase } from './purchase.ts';
import { purchaseReceipt } from './receipt.ts';
import { subcontractorPack } from './subcontractor-pack.ts';
import type { Subject } from './subject.ts';

/** All papers for these answers; the receipt exists only after a purchase, and then comes first. */
export function papersFor(
  catalogs: SaleCatalogs,
  subject: Subject,
  purchase: Purchase | undefined,
): Paper[] {
  return [
    ...(purchase === undefined ? [] : [purchaseReceipt(catalogs, subject, purchase)]),
    quoteSummary(catalogs, subject),
    sampleCertificate(subject),
    subcontractorPack(subject),
  ];
}
