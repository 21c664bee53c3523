import brand from '../../schemas/catalog/brand.json';
import texts from '../../schemas/content/quote.json';
import { fill } from '../ui/fill.ts';
import { Fold } from './Fold.tsx';
import type { Plan } from './plans.ts';
import styles from './sample-certificate.module.css';

const { certificate } = texts;
const { fields } = certificate;

/** A note on certificates next to a drawn sample that cannot be mistaken for a real one. */
export function SampleCertificate({ plan }: { plan: Plan }) {
  const { liability, professionalLiability } = plan.limits;
  const shown = [
    { label: fields.producer.label, value: brand.name },
    { label: fields.insurer.label, value: brand.carrier },
    fields.insured,
    fields.policy,
    { label: fields.occurrence.label, value: liability.perIncident },
    { label: fields.aggregate.label, value: liability.perYear },
    { label: fields.professional.label, value: professionalLiability.perIncident },
    fields.holder,
  ];
  return (
    <Fold opens="nowhere" className={styles.fold ?? ''} summary={<h2>{certificate.title}</h2>}>
      <div className={styles.section}>
        <div className={styles.words}>
          <p>{certificate.text}</p>
          <p className={styles.note}>{certificate.note}</p>
        </div>
        <figure className={styles.figure}>
          <div className={styles.paper} data-watermark={certificate.watermark}>
            <p className={styles.heading}>{certificate.heading}</p>
            <dl className={styles.fields}>
              {shown.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <figcaption className={styles.caption}>
            {fill(certificate.caption, { plan: plan.name })}
          </figcaption>
        </figure>
      </div>
    </Fold>
  );
}
