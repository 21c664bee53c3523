import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../../engine/ui.ts';
import { HeaderFrame } from './HeaderFrame.tsx';

const HomeLink = (props: Omit<ComponentProps<typeof Link>, 'to'>) => <Link to="/" {...props} />;

/**
 * The site's header above a questionnaire. Without children, as on a page that fails to load, its
 * links work without the application.
 */
export function FunnelHeader({ children }: { children?: ReactNode }) {
  if (children === undefined) return <HeaderFrame />;
  return <HeaderFrame Home={HomeLink}>{children}</HeaderFrame>;
}
