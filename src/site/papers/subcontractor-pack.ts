import texts from '../../../schemas/content/papers.json';
import { dateInWords, fill } from '../../engine/core.ts';
import { facts, heading, text, type Paper, type Part } from './paper.ts';
import type { Subject } from './subject.ts';

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
