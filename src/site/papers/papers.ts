import type { SaleCatalogs } from '../quote/offer/catalogs.ts';
import { facts, heading, type Paper, type Part, type Subject, text } from './paper.ts';
import { quoteSummary, paymentParts } from './quote-summary.ts';
import type { Purchase } from './purchase.ts';
import brand from '../../../schemas/catalog/brand.json';
import texts from '../../../schemas/content/papers.json';
import { dateInWords, fill } from '../../engine/core.ts';
import { offerFor } from '../quote/offer/offer.ts';
import { feesIn } from '../quote/offer/payment-fee.ts';

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

const { certificate } = texts;

/** What a client would see, filled in and marked so that nobody mistakes it for a real certificate. */
export function sampleCertificate(subject: Subject): Paper {
  const { offer, businessName, address, client, startDate } = subject;
  const { liability, professionalLiability } = offer.plan.limits;
  const labels = certificate.facts;
  return {
    id: 'certificate',
    title: certificate.title,
    file: certificate.file,
    watermark: texts.watermark,
    parts: [
      heading(certificate.heading),
      text(fill(certificate.caption, { plan: offer.plan.name })),
      facts([
        { label: labels.producer, value: brand.name },
        { label: labels.insurer, value: brand.carrier },
        { label: labels.insured, value: businessName || certificate.yourBusiness },
        { label: labels.address, value: address },
        { label: labels.policy, value: certificate.noPolicy },
        { label: labels.starts, value: dateInWords(startDate) },
        { label: labels.occurrence, value: liability.perIncident },
        { label: labels.aggregate, value: liability.perYear },
        { label: labels.professional, value: professionalLiability.perIncident },
        { label: labels.holder, value: client.trim() || certificate.yourClient },
      ]),
      text(certificate.note),
    ],
  };
}

const { letter, checks, licenses, title, file } = texts.subcontractors;

/** The letter, the checks and the licenses that meet the plan's conditions for subcontractors. */
export function subcontractorPack({ businessName, today, subcontracted, offer }: Subject): Paper {
  const words = {
    ...offer.plan.figures,
    business: businessName || texts.certificate.yourBusiness,
  };
  const all = (lines: readonly string[]) => lines.map((line) => fill(line, words));
  return {
    id: 'subcontractors',
    title,
    file,
    parts: [
      heading(letter.title),
      facts([{ label: letter.date, value: dateInWords(today) }]),
      { kind: 'blanks', labels: [letter.to, letter.job] },
      text(fill(letter.text, words)),
      { kind: 'list', items: all(letter.items) },
      text(letter.keep),
      { kind: 'blanks', labels: [fill(letter.signed, words)] },
      heading(checks.title),
      { kind: 'checks', items: all(checks.items) },
      text(checks.note),
      ...licenseParts(subcontracted),
    ],
  };
}

function licenseParts(subcontracted: readonly string[]): Part[] {
  const work = subcontracted.length === 0 ? [licenses.none] : subcontracted;
  return [
    heading(licenses.title),
    text(licenses.text),
    { kind: 'blanks', labels: work.map((one) => `${one}: ${licenses.number}`) },
  ];
}

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
