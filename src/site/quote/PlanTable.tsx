import texts from '../../../schemas/content/quote.json';
import { formatCents } from './money.ts';
import styles from './plan-table.module.css';
import { plans, type Feature, type Plan } from './plans.ts';

type Row = { name: string; values: { plan: string; text: string; included: boolean }[] };

/** Every figure of every plan in one real table, for comparing line by line. */
export default function PlanTable({ id, chosen }: { id: string; chosen: Plan }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
    <section id={id} className={styles.scroller} aria-labelledby={`${id}caption`} tabIndex={0}>
      <table className={styles.table}>
        <caption id={`${id}caption`} className={styles.caption}>
          {texts.compare.caption}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.compare.feature}</span>
            </th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col" data-chosen={plan.id === chosen.id}>
                {plan.name}
                {plan.recommended && <small>{texts.plans.recommended}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map(({ plan, text, included }) => (
                <td key={plan} data-chosen={plan === chosen.id} data-included={included}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const included = (text: string): Pick<Feature, 'value' | 'included'> => ({
  value: text,
  included: true,
});

const row = (name: string, read: (plan: Plan) => Pick<Feature, 'value' | 'included'>): Row => ({
  name,
  values: plans.map((plan) => {
    const { value, included: isIncluded } = read(plan);
    return { plan: plan.id, text: value, included: isIncluded };
  }),
});

/** A plan does not include a feature that only other plans name. */
const featureRow = (name: string): Row =>
  row(
    name,
    ({ features }) =>
      features.find((feature) => feature.name === name) ?? { value: '–', included: false },
  );

const rows: readonly Row[] = [
  row(texts.labels.price, ({ priceCents }) => included(formatCents(priceCents))),
  row(texts.labels.tier, ({ card }) => included(card.tier)),
  row(texts.labels.coverageLimit, ({ card }) => included(card.coverageLimit)),
  ...[...new Set(plans.flatMap(({ features }) => features.map(({ name }) => name)))].map(
    featureRow,
  ),
  row(texts.labels.rating, ({ card }) => included(card.rating)),
  row(texts.labels.supportLevel, ({ card }) => included(card.supportLevel)),
  row(texts.labels.carrier, ({ card }) => included(card.carrier)),
];
