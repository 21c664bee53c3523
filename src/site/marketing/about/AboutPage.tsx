import brand from '../../../../schemas/catalog/brand.json' with { type: 'json' };
import texts from '../../../../schemas/content/about.json' with { type: 'json' };
import { AwardsDrawing } from '../drawings/AwardsDrawing.tsx';
import { PartnersDrawing } from '../drawings/PartnersDrawing.tsx';
import { SiteLayout } from '../layout/SiteLayout.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Faq } from '../sections/Faq.tsx';
import { QuoteBanner } from '../sections/QuoteBanner.tsx';
import { Stats } from '../sections/Stats.tsx';
import styles from './about-page.module.css';

/** Spec section 2, About page: two buttons, stats, partners, mission, awards, FAQ. */
export default function AboutPage() {
  const { hero, mission, partners, awards } = texts;
  return (
    <SiteLayout title={texts.meta.title}>
      <QuoteBanner title={hero.title} text={hero.text} start={hero.quote} icon={hero.icon} />
      <Stats items={texts.stats} mark={texts.sample} />
      <section className={styles.mission} aria-labelledby="mission-title">
        <h2 id="mission-title">{mission.title}</h2>
        <div className={styles.paragraphs}>
          {mission.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className={styles.pair}>
        <div className={styles.card}>
          <PartnersDrawing label={partners.picture} />
          <h2>{partners.title}</h2>
          <p>{partners.text}</p>
          <p>{brand.carrier}</p>
        </div>
        <div className={styles.card}>
          <AwardsDrawing label={awards.picture} />
          <h2>{awards.title}</h2>
          <p>{awards.text}</p>
        </div>
      </section>
      <Faq title={texts.faqTitle} items={texts.faq} />
      <ClosingCall {...texts.closing} mark={texts.sample} />
    </SiteLayout>
  );
}
