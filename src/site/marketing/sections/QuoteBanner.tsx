import type { ReactNode } from 'react';
import '../../../engine/ui/icons/coverage.ts';
import { QuoteActions } from './ClosingCall.tsx';
import banner from './banner.module.css';
import { drawingOf } from '../../../engine/ui.ts';
import styles from './detail-drawing.module.css';

type Props = {
  title: string;
  text: string;
  /** Label of the first button, and where it leads if it does not start a quote. */
  start: string;
  to?: string | undefined;
  icon: string;
  /** Between the text and the buttons. */
  children?: ReactNode;
};

/** The head of a page, with buttons to get a quote and to call. */
export function QuoteBanner({ title, text, start, to, icon, children }: Props) {
  return (
    <section className={banner.banner}>
      <div className={banner.inner}>
        <div className={banner.words}>
          <h1>{title}</h1>
          <p className={banner.text}>{text}</p>
          {children}
          <QuoteActions start={start} to={to} className={banner.actions} />
        </div>
        <DetailDrawing icon={icon} />
      </div>
    </section>
  );
}

/**
 * An icon drawn large, as the detail of a drawing: in its circle, with center lines and a
 * dimension. Import the icon's group where this is used.
 */
export function DetailDrawing({ icon }: { icon: string }) {
  const drawing = drawingOf(icon);
  const [lines, patch] = typeof drawing === 'string' ? [drawing, ''] : (drawing ?? ['', '']);
  return (
    <svg className={styles.detail} viewBox="0 0 400 360" aria-hidden="true" focusable="false">
      <path className={styles.axis} d="M200 4v352M24 180h352" />
      <circle className={styles.sheet} cx="200" cy="180" r="140" />
      <g transform="translate(104 84) scale(8)">
        <path className={styles.patch} d={patch} />
        <path className={styles.lines} d={lines} />
      </g>
      <path
        className={styles.fine}
        d="M60 340v-14M340 340v-14M60 333h280M55 338l10-10M335 338l10-10M299 81l36-36h46"
      />
      <circle className={styles.dot} cx="299" cy="81" r="4" />
    </svg>
  );
}
