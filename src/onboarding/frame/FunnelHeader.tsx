import brand from '../../../schemas/catalog/brand.json';
import texts from '../../../schemas/content/funnel-texts.json';
import { fill } from '../../ui/fill.ts';
import { Link } from '../../ui/Link.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { SaveStatus } from '../../draft/ui/SaveStatus.tsx';
import { useOnboarding } from '../onboarding-context.tsx';
import styles from './frame.module.css';

/** Logo home, saved state, help in the same place on every page. */
export function FunnelHeader() {
  const { store } = useOnboarding();
  const { display, tel } = brand.salesPhone;
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.logo} aria-label={fill(texts.home, { brand: brand.name })}>
        <Logo />
      </Link>
      <div className={styles.status}>
        <SaveStatus store={store} />
      </div>
      <a
        className={styles.help}
        href={`tel:${tel}`}
        aria-label={fill(texts.help, { phone: display })}
      >
        <span className={styles.helpLong}>{fill(texts.help, { phone: display })}</span>
        <span className={styles.helpShort}>{fill(texts.helpShort, { phone: display })}</span>
      </a>
    </header>
  );
}
