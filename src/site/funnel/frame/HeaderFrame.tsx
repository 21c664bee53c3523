import type { ComponentProps, ReactNode } from 'react';
import brand from '../../../../schemas/catalog/brand.json' with { type: 'json' };
import texts from '../../../../schemas/content/funnel-texts.json' with { type: 'json' };
import { fill } from '../../../engine/core.ts';
import { Logo } from '../../../engine/ui.ts';
import { headerStyles as frame } from '../../../engine/pages.ts';
import styles from './header.module.css';

type HomeProps = Pick<ComponentProps<'a'>, 'className' | 'aria-label' | 'children'>;

type Props = {
  /** The link to the home page; by default one that works without the application. */
  Home?: (props: HomeProps) => ReactNode;
  /** Between logo and help. */
  children?: ReactNode;
};

/** A home logo and help in the same place on every page, even one that fails to load. */
export function HeaderFrame({ Home = PlainHome, children }: Props) {
  const { display, tel } = brand.salesPhone;
  return (
    <header className={`${frame.header} ${styles.header}`}>
      <Home className={styles.logo} aria-label={fill(texts.home, { brand: brand.name })}>
        <Logo name={brand.name} />
      </Home>
      {children}
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

function PlainHome({ children, ...rest }: HomeProps) {
  return (
    <a href="/" {...rest}>
      {children}
    </a>
  );
}
