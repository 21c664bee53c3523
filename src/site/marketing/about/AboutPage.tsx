import brand from '../../../../schemas/catalog/brand.json' with { type: 'json' };
import texts from '../../../../schemas/content/about.json' with { type: 'json' };
import { SiteLayout } from '../layout/SiteLayout.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Faq } from '../sections/Faq.tsx';
import { QuoteBanner } from '../sections/QuoteBanner.tsx';
import { Stats } from '../sections/Figures.tsx';
import styles from './about-page.module.css';
import drawing from '../drawings/drawing.module.css';

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

/** Three columns under one beam, and a line that shows that the beam is level. */
function PartnersDrawing({ label }: { label: string }) {
  return (
    <svg className={drawing.drawing} viewBox="0 0 480 300" role="img" aria-label={label}>
      <path
        className={drawing.fine}
        d="M10 260h460M30 260l-10 12M80 260l-10 12M130 260l-10 12M180 260l-10 12M230 260l-10 12M280 260l-10 12M330 260l-10 12M380 260l-10 12M430 260l-10 12M470 260l-10 12M60 22v24M420 22v24M60 34h360M55 39l10-10M415 39l10-10"
      />
      <path className={drawing.tintLine} d="M60 64h360v32H60z" />
      <path className={drawing.line} d="M60 74h360" />
      <path
        className={drawing.paperLine}
        d="M84 112h44v132H84zM218 112h44v132h-44zM352 112h44v132h-44z"
      />
      <path
        className={drawing.amberLine}
        d="M76 96h60v16H76zM210 96h60v16h-60zM344 96h60v16h-60z"
      />
      <path
        className={drawing.greenLine}
        d="M72 244h68v16H72zM206 244h68v16h-68zM340 244h68v16h-68z"
      />
      <path
        className={drawing.line}
        d="M98 122v112M114 122v112M232 122v112M248 122v112M366 122v112M382 122v112M307 96v74"
      />
      <path className={drawing.amberLine} d="M299 170h16v10l-8 38-8-38z" />
      <path className={drawing.line} d="M299 180h16" />
    </svg>
  );
}

/** A shelf with room: a level, an empty frame, a blank rosette. */
function AwardsDrawing({ label }: { label: string }) {
  return (
    <svg className={drawing.drawing} viewBox="0 0 480 300" role="img" aria-label={label}>
      <path
        className={drawing.fine}
        d="M40 262v20M440 262v20M40 272h400M35 277l10-10M435 277l10-10M452 84v128M446 90l12-12M446 218l12-12M446 84h12M446 212h12"
      />
      <path className={drawing.amberLine} d="M30 212h420v18H30z" />
      <path className={drawing.line} d="M70 230v22l20-22M410 230v22l-20-22" />
      <path className={drawing.paperLine} d="M182 84h132v128H182z" />
      <path className={drawing.tintLine} d="M198 100h100v96H198z" />
      <path className={drawing.fine} d="M216 148h64M228 162h40" />
      <path className={drawing.greenLine} d="M54 186h98v26H54z" />
      <path className={drawing.paperLine} d="M84 192h38v14H84z" />
      <path className={drawing.line} d="M97 192v14M109 192v14" />
      <path className={drawing.line} d="m362 152-14 56 22-12 22 12-14-56" />
      <circle className={drawing.amberLine} cx="370" cy="124" r="36" />
      <circle className={drawing.paperLine} cx="370" cy="124" r="23" />
    </svg>
  );
}
