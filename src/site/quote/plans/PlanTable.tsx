import texts from '../../../../schemas/content/quote.json';
import { formatCents } from '../offer/money.ts';
import styles from './plan-table.module.css';
import type { Feature, Plan } from '../offer/plans.ts';
import { useOrderedPlans } from './use-stacked.ts';

type Cell = Pick<Feature, 'value' | 'included'>;
type Row = { name: string; values: { plan: string; text: string; included: boolean }[] };

/** Every figure of every plan in one real table, for comparing line by line. */
export default function PlanTable({ id, chosen }: { id: string; chosen: Plan }) {
  const plans = useOrderedPlans();
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
                <span>{plan.name}</span>
                {plan.recommended && <small>{texts.plans.recommended}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(plans).map(({ name, values }) => (
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

const included = (text: string): Cell => ({
  value: text,
  included: true,
});

/** A plan does not include a feature that only other plans name. */
const ofFeature =
  (name: string) =>
  ({ features }: Plan): Cell =>
    features.find((feature) => feature.name === name) ?? { value: '–', included: false };

function rowsOf(plans: readonly Plan[]): Row[] {
  const row = (name: string, read: (plan: Plan) => Cell): Row => ({
    name,
    values: plans.map((plan) => {
      const { value, included: isIncluded } = read(plan);
      return { plan: plan.id, text: value, included: isIncluded };
    }),
  });
  const features = new Set(plans.flatMap((plan) => plan.features.map(({ name }) => name)));
  return [
    row(texts.labels.price, ({ priceCents }) => included(formatCents(priceCents))),
    row(texts.labels.tier, ({ card }) => included(card.tier)),
    row(texts.labels.coverageLimit, ({ card }) => included(card.coverageLimit)),
    ...[...features].map((name) => row(name, ofFeature(name))),
    row(texts.labels.rating, ({ card }) => included(card.rating)),
    row(texts.labels.supportLevel, ({ card }) => included(card.supportLevel)),
    row(texts.labels.carrier, ({ card }) => included(card.carrier)),
  ];
}
