import { useRef, useState } from 'react';
import texts from '../../../../schemas/content/widget-texts.json';
import type { StepWidgetProps } from '../../form/contract.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './percentages.module.css';
import { SharesDialog } from './SharesDialog.tsx';
import { isWhole, sharesOf, totalOf, type Share } from './shares.ts';

/**
 * Each activity's share of the work, with a dialog to edit all shares at once. `ui:options`:
 * `editLabel` of the button, `success` (toast) and `invalid` (message while the total is not 100).
 */
export default function PercentagesWidget(props: StepWidgetProps) {
  const { value, options, registry, disabled, readonly, onChange } = props;
  const { notify } = registry.formContext;
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const shares = sharesOf(value);
  const invalid = String(options.invalid ?? '');
  if (shares.length === 0) {
    return options.hideWhenEmpty ? null : <p className={styles.hint}>{texts.percentages.empty}</p>;
  }
  return (
    <div className={styles.shares}>
      <ShareList shares={shares} />
      <Button
        ref={edit}
        variant="secondary"
        aria-haspopup="dialog"
        disabled={Boolean(disabled || readonly)}
        onClick={() => setEditing(true)}
      >
        <Icon name="edit" size={20} />
        <span>
          {typeof options.editLabel === 'string' ? options.editLabel : texts.percentages.edit}
        </span>
      </Button>
      {editing && (
        <SharesDialog
          list={props}
          shares={shares}
          opener={edit}
          invalid={invalid}
          onRefused={() => notify('error', invalid, { silent: true })}
          onSubmit={(submitted) => {
            onChange(submitted);
            setEditing(false);
            if (typeof options.success === 'string') notify('success', options.success);
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  );
}

function ShareList({ shares }: { shares: readonly Share[] }) {
  const total = totalOf(shares);
  return (
    <div className={styles.list}>
      <ul>
        {shares.map(({ name, percentage }) => (
          <li key={name} className={styles.share}>
            <span>{name}</span>
            <svg className={styles.bar} aria-hidden="true" focusable="false">
              <rect className={styles.fill} width={`${percentage}%`} height="100%" rx="4" />
            </svg>
            <span className={styles.figure}>{`${percentage}%`}</span>
          </li>
        ))}
      </ul>
      <p className={styles.sum} data-exact={isWhole(total) || undefined}>
        <span>{texts.percentages.total}</span>
        <span className={styles.figure}>{`${total}%`}</span>
      </p>
    </div>
  );
}
