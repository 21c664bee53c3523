import { lazy, Suspense, type ComponentProps } from 'react';
import { SaveStatus } from '../../draft/ui/SaveStatus.tsx';
import { Link } from '../../ui/Link.tsx';
import { untilLoaded } from '../../ui/until-loaded.ts';
import { useOnboarding } from '../onboarding-context.tsx';
import { HeaderFrame } from './HeaderFrame.tsx';
import styles from './frame.module.css';

const LinkOffer = lazy(() => untilLoaded(() => import('./LinkOffer.tsx')));

const HomeLink = (props: Omit<ComponentProps<typeof Link>, 'to'>) => <Link to="/" {...props} />;

/** The header of a page of the funnel: with the saved state, and a way out where nothing is saved. */
export function FunnelHeader() {
  const { store } = useOnboarding();
  return (
    <HeaderFrame Home={HomeLink}>
      <div className={styles.status}>
        <SaveStatus store={store}>
          <Suspense>
            <LinkOffer />
          </Suspense>
        </SaveStatus>
      </div>
    </HeaderFrame>
  );
}
