import { SiteLayout } from '../layout/SiteLayout.tsx';
import { type ComingProduct, type OpenProduct, productContent } from './content.ts';
import texts from '../../../../schemas/content/product-page.json' with { type: 'json' };
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Faq } from '../sections/Faq.tsx';
import { SampleMark, Stats } from '../sections/Figures.tsx';
import { Unbroken } from '../sections/Unbroken.tsx';
import { productOf } from '../products.ts';
import banner from '../sections/banner.module.css';
import { QuoteBanner, DetailDrawing } from '../sections/QuoteBanner.tsx';
import '../../../engine/ui/icons/coverage.ts';
import { FUNNEL } from '../../funnel-path.ts';
import { Icon, ButtonLink } from '../../../engine/ui.ts';
import '../../../engine/ui/icons/industries.ts';
import industries from './industry-tiles.module.css';
import '../../../engine/ui/icons/signs.ts';
import { branded } from '../head/branded.ts';
import howItWorksStyles from './how-it-works.module.css';
import coverageCardsStyles from './coverage-cards.module.css';

/** One template for all product pages; what differs is in their content files. */
export default function ProductPage({ path }: { path: string }) {
  const product = productContent(path);
  return (
    <SiteLayout title={product.meta.title}>
      {product.status === 'open' ? (
        <OpenProductPage product={product} />
      ) : (
        <ComingProductPage product={product} />
      )}
    </SiteLayout>
  );
}

function OpenProductPage({ product }: { product: OpenProduct }) {
  return (
    <>
      <ProductBanner product={product} />
      <IndustryTiles
        {...product.industries}
        hint={isQuoted(product) ? texts.pickHint : texts.pickHintOfOther}
      />
      <CoverageCards
        {...product.coverage}
        getCovered={product.getCovered === true}
        startsWith={isQuoted(product) ? undefined : texts.startsWith}
      />
      {product.trust === true ? <Stats items={texts.stats} mark={texts.sample} /> : null}
      <HowItWorks />
      <Faq title={texts.faqTitle} items={product.faq} />
      <ClosingCall {...texts.closing} mark={texts.sample} />
    </>
  );
}

/** False if the instant quote does not contain the product. */
const isQuoted = ({ hero }: OpenProduct): boolean => hero.quoted !== false;

function ProductBanner({ product }: { product: OpenProduct }) {
  const { slug, hero, coverage } = product;
  const start = isQuoted(product) ? texts.start : texts.startOfOther;
  return (
    <QuoteBanner
      title={hero.title}
      text={hero.text}
      start={coverage.ask?.text ?? start}
      to={coverage.ask?.to}
      icon={productOf(slug).icon}
    >
      {hero.price === undefined ? null : (
        <p className={banner.price}>
          <span>
            <Unbroken>{hero.price}</Unbroken>
          </span>
          <SampleMark explained>{texts.sample}</SampleMark>
        </p>
      )}
      {isQuoted(product) ? null : <p>{texts.notQuoted}</p>}
      {hero.quoted === 'in part' ? <p>{texts.quotedInPart}</p> : null}
    </QuoteBanner>
  );
}

/** A product that is not available yet: its title and the one sentence of the spec. */
function ComingProductPage({ product: { slug, hero } }: { product: ComingProduct }) {
  return (
    <section className={banner.banner}>
      <div className={banner.inner}>
        <div className={banner.words}>
          <h1>{hero.title}</h1>
          <p className={banner.text}>{hero.text}</p>
        </div>
        <DetailDrawing icon={productOf(slug).icon} />
      </div>
    </section>
  );
}

/** The URL that starts the funnel; passes on the industry if it is one of the funnel's six (D18). */
const start = (businessType?: string) =>
  businessType === undefined ? FUNNEL : `${FUNNEL}?businessType=${businessType}`;

function IndustryTiles({ title, tiles, hint }: OpenProduct['industries'] & { hint: string }) {
  return (
    <section className={industries.section} aria-labelledby="industries-title">
      <div className={industries.head}>
        <h2 id="industries-title">{title}</h2>
        <p>{hint}</p>
      </div>
      <ul className={industries.tiles}>
        {tiles.map(({ label, icon, businessType }) => (
          <li key={label}>
            <a href={start(businessType)} data-industry={label}>
              <Icon name={icon} size={36} />
              <span>
                <Unbroken>{label}</Unbroken>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const { how } = texts;

/** The section that all product pages share. */
function HowItWorks() {
  return (
    <section className={howItWorksStyles.section} aria-labelledby="how-title">
      <div className={howItWorksStyles.inner}>
        <div className={howItWorksStyles.head}>
          <h2 id="how-title">{branded(how.title)}</h2>
          <SampleMark>{texts.sample}</SampleMark>
        </div>
        <ul className={howItWorksStyles.items}>
          {how.items.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} size={32} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type CoverageCardsProps = OpenProduct['coverage'] & {
  getCovered: boolean;
  /** What its button starts, if that is not this product. */
  startsWith: string | undefined;
};

/** What the policy covers and, with equal prominence, what it does not. */
function CoverageCards(props: CoverageCardsProps) {
  const { title, text, cards, left, ask, getCovered, startsWith } = props;
  return (
    <section className={coverageCardsStyles.section} aria-labelledby="coverage-title">
      <div className={coverageCardsStyles.head}>
        <h2 id="coverage-title">{title}</h2>
        <p>{text}</p>
      </div>
      <ul className={coverageCardsStyles.cards}>
        {cards.map(({ title: name, description, icon, label }) => (
          <li key={name}>
            <Icon name={icon} size={36} />
            <h3>{name}</h3>
            <p>{description}</p>
            <span className={coverageCardsStyles.label}>
              <Icon name="check" size={16} />
              {label}
            </span>
          </li>
        ))}
      </ul>
      <div className={coverageCardsStyles.left}>
        <h3>{left.title}</h3>
        <ul className={coverageCardsStyles.leftItems}>
          {left.items.map((item) => (
            <li key={item}>
              <Icon name="minus" size={18} />
              {item}
            </li>
          ))}
        </ul>
      </div>
      {ask && (
        <p className={coverageCardsStyles.ask}>
          <a href={ask.to}>{ask.text}</a>
        </p>
      )}
      {getCovered ? (
        <ButtonLink className={coverageCardsStyles.start} href={FUNNEL}>
          {texts.getCovered}
          <Icon name="arrow-right" size={20} />
        </ButtonLink>
      ) : null}
      {getCovered && startsWith !== undefined ? (
        <p className={coverageCardsStyles.startsWith}>{startsWith}</p>
      ) : null}
    </section>
  );
}
