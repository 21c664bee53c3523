import { LinkedText } from '../../ui/Link.tsx';
import type { BlockProps } from '../contract.ts';
import styles from './blocks.module.css';

/** A paragraph that stands out, as advice or as a warning. */
export default function NoticeBlock({ block }: BlockProps<'notice'>) {
  return (
    <div className={block.tone === 'warning' ? styles.warning : styles.info} role="note">
      {block.title && <p className={styles.noticeTitle}>{block.title}</p>}
      <p>
        <LinkedText text={block.text} />
      </p>
    </div>
  );
}
