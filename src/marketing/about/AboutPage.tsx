import brand from '../../../schemas/catalog/brand.json' with { type: 'json' };
import texts from '../../../schemas/content/about.json' with { type: 'json' };
import navigation from '../../../schemas/content/navigation.json' with { type: 'json' };
import { Icon } from '../../ui/icons/Icon.tsx';
import '../../ui/icons/coverage.ts';
import { AwardsDrawing } from '../drawings/AwardsDrawing.tsx';
import { DetailDrawing } from '../drawings/DetailDrawing.tsx';
import { PartnersDrawing } from '../drawings/PartnersDrawing.tsx';
import { SiteLayout } from '../layout/SiteLayout.tsx';
import banner from '../sections/Banner.module.css';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Faq } from '../sections/Faq.tsx';
import { Stats } from '../sections/Stats.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './AboutPage.module.css';

/** Spec section 2, About page: two buttons, stats, partners, mission, awards, FAQ. */
export default function AboutPage() {
  const { hero, mission, partners, awards } = texts;
  return (
    <SiteLayout title={texts.meta.title}>
      <section className={banner.banner}>
        <div className={banner.inner}>
          <div className={banner.words}>
            <h1>{hero.title}</h1>
            <p className={banner.text}>{hero.text}</p>
            <div className={banner.actions}>
              <ButtonLink href="/onboarding">
                {hero.quote}
                <Icon name="arrow-right" size={20} />
              </ButtonLink>
              <ButtonLink kind="secondary" href={`tel:${brand.salesPhone.tel}`}>
                <Icon name="phone" size={20} />
                {navigation.expert}
              </ButtonLink>
            </div>
          </div>
          <DetailDrawing icon={hero.icon} />
        </div>
      </section>
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
