import type { ComponentProps } from 'react';
import { SaveStatus } from '../../draft/ui/SaveStatus.tsx';
import { Link } from '../../ui/Link.tsx';
import { useOnboarding } from '../onboarding-context.tsx';
import { HeaderFrame } from './HeaderFrame.tsx';
import styles from './frame.module.css';

const HomeLink = (props: Omit<ComponentProps<typeof Link>, 'to'>) => <Link to="/" {...props} />;

/** The header of a page of the funnel, with the saved state. */
export function FunnelHeader() {
  const { store } = useOnboarding();
  return (
    <HeaderFrame Home={HomeLink}>
      <div className={styles.status}>
        <SaveStatus store={store} />
      </div>
    </HeaderFrame>
  );
}
