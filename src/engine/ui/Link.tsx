import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

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
