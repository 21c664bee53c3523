import type { StepId } from '../../flow/types.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { useAmbient, useDraft, useOnboarding } from '../onboarding-context.tsx';
import { whereLeftOff } from '../where-left-off.ts';
import { useId, useState } from 'react';
import returnTexts from '../../../../schemas/content/return-texts.json';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { fill } from '../../logic/text-syntax.ts';
import { Link } from '../../ui/Link.tsx';
import { ConfirmDialog } from '../../draft/ui/ConfirmDialog.tsx';
import { useNow, whenText } from '../../draft/ui/when-text.ts';
import styles from '../../draft/ui/panel.module.css';

type Props = { at: StepId; onStartedOver: () => void };

/** Offers to continue at the furthest step; renders nothing if that is this one. */
export default function ReturnOffer({ at, onStartedOver }: Props) {
  const { flow, store } = useOnboarding();
  const draft = useDraft();
  const reached = whereLeftOff(flow, draft, useAmbient());
  if (reached === undefined || reached.id === at) return null;
  return (
    <div data-returning="">
      <WelcomeBack
        stepTitle={reached.label}
        to={reached.href}
        hasServer={store.hasServer}
        {...(draft.savedAt === undefined ? {} : { savedAt: draft.savedAt })}
        onStartOver={(text) => {
          store.startOver();
          notify({ tone: 'success', text });
          onStartedOver();
        }}
      />
    </div>
  );
}

const { welcomeBack: texts } = returnTexts;

type WelcomeBackProps = {
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
export function WelcomeBack({ stepTitle, to, savedAt, hasServer, onStartOver }: WelcomeBackProps) {
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
        <Link className={buttonClass('primary')} to={to}>
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
