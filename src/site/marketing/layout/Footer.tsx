import brand from '../../../../schemas/catalog/brand.json' with { type: 'json' };
import texts from '../../../../schemas/content/navigation.json' with { type: 'json' };
import { Icon, Logo } from '../../../engine/ui.ts';
import '../../../engine/ui/icons/social.ts';
import { carouselProducts, productPath } from '../products.ts';
import styles from './footer.module.css';

type Phone = { display: string; tel: string };
type FooterItem = { label: string; href?: string };

const { footer } = texts;

/** Laid out like the title block of a drawing: who, phone numbers, links, credits. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.block}>
        <div className={styles.contact} id="contact" tabIndex={-1}>
          <h2 className={styles.heading}>{footer.title}</h2>
          <PhoneCell {...footer.sales} phone={brand.salesPhone} />
          <PhoneCell {...footer.claims} phone={brand.claimsPhone} />
        </div>
        <div className={styles.lists}>
          <div className={styles.brand}>
            <Logo name={brand.name} />
            <p className={styles.social}>
              {footer.social.networks.map((network) => (
                <Icon key={network} name={network} />
              ))}
            </p>
            <p className={styles.small}>{footer.social.label}</p>
          </div>
          {footer.groups.map(({ title, items, products }) => (
            <ItemList
              key={title}
              title={title}
              items={products === true ? productItems : items}
              wide={products === true}
            />
          ))}
        </div>
        <dl className={styles.strip}>
          <Cell label={footer.facts.carrier} text={brand.carrier} />
          <Cell label={footer.facts.foundedIn} text={brand.foundedIn} />
          <Cell label={footer.facts.license} text={brand.license} />
          <Cell label={footer.facts.copyright} text={`© ${brand.copyrightYear} ${brand.name}`} />
        </dl>
        <p className={styles.sample} id="samples">
          {footer.sample}
        </p>
      </div>
    </footer>
  );
}

const productItems: FooterItem[] = carouselProducts.map(({ slug, name }) => ({
  label: name,
  href: productPath(slug),
}));

function PhoneCell({ label, hours, phone }: { label: string; hours: string; phone: Phone }) {
  return (
    <p className={styles.phone}>
      <span className={styles.label}>{label}</span>
      <a href={`tel:${phone.tel}`}>{phone.display}</a>
      <span className={styles.small}>{hours}</span>
    </p>
  );
}

function ItemList({ title, items, wide }: { title: string; items: FooterItem[]; wide: boolean }) {
  return (
    <div className={wide ? styles.wideGroup : undefined}>
      <h3 className={styles.label}>{title}</h3>
      <ul className={styles.items}>
        {items.map(({ label, href }) => (
          <li key={label}>
            {href === undefined ? <span>{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Cell({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
