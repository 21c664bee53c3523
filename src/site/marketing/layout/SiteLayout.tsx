import { use, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import texts from '../../../../schemas/content/navigation.json' with { type: 'json' };
import { Arrival } from '../../../engine/ui.ts';
import '../../../engine/ui/styles.ts';
import { branded } from '../head/branded.ts';
import { enhance } from '../enhance/enhance.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import styles from './site-layout.module.css';

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
