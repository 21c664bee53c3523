import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** A path of this site, from the root, with query and fragment. */
  to: string;
  /** Goes into the entry of the history that the link makes. */
  state?: unknown;
};

/** A link of the router without what its own has for preloading routes of its framework. */
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
