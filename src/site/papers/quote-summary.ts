import brand from '../../../schemas/catalog/brand.json';
import beforePurchase from '../../../schemas/content/before-purchase.json';
import texts from '../../../schemas/content/papers.json';
import words from '../../../schemas/content/quote.json';
import { dateInWords, fill, listInWords } from '../../engine/core.ts';
import type { SaleCatalogs } from '../quote/offer/catalogs.ts';
import { isAsked, shortfalls } from '../quote/offer/contract.ts';
import { mergeAlike, type CoverageLine } from '../quote/offer/coverage.ts';
import { fraudStatement, type FraudStatement } from '../quote/fraud-statement.ts';
import { contractInWords, reasonInWords } from '../quote/offer/in-words.ts';
import { formatCents } from '../quote/offer/money.ts';
import { feesIn, type PaymentFee } from '../quote/offer/payment-fee.ts';
import { plansOf, type Plan } from '../quote/offer/plans.ts';
import {
  type Fact,
  facts,
  heading,
  type Paper,
  type Part,
  section,
  type Subject,
  text,
} from './paper.ts';
import payment from '../../../schemas/catalog/payment.json';
import {
  ledgerOf,
  type Price,
  exampleMonth,
  refundInWords,
  totalInWords,
} from '../quote/offer/ledger.ts';

const { quote } = texts;

/** Everything on the quote page, to file or to show to a business partner. */
export function quoteSummary(catalogs: SaleCatalogs, subject: Subject): Paper {
  const plans = plansOf(catalogs.plans);
  const { offer, operatingState, asked } = subject;
  const [fee] = feesIn(catalogs.payment, operatingState);
  return {
    id: 'quote',
    title: quote.title,
    file: quote.file,
    parts: [
      facts(whom(subject)),
      ...section(
        quote.plans,
        plans.map((plan) => planFact(plan, offer.plan)),
      ),
      heading(fill(quote.payments, { plan: offer.plan.name })),
      ...(fee === undefined ? [] : paymentParts(offer, fee)),
      ...callFirst(subject),
      ...work(subject),
      ...section(
        quote.asked,
        asked.map(({ text: label, included, note }) => ({
          label,
          value: fill(included ? quote.included : quote.notIncluded, { note }),
        })),
      ),
      ...contractParts(plans, subject),
      ...legal(fraudStatement(catalogs.fraudStatements, operatingState)),
    ],
  };
}

function whom({ quoteId, businessName, trades, operatingState = '', startDate, today }: Subject) {
  const values = {
    quoteId,
    businessName,
    trades: listInWords(trades),
    operatingState,
    startDate: dateInWords(startDate),
    today: dateInWords(today),
  };
  return Object.entries(values).map(([name, value]): Fact => ({
    label: quote.facts[name as keyof typeof values],
    value,
  }));
}

function planFact(plan: Plan, chosen: Plan): Fact {
  const price = formatCents(plan.priceCents);
  return {
    label: plan.id === chosen.id ? fill(quote.chosen, { plan: plan.name }) : plan.name,
    value: fill(quote.plan, { price, ...plan.figures }),
  };
}

function callFirst({ lines }: Subject): Part[] {
  const reasons = lines.filter(({ call }) => call).map(({ label }) => label);
  if (reasons.length === 0) return [];
  return [heading(beforePurchase.call.title), { kind: 'list', items: reasons }];
}

function work({ lines, subcontractors }: Subject): Part[] {
  if (lines.length === 0 && subcontractors === undefined) return [];
  return [
    heading(words.work.title),
    ...(subcontractors === undefined ? [] : [text(subcontractors)]),
    facts(mergeAlike(lines).map(workFact)),
  ];
}

function workFact({ label, verdict }: CoverageLine): Fact {
  const reason = reasonInWords(verdict);
  return { label, value: [words.work[verdict.kind], reason].filter(Boolean).join('. ') };
}

function contractParts(plans: readonly Plan[], { contract }: Subject): Part[] {
  if (!isAsked(contract)) return [];
  return section(
    quote.contract,
    plans.map((plan) => ({
      label: plan.name,
      value: contractInWords(shortfalls(plan, contract)),
    })),
  );
}

function legal(fraud: FraudStatement): Part[] {
  return [
    heading(quote.legal),
    text(
      [
        words.estimate,
        words.coverageStarts,
        fill(words.legal.carrier, { carrier: brand.carrier }),
        brand.license,
      ].join(' '),
    ),
    text(fraud.text),
  ];
}

const feeInWords = (cents: number): string =>
  cents > 0 ? `${formatCents(cents)} (${payment.feeHint})` : formatCents(cents);

/** The payments as on the quote and the purchase page, with a sample refund. */
export function paymentParts(price: Price, fee: PaymentFee): Part[] {
  const ledger = ledgerOf(price, fee.feeCents);
  const count = ledger.automaticPayments;
  const month = exampleMonth(price);
  const lines: Fact[] = [
    { label: payment.monthlyPrice, value: formatCents(ledger.monthlyCents) },
    { label: fee.feeLabel, value: feeInWords(ledger.feeCents) },
    { label: payment.dueToday, value: formatCents(ledger.dueTodayCents) },
    {
      label: payment.total,
      value: `${formatCents(ledger.yearlyCents)} (${totalInWords(ledger)})`,
    },
    { label: fill(texts.quote.refund, { month }), value: refundInWords(price, month) },
  ];
  const date = dateInWords(ledger.firstAutomaticPayment);
  return [
    { kind: 'facts', facts: lines },
    { kind: 'text', text: fill(payment.schedule, { count, date }) },
  ];
}
