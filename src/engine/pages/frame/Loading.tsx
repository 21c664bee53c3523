import texts from '../../../../schemas/content/step-texts.json';
import { Title } from './PageHeading.tsx';
import { Waiting } from './Waiting.tsx';
import type { ReactNode } from 'react';
import { useOnboarding } from '../onboarding-context.tsx';
import styles from './header.module.css';

/** Shown while a step's code loads; on the way forward it is prefetched. */
export function Loading() {
  return (
    <>
      <Title page={texts.loading} />
      <Waiting header={<Masthead />} />
    </>
  );
}

/** The app's own header, or a plain one, around the state of the draft. */
export function Masthead({ children }: { children?: ReactNode }) {
  const { Header } = useOnboarding().around;
  const status = children !== undefined && <div className={styles.status}>{children}</div>;
  if (Header !== undefined) return <Header>{status}</Header>;
  return status && <header className={styles.header}>{status}</header>;
}
