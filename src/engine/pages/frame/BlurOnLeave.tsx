import { Component, type ReactNode } from 'react';

type Props = { at: string; children: ReactNode };

/**
 * Blurs the focused control before its page is replaced. If the focused control is removed instead,
 * the browser first styles and lays out the half-changed page: up to a tenth of the work from step
 * to step. The new page's heading takes the focus in any case.
 */
export class BlurOnLeave extends Component<Props> {
  /** The only moment before the document changes when the old page's handlers do not see the blur. */
  override getSnapshotBeforeUpdate({ at }: Props): null {
    const { activeElement } = document;
    if (at !== this.props.at && activeElement instanceof HTMLElement) activeElement.blur();
    return null;
  }

  /** React requires it along with a snapshot. */
  override componentDidUpdate(): void {}

  override render(): ReactNode {
    return this.props.children;
  }
}
