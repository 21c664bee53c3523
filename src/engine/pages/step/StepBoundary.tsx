import { Component, type ReactNode } from 'react';
import type { StepId } from '../../flow/types.ts';
import texts from '../../../../schemas/content/step-texts.json';
import { CopyDetails } from '../../ui/support/CopyDetails.tsx';
import { noteError } from '../../ui/support/log.ts';
import { Button } from '../../ui/Button.tsx';
import { Masthead } from '../frame/Loading.tsx';
import styles from './step.module.css';

type Props = {
  children: ReactNode;
  /** Where the visitor is; going elsewhere clears a failure. */
  at: StepId;
};

type State = { at: StepId; failed: boolean };

/**
 * Keeps a bug inside one step: the draft is on this device already, and the visitor can try again.
 * React supports error boundaries only as classes.
 */
export class StepBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, failed: false };

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return state.at === at ? null : { at, failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    noteError('Step', error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <Masthead />
        <main className={styles.broken} role="alert">
          <h1>{texts.broken.title}</h1>
          <p>{texts.broken.text}</p>
          <Button onClick={() => this.setState({ failed: false })}>{texts.broken.retry}</Button>
          <CopyDetails />
        </main>
      </>
    );
  }
}
