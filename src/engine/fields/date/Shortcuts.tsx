import { Button } from '../../ui/Button.tsx';
import styles from './shortcuts.module.css';
import { shortcutsFor, type ShortcutWords } from './shortcuts.ts';

type Props = {
  words: ShortcutWords;
  /** ISO local dates. */
  today: string;
  min: string;
  max: string;
  nameOf: (iso: string) => string;
  onPick: (iso: string) => void;
};

/** Common start dates, each one press away. */
export function Shortcuts({ words, today, min, max, nameOf, onPick }: Props) {
  const days = shortcutsFor(words, today, min, max);
  if (days.length === 0) return null;
  return (
    <div className={styles.shortcuts} role="group" aria-label={words.shortcuts}>
      {days.map(({ label, iso }) => (
        <Button
          key={label}
          variant="secondary"
          aria-label={`${label}, ${nameOf(iso)}`}
          onClick={() => onPick(iso)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
