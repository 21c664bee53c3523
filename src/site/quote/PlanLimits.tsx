import texts from '../../../schemas/content/quote.json';
import styles from './plan-limits.module.css';
import type { Plan } from './plans.ts';

const kinds = ['liability', 'professionalLiability'] as const;
const amounts = ['perIncident', 'perYear', 'deductible'] as const;

/** The most that a plan pays per claim and per year. */
export function PlanLimits({ limits }: { limits: Plan['limits'] }) {
  return (
    <table className={styles.limits}>
      <caption>{texts.details.limits}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{texts.details.kind}</span>
          </th>
          {amounts.map((amount) => (
            <th key={amount} scope="col">
              {texts.details[amount]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{texts.details[kind]}</th>
            {amounts.map((amount) => (
              <td key={amount}>{limits[kind][amount]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
