import { sampleCertificate } from './certificate.ts';
import type { Paper } from './paper.ts';
import { quoteSummary } from './quote-summary.ts';
import type { Purchase } from './purchase.ts';
import { purchaseReceipt } from './receipt.ts';
import { subcontractorPack } from './subcontractor-pack.ts';
import type { Subject } from './subject.ts';

/** All papers for these answers; the receipt exists only after a purchase, and then comes first. */
export function papersFor(subject: Subject, purchase: Purchase | undefined): Paper[] {
  return [
    ...(purchase === undefined ? [] : [purchaseReceipt(subject, purchase)]),
    quoteSummary(subject),
    sampleCertificate(subject),
    subcontractorPack(subject),
  ];
}
