import brand from '../../../../schemas/catalog/brand.json' with { type: 'json' };
import industries from '../../../../schemas/catalog/industries.json' with { type: 'json' };
import plans from '../../../../schemas/catalog/plans.json' with { type: 'json' };
import texts from '../../../../schemas/content/landing.json' with { type: 'json' };
import { Icon, Logo } from '../../../engine/ui.ts';
import '../../../engine/ui/icons/industries.ts';
import { Unbroken } from '../sections/Unbroken.tsx';
import styles from './step-pictures.module.css';

const { mock } = texts.steps;

/** The first question, with the real industries. */
export function QuestionPicture() {
  return (
    <div className={styles.screen}>
      <p className={styles.question}>{mock.industryQuestion}</p>
      <div className={styles.tiles}>
        {industries.entries.map(({ id, label, icon }) => (
          <span key={id} className={id === mock.chosen ? styles.chosen : styles.tile}>
            <Icon name={icon} size={22} />
            <span>
              <Unbroken>{label}</Unbroken>
            </span>
          </span>
        ))}
      </div>
      <p className={styles.small}>{mock.stateLabel}</p>
      <p className={styles.select}>
        {mock.state}
        <Icon name="chevron-down" size={18} />
      </p>
    </div>
  );
}

/** The quote, with the real plans and prices. */
export function PlansPicture() {
  return (
    <div className={styles.screen}>
      {plans.entries.map(({ id, name, price, recommended }) => (
        <div key={id} className={recommended ? styles.bestPlan : styles.plan}>
          <span className={styles.planName}>
            {name}
            {recommended ? <span className={styles.ribbon}>{mock.recommended}</span> : null}
          </span>
          <span className={styles.amount}>
            <span className={styles.price}>${price}</span>
            <span className={styles.small}>{mock.perMonth}</span>
          </span>
        </div>
      ))}
      <p className={styles.small}>{plans.sampleNotice}</p>
    </div>
  );
}

/** A certificate that nobody can mistake for a real one. */
export function CertificatePicture() {
  return (
    <div className={styles.certificate}>
      <div className={styles.certificateHead}>
        <Logo name={brand.name} />
        <span>{mock.certificate}</span>
      </div>
      <p className={styles.small}>{mock.insured}</p>
      <span className={styles.blank} />
      <p className={styles.small}>{mock.holder}</p>
      <span className={styles.blank} />
      <p className={styles.row}>
        <span>{mock.limit}</span>
        <strong>{mock.limitValue}</strong>
      </p>
      <p className={styles.small}>{brand.carrier}</p>
      <span className={styles.watermark}>{mock.watermark}</span>
    </div>
  );
}
