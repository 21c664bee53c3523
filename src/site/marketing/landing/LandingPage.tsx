import texts from '../../../../schemas/content/landing.json' with { type: 'json' };
import { SiteLayout } from '../layout/SiteLayout.tsx';
import { ClosingCall, QuoteActions } from '../sections/ClosingCall.tsx';
import { SampleMark, Stats } from '../sections/Figures.tsx';
import { Unbroken } from '../sections/Unbroken.tsx';
import { ProductCarousel } from './ProductCarousel.tsx';
import { Button, ButtonLink, Icon } from '../../../engine/ui.ts';
import { FUNNEL } from '../../funnel-path.ts';
import styles from './continue-quote.module.css';
import { CertificatePicture, PlansPicture, QuestionPicture } from './StepPictures.tsx';
import stepsStyles from './steps.module.css';
import navigation from '../../../../schemas/content/navigation.json' with { type: 'json' };
import { HeroDrawing } from '../drawings/HeroDrawing.tsx';
import { productOf, productPath } from '../products.ts';
import heroStyles from './hero.module.css';
import brand from '../../../../schemas/catalog/brand.json' with { type: 'json' };
import endingStyles from './ending.module.css';
import '../../../engine/ui/icons/signs.ts';
import testimonialsStyles from './testimonials.module.css';

export default function LandingPage() {
  return (
    <SiteLayout title={texts.meta.title}>
      <div>
        <Ending />
        <Hero />
        <ContinueQuote />
      </div>
      <Stats items={texts.stats} mark={texts.sample.mark} />
      <ProductCarousel />
      <Steps />
      <Testimonials />
      <ClosingCall {...texts.closing} mark={texts.sample.mark} />
    </SiteLayout>
  );
}

const { continue: offer } = texts;

/**
 * Offers a returning visitor to continue, at the bottom of the first screen. It is in every
 * visitor's page; only `enhance/enhance.ts` shows it, and it takes no room of its own, so that
 * nothing moves when it appears.
 */
function ContinueQuote() {
  return (
    <aside className={styles.offer} aria-label={offer.label} data-saved-answers="found" hidden>
      <p data-left-off={offer.reached}>{offer.text}</p>
      <ButtonLink href={FUNNEL} data-left-off-link>
        {offer.action}
      </ButtonLink>
    </aside>
  );
}

const { steps } = texts;
const pictures = [QuestionPicture, PlansPicture, CertificatePicture];

/** The "three easy steps" demo: small copies of the screens, fed by the same catalogs. */
function Steps() {
  return (
    <section className={stepsStyles.section} aria-labelledby="steps-title">
      <div className={stepsStyles.inner}>
        <h2 id="steps-title">{steps.title}</h2>
        <ol className={stepsStyles.steps}>
          {steps.items.map(({ title, text, picture }, index) => {
            const Picture = pictures[index];
            return (
              <li key={title}>
                <div className={stepsStyles.picture} role="img" aria-label={picture}>
                  {/* An image has no parts, but browsers still expose the texts inside this one. */}
                  <div aria-hidden="true">{Picture === undefined ? null : <Picture />}</div>
                </div>
                <span className={stepsStyles.number} aria-hidden="true">
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

const { hero } = texts;

/** The headline, two ways to start, and the drawing whose numbers link to the products. */
function Hero() {
  return (
    <section className={heroStyles.hero}>
      <div className={heroStyles.sheet}>
        <div className={heroStyles.words}>
          <p className={heroStyles.eyebrow}>{hero.eyebrow}</p>
          <h1>{hero.title}</h1>
          <p className={heroStyles.text}>{hero.text}</p>
          <QuoteActions start={navigation.quote.long} className={heroStyles.actions} />
          <ul className={heroStyles.assurances}>
            {hero.assurances.map(({ text, sample }) => (
              <li key={text}>
                <Icon name="check" size={20} />
                <span>
                  <Unbroken>{text}</Unbroken>{' '}
                  {sample ? <SampleMark>{texts.sample.mark}</SampleMark> : null}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div className={heroStyles.drawing}>
          <HeroDrawing label={hero.drawing} />
        </div>
        <nav className={heroStyles.key} aria-label={hero.key.title}>
          <ol className={heroStyles.keyItems}>
            {hero.key.items.map(({ event, product }, index) => (
              <li key={product}>
                <a href={productPath(product)} data-key={index + 1}>
                  <span className={heroStyles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <span>
                    {event}
                    <strong>{productOf(product).name}</strong>
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  );
}

const { ending } = texts;

/**
 * The end of a demonstration purchase (decision D16). It is in every visitor's page; only
 * `enhance/ending.ts` fills it in and shows it.
 */
function Ending() {
  const { display: phone, tel } = brand.salesPhone;
  const [beforePhone, afterPhone] = ending.call.split('{phone}');
  return (
    <section
      className={endingStyles.ending}
      aria-labelledby="ending-title"
      tabIndex={-1}
      data-ending
      hidden
    >
      <div className={endingStyles.sheet}>
        <h2 id="ending-title">{ending.title}</h2>
        <p data-ending-part="text" />
        <dl className={endingStyles.facts}>
          <div data-ending-part="quoteId">
            <dt>{ending.quoteId}</dt>
            <dd data-ending-value />
          </div>
          <div data-ending-part="plan">
            <dt>{ending.plan}</dt>
            <dd data-ending-value />
          </div>
        </dl>
        <h3>{ending.next}</h3>
        <ul className={endingStyles.steps}>
          {ending.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
          <li>
            {beforePhone}
            <a className="unbroken" href={`tel:${tel}`}>
              {phone}
            </a>
            {afterPhone}
          </li>
        </ul>
        <div className={endingStyles.actions}>
          <span data-ending-part="receipt">
            <ButtonLink href="/" data-ending-value>
              {ending.receipt}
            </ButtonLink>
          </span>
          <span data-ending-part="quote">
            <ButtonLink variant="secondary" href="/" data-ending-value>
              {ending.quote}
            </ButtonLink>
          </span>
          <ButtonLink variant="secondary" href={FUNNEL}>
            {ending.another}
          </ButtonLink>
          <Button variant="quiet" data-ending-close>
            {ending.close}
          </Button>
        </div>
      </div>
    </section>
  );
}

const { testimonials } = texts;

/** Three quotations, each of which says that it is a sample (decision D2). */
function Testimonials() {
  return (
    <section className={testimonialsStyles.section} aria-labelledby="testimonials-title">
      <div className={testimonialsStyles.head}>
        <h2 id="testimonials-title">{testimonials.title}</h2>
        <p>{testimonials.text}</p>
        <p className={testimonialsStyles.rating}>
          <Icon name="star" />
          {testimonials.rating} <SampleMark>{texts.sample.mark}</SampleMark>
        </p>
      </div>
      <ul className={testimonialsStyles.quotes}>
        {testimonials.items.map(({ quote, who }) => (
          <li key={who}>
            <figure className={testimonialsStyles.quote}>
              <blockquote>{quote}</blockquote>
              <figcaption>
                {who}
                <SampleMark>{texts.sample.testimonial}</SampleMark>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
