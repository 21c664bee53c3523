import type { ReactNode } from 'react';
import { useOnboarding } from '../onboarding-context.tsx';
import styles from './frame.module.css';

/** The app's own header, or a plain one around its children. */
export function Masthead({ children }: { children?: ReactNode }) {
  const { Header } = useOnboarding().around;
  if (Header !== undefined) return <Header>{children}</Header>;
  return children === undefined ? null : <header className={styles.header}>{children}</header>;
}
