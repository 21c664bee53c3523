import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { LINK } from '../logic/text-syntax.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** A path of this site, from the root, with query and fragment. */
  to: string;
  /** State of the history entry that the link creates. */
  state?: unknown;
};

/** A router link without React Router's own code for preloading framework routes. */
export function Link({ to, state, onClick, children, ...rest }: Props) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }
  return (
    <a {...rest} href={href} onClick={press}>
      {children}
    </a>
  );
}

type JumpProps = { id: string; children: ReactNode };

/** Scrolls to a part of this page and moves the focus there. */
export function JumpLink({ id, children }: JumpProps) {
  function jump(event: MouseEvent) {
    // A new history entry would lack the state of this one, e.g. the plan.
    event.preventDefault();
    const target = document.getElementById(id);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  }
  return (
    <a href={`#${id}`} onClick={jump}>
      {children}
    </a>
  );
}

/** Renders a text from a content file with its links. */
export function LinkedText({ text }: { text: string }) {
  const parts: { text: string; href?: string; at: number }[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words = '', href = ''] = match;
    parts.push({ text: text.slice(end, match.index), at: end });
    parts.push({ text: words, href, at: match.index });
    end = match.index + whole.length;
  }
  parts.push({ text: text.slice(end), at: end });
  return parts.map(({ text: words, href, at }) => {
    if (href === undefined) return <span key={`text ${at}`}>{words}</span>;
    return href.startsWith('/') ? (
      <Link key={at} to={href}>
        {words}
      </Link>
    ) : (
      <a key={at} href={href}>
        {words}
      </a>
    );
  });
}
