import { Component, type ReactNode } from 'react';

type Props = { at: string; children: ReactNode };

/**
 * Takes the focus from the page `at` which it was before that page is replaced. Where the focused
 * control is removed, the browser styles and lays out the half-changed page first: up to a tenth of
 * the work from step to step. The new page's heading takes the focus in any case.
 */
export class LetGo extends Component<Props> {
  /** The one moment before the document changes at which nothing of the old page hears of it. */
  override getSnapshotBeforeUpdate({ at }: Props): null {
    const { activeElement } = document;
    if (at !== this.props.at && activeElement instanceof HTMLElement) activeElement.blur();
    return null;
  }

  /** React asks for it beside a snapshot. */
  override componentDidUpdate(): void {}

  override render(): ReactNode {
    return this.props.children;
  }
}
