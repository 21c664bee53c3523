import texts from '../../../../schemas/content/navigation.json' with { type: 'json' };
import { FUNNEL } from '../../funnel-path.ts';
import { ButtonLink, Icon, ModalHead, modalStyles as modal } from '../../../engine/ui.ts';
import { menuProducts, productPath } from '../products.ts';
import { dialogCommand, LOGIN_ID, MENU_ID } from './dialog-command.ts';
import styles from './menu-dialog.module.css';

/** The slide-out menu (spec section 2): a native modal dialog with a native disclosure in it. */
export function MenuDialog() {
  return (
    <dialog
      id={MENU_ID}
      className={`${modal.modal} ${styles.menu}`}
      aria-labelledby="site-menu-title"
    >
      <ModalHead
        id="site-menu-title"
        title={texts.menu.title}
        close={{ 'aria-label': texts.menu.close, ...dialogCommand('close', MENU_ID) }}
      />
      <div className={styles.body}>
        <nav aria-label={texts.menu.title}>
          <ul className={styles.list}>
            <li>
              <a href="/">{texts.home}</a>
            </li>
            <li>
              <details className={styles.products}>
                <summary>
                  {texts.products}
                  <Icon name="chevron-down" size={20} />
                </summary>
                <ul className={styles.list}>
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
    </dialog>
  );
}
