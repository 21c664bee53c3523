import brand from '../../../schemas/catalog/brand.json';
import texts from '../../../schemas/content/papers.json';
import { dateInWords, fill } from '../../engine/core.ts';
import type { SaleCatalogs } from '../quote/catalogs.ts';
import { offerFor } from '../quote/offer.ts';
import { feesIn } from '../quote/payment-fee.ts';
import { facts, heading, text, type Paper } from './paper.ts';
import { paymentParts } from './payment-facts.ts';
import type { Purchase } from './purchase.ts';
import type { Subject } from './subject.ts';

const { receipt } = texts;

/** A receipt for what would have been paid, which says that nothing was. */
export function purchaseReceipt(
  { plans, payment }: SaleCatalogs,
  subject: Subject,
  { plan, method, on }: Purchase,
): Paper {
  const { quoteId, businessName, operatingState, startDate } = subject;
  const offer = offerFor(plans, { planId: plan, startDate, today: on });
  const fee = feesIn(payment, operatingState).find(({ id }) => id === method);
  const words = { phone: brand.salesPhone.display, quoteId };
  const steps = quoteId === '' ? receipt.stepsWithoutQuote : receipt.steps;
  return {
    id: 'receipt',
    title: receipt.title,
    file: receipt.file,
    watermark: texts.watermark,
    parts: [
      heading(receipt.heading),
      text(receipt.text),
      facts([
        { label: texts.quote.facts.quoteId, value: quoteId },
        { label: texts.quote.facts.businessName, value: businessName },
        { label: receipt.facts.on, value: dateInWords(on) },
        { label: receipt.facts.plan, value: offer.plan.name },
        { label: receipt.facts.method, value: fee?.label ?? '' },
      ]),
      ...(fee === undefined ? [] : paymentParts(offer, fee)),
      heading(receipt.next),
      { kind: 'list', items: steps.map((step) => fill(step, words)) },
    ],
  };
}
