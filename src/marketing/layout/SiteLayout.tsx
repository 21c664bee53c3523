import { useEffect, useRef, type ReactNode } from 'react';
import { enhance } from '../enhance/enhance.ts';

type SiteLayoutProps = { title: string; children: ReactNode };

/**
 * The frame of every marketing page. Its markup is static: what moves is attached by
 * `enhance`, here when React renders the page, by `enhance/page.ts` on a prerendered one.
 */
export function SiteLayout({ title, children }: SiteLayoutProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.title = title;
    return frame.current === null ? undefined : enhance(frame.current);
  }, [title]);

  return (
    <div ref={frame}>
      <header>
        <a href="/">Plumbline</a> <a href="/onboarding">Get Instant Quote</a>
      </header>
      <main id="main">{children}</main>
    </div>
  );
}
