import { LinkedText } from '../../ui/Link.tsx';
import type { BlockProps } from '../contract.ts';
import styles from './blocks.module.css';

/** A paragraph. */
export default function TextBlock({ block }: BlockProps<'text'>) {
  return (
    <p className={styles.text}>
      <LinkedText text={block.text} />
    </p>
  );
}
