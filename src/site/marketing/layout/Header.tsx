import brand from '../../../../schemas/catalog/brand.json' with { type: 'json' };
import texts from '../../../../schemas/content/navigation.json' with { type: 'json' };
import { FUNNEL } from '../../funnel-path.ts';
import { ButtonLink, Icon, Logo } from '../../../engine/ui.ts';
import '../../../engine/ui/icons/signs.ts';
import { dialogCommand, LOGIN_ID, MENU_ID } from './StaticDialogs.tsx';
import styles from './header.module.css';

/** Logo, and on the right: Log in and the phone (wide screens), quote button, menu button. */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a className={styles.home} href="/" aria-label={`${brand.name}, ${texts.logo}`}>
          <Logo name={brand.name} />
        </a>
        <a className={styles.phone} href={`tel:${brand.salesPhone.tel}`}>
          <Icon name="phone" size={18} />
          {brand.salesPhone.display}
        </a>
        <button className={styles.login} {...dialogCommand('show-modal', LOGIN_ID)}>
          {texts.login}
        </button>
        <ButtonLink variant="accent" className={styles.quote} href={FUNNEL}>
          <span className={styles.short}>{texts.quote.short}</span>
          <span className={styles.long}>{texts.quote.long}</span>
        </ButtonLink>
        <button className={styles.menu} {...dialogCommand('show-modal', MENU_ID)}>
          <Icon name="menu" />
          <span className={styles.menuLabel}>{texts.menu.open}</span>
        </button>
      </div>
    </header>
  );
}
