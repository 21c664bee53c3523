import brand from '../../../schemas/catalog/brand.json';
import texts from '../../../schemas/content/papers.json';
import { dateInWords, fill } from '../../engine/core.ts';
import { facts, heading, text, type Paper } from './paper.ts';
import type { Subject } from './subject.ts';

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
