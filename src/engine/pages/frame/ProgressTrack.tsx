import texts from '../../../../schemas/content/step-texts.json';
import { fill } from '../../ui/fill.ts';
import styles from './progress.module.css';

type Props = {
  label: string;
  /** 0-100. */
  percent: number;
  /** In twelfths of the bar. */
  width: number;
};

/** One segment; its label is gray until the segment is started (spec section 2). */
export function ProgressTrack({ label, percent, width }: Props) {
  const rounded = Math.round(percent);
  return (
    <div className={styles.segment} data-width={width}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={rounded}
        aria-valuetext={fill(texts.progressValue, { percent: rounded })}
      >
        <svg aria-hidden="true" width="100%" height="100%">
          <rect className={styles.fill} width={`${percent}%`} height="100%" rx="4" />
        </svg>
      </div>
      <span className={percent > 0 ? styles.begun : styles.ahead}>{label}</span>
    </div>
  );
}
