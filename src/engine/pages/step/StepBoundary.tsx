import { Component, type ReactNode } from 'react';
import type { StepId } from '../../flow/types.ts';
import texts from '../../../../schemas/content/step-texts.json';
import { CopyDetails } from '../../ui/support/CopyDetails.tsx';
import { noteError } from '../../ui/support/log.ts';
import { Button } from '../../ui/Button.tsx';
import { untilLoaded } from '../../ui/until-loaded.ts';
import { isOutdated, isServed, renew } from '../../ui/new-version.ts';
import { Waiting } from '../frame/Waiting.tsx';
import { Masthead } from '../frame/Masthead.tsx';
import styles from './step.module.css';

type Props = {
  children: ReactNode;
  /** Where the visitor is; going elsewhere clears a failure. */
  at: StepId;
  /** Called before the children render again: reload what did not arrive. */
  onRetry: () => void;
  /** Loads what may be missing. Once that succeeds, the children render again by themselves. */
  load?: () => Promise<unknown> | undefined;
};

type State = {
  at: StepId;
  failed: boolean;
  /** Whether a new version of the site is the cause; null while that is being checked. */
  outdated: boolean | null;
};

/**
 * Keeps a failure inside one step: the draft is on this device already, and the visitor can try
 * again. React supports error boundaries only as classes.
 */
export class StepBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, failed: false, outdated: null };

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return state.at === at ? null : { at, failed: false, outdated: null };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    noteError('Step', error);
    void this.recover();
  }

  /** The place recovered last: if it fails again, a missing file is not the cause. */
  private recovered: StepId | undefined;

  private async recover() {
    const { at, load } = this.props;
    if (load === undefined) return;
    const outdated = await isOutdated();
    this.setState({ outdated });
    if (outdated) {
      await renew();
      return;
    }
    if (this.recovered === at) return;
    this.recovered = at;
    await untilLoaded(async () => await load());
    if (this.state.failed && this.state.at === at) this.retry();
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ failed: false, outdated: null });
  };

  /** The visitor's own retry. Firefox refetches a file that has failed once only in a new page. */
  private readonly tryAgain = async () => {
    try {
      await this.props.load?.();
    } catch {
      if (await isServed()) {
        await renew();
        return;
      }
    }
    this.retry();
  };

  override render() {
    const { failed, outdated } = this.state;
    if (!failed) return this.props.children;
    if (this.props.load !== undefined && outdated !== false)
      return <Waiting header={<Masthead />} renewing={outdated === true} />;
    return (
      <>
        <Masthead />
        <main className={styles.broken} role="alert">
          <h1>{texts.broken.title}</h1>
          <p>{texts.broken.text}</p>
          <Button onClick={() => void this.tryAgain()}>{texts.broken.retry}</Button>
          <CopyDetails />
        </main>
      </>
    );
  }
}
