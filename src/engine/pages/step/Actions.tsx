import { useId } from 'react';
import texts from '../../../../schemas/content/step-texts.json';
import type { Action } from '../../flow/types.ts';
import { Button } from '../../ui/Button.tsx';
import { ActionBar } from '../../ui/toasts/ActionBar.tsx';
import { useHydrated } from '../../ui/browser-state.ts';
import styles from './step.module.css';

type Props = {
  actions: readonly Action[];
  /** What Continue still waits for; empty if it waits for nothing. */
  missing: readonly string[];
  /** Whether the line with it has a place on this step. */
  hinted: boolean;
  /** Id of the summary of the errors while it is shown: it says all that the line would. */
  summaryId: string | undefined;
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
export function Actions(props: Props) {
  const { actions, missing, hinted, summaryId, saving, onPress, onBack } = props;
  const reasonId = useId();
  const blocked = missing.length > 0;
  const hydrated = useHydrated();
  return (
    <ActionBar className={styles.actions}>
      {hinted && (
        <p id={reasonId} className={styles.missing} aria-live="polite">
          {blocked && !summaryId && <Missing said={missing} />}
        </p>
      )}
      {/* A disabled default button keeps Enter from submitting a prerendered form. */}
      {!hydrated && <button type="submit" hidden disabled aria-hidden="true" />}
      <div className={styles.buttons}>
        {actions.map((action) => {
          const secondary = action.variant === 'secondary';
          const busy = saving && !secondary;
          return (
            <Button
              key={action.id}
              type={hydrated ? 'submit' : 'button'}
              variant={secondary ? 'secondary' : 'primary'}
              data-primary={secondary ? undefined : ''}
              aria-disabled={blocked || saving}
              aria-busy={busy}
              aria-describedby={blocked ? (summaryId ?? reasonId) : undefined}
              onClick={() => onPress(action)}
            >
              <span className={styles.label} data-hidden={busy}>
                {action.label}
              </span>
              {busy && <span className={styles.saving}>{texts.saving}</span>}
            </Button>
          );
        })}
        {onBack && (
          <Button variant="quiet" className={styles.back} onClick={onBack}>
            {texts.back}
          </Button>
        )}
      </div>
      <output className="visually-hidden">{saving && texts.saving}</output>
    </ActionBar>
  );
}

/** The first thing to do, and what follows it where there is room. */
function Missing({ said: [first, ...others] }: { said: readonly string[] }) {
  return (
    <>
      <span>{`${texts.stillMissing} ${first}`}</span>
      {others.length > 0 && <span className={styles.others}>{` ${others.join(' ')}`}</span>}
    </>
  );
}
