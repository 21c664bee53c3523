import { memo, type ReactNode } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';
import face from './card-face.module.css';
import styles from './choice-card.module.css';
import { useShownCheck } from './use-shown.ts';
import grid from './choice-grid.module.css';

type Props = {
  type: 'radio' | 'checkbox';
  /** Id of the native input; the label and hint get `<id>-label` and `<id>-hint`. */
  id: string;
  name: string;
  /** Passed to the handler, so that one handler can serve all cards of a group. */
  value: string;
  label: string;
  hint?: string;
  /** Id of the hint, if the field template names it differently. */
  hintId?: string;
  icon?: string;
  checked: boolean;
  disabled?: boolean;
  required?: boolean;
  invalid?: boolean;
  /** Ids of other descriptions; the id of the hint is added. */
  describedBy?: string;
  /** Returns 'refused' to reject the press; the card then shows its previous state. */
  onCheck: (value: string, checked: boolean) => 'refused' | void;
};

/**
 * A native radio or checkbox drawn as a card. The input is the face of the card, so that pointer,
 * keyboard, forced colors and assistive technology all reach the real control, and a press changes
 * only the mark. It shows a press by itself and re-renders only when it changes, because React sets
 * every attribute of each radio that it renders.
 */
export const ChoiceCard = memo(function ChoiceCard(props: Props) {
  const { type, id, name, value, label, hint, icon, checked, disabled, describedBy, onCheck } =
    props;
  const labelId = `${id}-label`;
  const hintId = hint === undefined ? undefined : (props.hintId ?? `${id}-hint`);
  const shown = useShownCheck(checked, (input) => onCheck(value, input.checked));
  return (
    <label className={`${face.card} ${styles.card}`} data-plain={icon === undefined || undefined}>
      <input
        className={`${face.face} ${styles.native}`}
        type={type}
        id={id}
        name={name}
        {...shown}
        disabled={disabled}
        aria-required={(type === 'checkbox' && props.required) || undefined}
        aria-invalid={(type === 'checkbox' && props.invalid) || undefined}
        aria-labelledby={labelId}
        aria-describedby={[hintId, describedBy].filter(Boolean).join(' ') || undefined}
      />
      {icon !== undefined && (
        <span className={styles.icon}>
          <Icon name={icon} size={32} />
        </span>
      )}
      <span className={styles.text}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        {hint !== undefined && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <span className={type === 'radio' ? styles.round : styles.square}>
        <span className={styles.check} />
      </span>
    </label>
  );
});

type GridProps = {
  /** Columns from 768 px on: 1, 2 or 3; anything else counts as `usual`. */
  columns: unknown;
  usual: 1 | 2 | 3;
  /** Called when the focus leaves the group, not when it moves within it. */
  onLeave: () => void;
  children: ReactNode;
};

const CLASSES = { 1: grid.one, 2: grid.two, 3: grid.three };

/** Lays out the cards of one group. */
export function ChoiceGrid({ columns, usual, onLeave, children }: GridProps) {
  const count = columns === 1 || columns === 2 || columns === 3 ? columns : usual;
  return (
    <div
      className={CLASSES[count]}
      onBlur={({ currentTarget, relatedTarget }) => {
        const inside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!inside) onLeave();
      }}
    >
      {children}
    </div>
  );
}
