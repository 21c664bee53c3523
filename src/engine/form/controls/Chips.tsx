import { useRef } from 'react';
import texts from '../../../../schemas/content/widget-texts.json';
import { fill } from '../../logic/text-syntax.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './chips.module.css';

type Props = {
  chosen: readonly { id: string; label: string }[];
  onRemove: (id: string) => void;
  disabled: boolean;
  /** Shown while nothing is chosen. */
  none?: string;
};

/**
 * The choices made in a long list; a press removes one. It takes a single line however many there
 * are, so that the list below does not move.
 */
export function Chips({ chosen, onRemove, disabled, none }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: string) => {
    // The pressed button disappears with its choice.
    list.current?.focus();
    onRemove(id);
  };
  return (
    <ul ref={list} className={styles.chips} aria-label={texts.chips.title} tabIndex={-1}>
      {chosen.length === 0 && none !== undefined && <li className={styles.none}>{none}</li>}
      {chosen.map(({ id, label }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.chip}
            disabled={disabled}
            aria-label={fill(texts.chips.remove, { choice: label })}
            onClick={() => remove(id)}
          >
            <span>{label}</span>
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
