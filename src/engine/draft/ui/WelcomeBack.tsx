import { useId, useState } from 'react';
import returnTexts from '../../../../schemas/content/return-texts.json';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { fill } from '../../ui/fill.ts';
import { Link } from '../../ui/Link.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useNow, whenText } from './when-text.ts';
import styles from './panel.module.css';

const { welcomeBack: texts } = returnTexts;

type Props = {
  /** Title and address of the step that the visitor reached. */
  stepTitle: string;
  to: string;
  /** ISO instant of the last write. */
  savedAt?: string;
  /** False if the answers never leave this device. */
  hasServer: boolean;
  /** Called once the visitor has confirmed: start over, then say so. */
  onStartOver: (message: string) => void;
};

/** Lets a returning visitor continue where they left off or start over. */
export function WelcomeBack({ stepTitle, to, savedAt, hasServer, onStartOver }: Props) {
  const [asking, setAsking] = useState(false);
  const now = useNow(savedAt);
  const id = useId();
  return (
    <section className={styles.welcome} aria-labelledby={id}>
      <div>
        <h2 id={id}>{texts.title}</h2>
        <p>
          <span>{fill(texts.text, { step: stepTitle })}</span>{' '}
          {savedAt && (
            <span className={styles.saved}>
              {fill(texts.lastSaved, { time: whenText(savedAt, now) })}
            </span>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <Link className={buttonClass('secondary')} to={to}>
          {texts.continue}
        </Link>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {texts.startOver}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={texts.confirmTitle}
          text={hasServer ? texts.confirmText : texts.confirmTextHere}
          confirm={texts.confirm}
          cancel={texts.cancel}
          destructive
          onConfirm={() => {
            setAsking(false);
            onStartOver(texts.done);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
  );
}
