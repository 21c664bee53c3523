import '../../../engine/ui/styles.ts';
import { type ReactNode, use, useEffect, useLayoutEffect, useRef } from 'react';
import texts from '../../../../schemas/content/navigation.json' with { type: 'json' };
import { Arrival, ButtonLink, Icon, Logo } from '../../../engine/ui.ts';
import { branded } from '../head/branded.ts';
import { enhance } from '../enhance/enhance.ts';
import { Footer } from './Footer.tsx';
import { dialogCommand, LOGIN_ID, LoginDialog, MENU_ID, StaticDialog } from './StaticDialogs.tsx';
import styles from './site-layout.module.css';
import { FUNNEL } from '../../funnel-path.ts';
import { menuProducts, productPath } from '../products.ts';
import menuDialogStyles from './menu-dialog.module.css';
import brand from '../../../../schemas/catalog/brand.json' with { type: 'json' };
import '../../../engine/ui/icons/signs.ts';
import headerStyles from './header.module.css';

type SiteLayoutProps = { title: string; children: ReactNode };

/**
 * The frame of every marketing page. Its markup is static; `enhance` adds the behavior, here when
 * React renders the page, and in `enhance/page.ts` on a prerendered one.
 */
export function SiteLayout({ title, children }: SiteLayoutProps) {
  const frame = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const arrival = use(Arrival);
  useEffect(() => {
    document.title = branded(title);
  }, [title]);
  // Before the first paint: what an enhancement shows must not push the page down.
  useLayoutEffect(() => {
    return frame.current === null ? undefined : enhance(frame.current);
  }, []);
  useEffect(() => {
    // Coming from the funnel without a page load: start at the top, as a load would.
    if (arrival === 'POP') return;
    window.scrollTo(0, 0);
    const block = frame.current?.querySelector<HTMLElement>('[data-ending]:not([hidden])');
    (block ?? main.current)?.focus({ preventScroll: true });
  }, [arrival]);

  return (
    <div className={styles.site} ref={frame}>
      <a className={styles.skip} href="#main">
        {texts.skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      <Footer />
      <MenuDialog />
      <LoginDialog />
    </div>
  );
}

/** The slide-out menu (spec section 2): a native modal dialog with a native disclosure in it. */
function MenuDialog() {
  return (
    <StaticDialog
      id={MENU_ID}
      title={texts.menu.title}
      close={texts.menu.close}
      className={menuDialogStyles.menu}
    >
      <div className={menuDialogStyles.body}>
        <nav aria-label={texts.menu.title}>
          <ul className={menuDialogStyles.list}>
            <li>
              <a href="/">{texts.home}</a>
            </li>
            <li>
              <details className={menuDialogStyles.products}>
                <summary>
                  {texts.products}
                  <Icon name="chevron-down" size={20} />
                </summary>
                <ul className={menuDialogStyles.list}>
                  {menuProducts.map(({ slug, name, soon }) => (
                    <li key={slug}>
                      <a href={productPath(slug)}>
                        {name} {soon === undefined ? null : <small>{soon}</small>}
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
            <li>
              <a href="/about-us">{texts.about}</a>
            </li>
            <li>
              <a href="#contact">{texts.contact}</a>
            </li>
            <li>
              <button {...dialogCommand('show-modal', LOGIN_ID)}>{texts.login}</button>
            </li>
          </ul>
        </nav>
        <ButtonLink href={FUNNEL}>{texts.quote.long}</ButtonLink>
      </div>
    </StaticDialog>
  );
}

/** Logo, and on the right: Log in and the phone (wide screens), quote button, menu button. */
function Header() {
  return (
    <header className={headerStyles.header}>
      <div className={headerStyles.row}>
        <a className={headerStyles.home} href="/" aria-label={`${brand.name}, ${texts.logo}`}>
          <Logo name={brand.name} />
        </a>
        <a className={headerStyles.phone} href={`tel:${brand.salesPhone.tel}`}>
          <Icon name="phone" size={18} />
          {brand.salesPhone.display}
        </a>
        <button className={headerStyles.login} {...dialogCommand('show-modal', LOGIN_ID)}>
          {texts.login}
        </button>
        <ButtonLink variant="accent" className={headerStyles.quote} href={FUNNEL}>
          <span className={headerStyles.short}>{texts.quote.short}</span>
          <span className={headerStyles.long}>{texts.quote.long}</span>
        </ButtonLink>
        <button className={headerStyles.menu} {...dialogCommand('show-modal', MENU_ID)}>
          <Icon name="menu" />
          <span className={headerStyles.menuLabel}>{texts.menu.open}</span>
        </button>
      </div>
    </header>
  );
}
