import { useId } from 'react';
import texts from '../../../../schemas/content/step-texts.json';
import type { Action } from '../../flow/types.ts';
import { Button } from '../../ui/Button.tsx';
import { ActionBar } from '../../ui/toasts/ActionBar.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './step.module.css';

type Props = {
  actions: readonly Action[];
  /** Why the visitor cannot continue yet; empty if they can. */
  missing: readonly string[];
  saving: boolean;
  onPress: (action: Action) => void;
  onBack: (() => void) | undefined;
};

/** The way on for a visitor whose answers reach no server: they are on the device (D60). */
export function GoOnAnyway({ onPress }: { onPress: () => void }) {
  return (
    <>
      <p>{texts.anyway.text}</p>
      <Button variant="secondary" onClick={onPress}>
        {texts.anyway.button}
      </Button>
    </>
  );
}

/**
 * The buttons of a step. A disabled Continue stays in the tab order and says what is missing (D8):
 * pressing it explains and never continues. Enter presses the first button.
 */
export function Actions({ actions, missing, saving, onPress, onBack }: Props) {
  const reasonId = useId();
  const blocked = missing.length > 0;
  const hydrated = useHydrated();
  return (
    <ActionBar className={styles.actions}>
      <p id={reasonId} className={styles.missing} aria-live="polite">
        {blocked ? (
          <>
            <span>{texts.stillMissing}</span> {missing.join(' ')}
          </>
        ) : null}
      </p>
      {/* A disabled default button keeps Enter from submitting a prerendered form. */}
      {hydrated ? null : <button type="submit" hidden disabled aria-hidden="true" />}
      <div className={styles.buttons}>
        {actions.map((action) => {
          const secondary = action.variant === 'secondary';
          return (
            <Button
              key={action.id}
              type={hydrated ? 'submit' : 'button'}
              variant={secondary ? 'secondary' : 'primary'}
              data-primary={secondary ? undefined : ''}
              aria-disabled={blocked || saving}
              aria-busy={saving && !secondary}
              aria-describedby={blocked ? reasonId : undefined}
              onClick={() => onPress(action)}
            >
              <span className={styles.label} data-hidden={saving && !secondary}>
                {action.label}
              </span>
              {saving && !secondary ? <span className={styles.saving}>{texts.saving}</span> : null}
            </Button>
          );
        })}
        {onBack === undefined ? null : (
          <Button variant="quiet" className={styles.back} onClick={onBack}>
            {texts.back}
          </Button>
        )}
      </div>
      <output className="visually-hidden">{saving ? texts.saving : ''}</output>
    </ActionBar>
  );
}
