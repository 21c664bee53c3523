import texts from '../../../../schemas/content/landing.json' with { type: 'json' };
import { CertificatePicture, PlansPicture, QuestionPicture } from './StepPictures.tsx';
import styles from './steps.module.css';

const { steps } = texts;
const pictures = [QuestionPicture, PlansPicture, CertificatePicture];

/** The "three easy steps" demo: small copies of the screens, fed by the same catalogs. */
export function Steps() {
  return (
    <section className={styles.section} aria-labelledby="steps-title">
      <div className={styles.inner}>
        <h2 id="steps-title">{steps.title}</h2>
        <ol className={styles.steps}>
          {steps.items.map(({ title, text, picture }, index) => {
            const Picture = pictures[index];
            return (
              <li key={title}>
                <div className={styles.picture} role="img" aria-label={picture}>
                  {/* An image has no parts, but browsers still expose the texts inside this one. */}
                  <div aria-hidden="true">{Picture === undefined ? null : <Picture />}</div>
                </div>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
