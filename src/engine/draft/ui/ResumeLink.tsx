import { lazy, Suspense, useId, useState, type ComponentType } from 'react';
import content from '../../../../schemas/content/answer-tools.json';
import { Button } from '../../ui/Button.tsx';
import { resumeLink } from '../resume.ts';
import type { DraftStore } from '../types.ts';
import styles from './panel.module.css';
import type { QrCodeProps } from './QrCode.tsx';

const { resumeLink: texts } = content;
const QrCode = lazy(loadQrCode);

/** The link works without the QR code: if its chunk fails to load, nothing is shown. */
async function loadQrCode(): Promise<{ default: ComponentType<QrCodeProps> }> {
  try {
    return await import('./QrCode.tsx');
  } catch {
    return { default: () => null };
  }
}

type Props = {
  store: Pick<DraftStore, 'makeLink' | 'endLinks'>;
  /** The page that the link opens, e.g. `https://…/onboarding`. */
  start: URL;
  /** What the button says. */
  make?: string;
};

type Progress =
  | { kind: 'closed' }
  | { kind: 'preparing' }
  | { kind: 'failed' }
  | { kind: 'ready'; link: string }
  | { kind: 'ended' };

/** Creates the link that opens these answers elsewhere, once the server has them. */
export function ResumeLink({ store, start, make = texts.make }: Props) {
  const [progress, setProgress] = useState<Progress>({ kind: 'closed' });
  const id = useId();

  async function prepare() {
    setProgress({ kind: 'preparing' });
    const code = await store.makeLink();
    if (code === undefined) setProgress({ kind: 'failed' });
    else setProgress({ kind: 'ready', link: resumeLink(code, start) });
  }

  if (progress.kind === 'closed') {
    return (
      <Button variant="quiet" onClick={() => void prepare()}>
        {make}
      </Button>
    );
  }
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title} tabIndex={-1} ref={takeFocus}>
        {texts.title}
      </h2>
      <output>{progress.kind === 'failed' ? '' : texts[progress.kind]}</output>
      {progress.kind === 'failed' && (
        <>
          <p role="alert" className={styles.error}>
            {texts.failed}
          </p>
          <Button variant="secondary" onClick={() => void prepare()}>
            {texts.retry}
          </Button>
        </>
      )}
      {progress.kind === 'ready' && (
        <>
          <ReadyLink link={progress.link} />
          <EndLinks store={store} onEnded={() => setProgress({ kind: 'ended' })} />
        </>
      )}
      {progress.kind === 'ended' && (
        <Button variant="secondary" onClick={() => void prepare()}>
          {make}
        </Button>
      )}
    </section>
  );
}

/** Moves the focus from the removed button to the panel that replaced it. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus();
}

/** Revokes the link that is shown and all earlier ones. */
function EndLinks({ store, onEnded }: Pick<Props, 'store'> & { onEnded: () => void }) {
  const [failed, setFailed] = useState(false);

  async function end() {
    setFailed(false);
    const outcome = await store.endLinks();
    if (outcome === 'ended') onEnded();
    else setFailed(true);
  }

  return (
    <>
      <p>{texts.endHint}</p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => void end()}>
          {texts.end}
        </Button>
      </div>
      {failed && (
        <p role="alert" className={styles.error}>
          {texts.endFailed}
        </p>
      )}
    </>
  );
}

function ReadyLink({ link }: { link: string }) {
  const [message, setMessage] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setMessage(texts.copied);
    } catch {
      setMessage(texts.copyFailed);
    }
  }

  return (
    <>
      <p>{texts.text}</p>
      <p className={styles.warning}>{texts.warning}</p>
      <div className={styles.linkRow}>
        <label className={styles.linkLabel}>
          <span>{texts.linkLabel}</span>
          <input
            className={styles.link}
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        <Button variant="secondary" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
      <output>{message}</output>
      <Suspense>
        <QrCode text={link} label={texts.qrLabel} hint={texts.qrHint} />
      </Suspense>
    </>
  );
}
