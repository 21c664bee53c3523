import { useId, useRef } from 'react';
import catalog from '../../../../schemas/catalog/plans.json';
import details from '../../../../schemas/content/plan-details.json';
import texts from '../../../../schemas/content/quote.json';
import { type Json, fill } from '../../../engine/core.ts';
import { Icon, Modal, ModalHead, modalStyles as modal } from '../../../engine/ui.ts';
import styles from './plan-dialog.module.css';
import { coverageMap, coverageOf, subcontractorsIn } from '../offer/coverage.ts';
import { CoverageLines } from '../CoverageLines.tsx';
import type { Plan } from '../offer/plans.ts';
import planLimitsStyles from './plan-limits.module.css';

type Props = {
  plan: Plan;
  /** The answers on the visitor's path, to compare with the policy. */
  answers: Readonly<Record<string, Json | undefined>>;
  onClose: () => void;
};

/** What a plan covers and what it does not, with limits and examples. Open while rendered. */
export default function PlanDialog({ plan, answers, onClose }: Props) {
  const lines = coverageOf(coverageMap, answers);
  const subcontractors = subcontractorsIn(coverageMap, answers, plan.figures);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  return (
    <Modal
      aria-labelledby={title}
      className={styles.dialog ?? ''}
      light
      initialFocus={heading}
      onDismiss={onClose}
    >
      <ModalHead
        id={title}
        title={fill(details.title, { plan: plan.name })}
        heading={heading}
        close={{ 'aria-label': details.close, onClick: onClose }}
      />
      <div className={`${modal.body} ${styles.body}`}>
        <PlanLimits limits={plan.limits} />
        <p className={styles.notice}>{details.deductibleMeaning}</p>
        <h3>{details.covered}</h3>
        <dl className={styles.covered}>
          {plan.whatsCovered.map(({ title: name, description }) => (
            <div key={name}>
              <Icon name="check" size={20} />
              <dt>{name}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
        <h3>{details.notCovered}</h3>
        <ul className={styles.not}>
          {plan.whatsNotCovered.map((text) => (
            <li key={text}>
              <Icon name="close" size={16} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        {(lines.length > 0 || subcontractors !== undefined) && (
          <>
            <h3>{texts.work.title}</h3>
            {subcontractors !== undefined && <p>{subcontractors}</p>}
            <CoverageLines lines={lines} />
          </>
        )}
        <h3>{details.examples}</h3>
        <ul className={styles.examples}>
          {plan.coverageExamples.map(({ title: name, description }) => (
            <li key={name}>
              <strong>{name}</strong>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        <p className={styles.notice}>{catalog.examplesNotice}</p>
        <p className={styles.notice}>{catalog.sampleNotice}</p>
      </div>
    </Modal>
  );
}

const kinds = ['liability', 'professionalLiability'] as const;
const amounts = ['perIncident', 'perYear', 'deductible'] as const;

/** The most that a plan pays per claim and per year. */
function PlanLimits({ limits }: { limits: Plan['limits'] }) {
  return (
    <table className={planLimitsStyles.limits}>
      <caption>{details.limits}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{details.kind}</span>
          </th>
          {amounts.map((amount) => (
            <th key={amount} scope="col">
              {details[amount]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{details[kind]}</th>
            {amounts.map((amount) => (
              <td key={amount}>{limits[kind][amount]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
