import texts from '../../schemas/content/quote.json';
import { fill } from '../ui/fill.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './also-asked.module.css';

const list = new Intl.ListFormat('en-US');

/** Names what the visitor asked for and the prices below leave out; nothing without any. */
export function AlsoAsked({ coverages }: { coverages: readonly string[] }) {
  if (coverages.length === 0) return null;
  return (
    <div className={styles.notice} role="note">
      <Icon name="info" />
      <p>{fill(texts.alsoAsked, { coverages: list.format(coverages) })}</p>
    </div>
  );
}
