import { Component, type ReactNode, useState } from 'react';
import type { StepId } from '../../flow/types.ts';
import texts from '../../../../schemas/content/step-texts.json';
import { noteError, supportDetails } from '../../ui/support/log.ts';
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

/**
 * Lets the visitor copy what this page has logged, for support. If the browser forbids copying, it
 * shows the log instead. It is not loaded on demand, because loading may be what failed.
 */
function CopyDetails() {
  const [message, setMessage] = useState('');
  const [shown, setShown] = useState('');
  const copy = async () => {
    const details = supportDetails(window);
    try {
      await navigator.clipboard.writeText(details);
      setMessage(texts.broken.copied);
    } catch {
      setMessage(texts.broken.notCopied);
      setShown(details);
    }
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        {texts.broken.copy}
      </Button>
      <output>{message}</output>
      {shown === '' ? null : <pre>{shown}</pre>}
    </>
  );
}
