import { useId, useRef } from 'react';
import content from '../../../../schemas/content/return-texts.json';
import { useMessage } from '../../ui/use-message.ts';
import { Button } from '../../ui/Button.tsx';
import { resumeTargetIn } from '../resume.ts';
import styles from './panel.module.css';

const { ownLink: texts } = content;

type Props = {
  /** Called right before the link is followed. */
  onOpen?: () => void;
};

/** Takes a pasted resume link; `ResumeOpener` does the rest. */
export function LinkForm({ onOpen }: Props) {
  const [message, setMessage] = useMessage();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const open = () => {
    const hash = hashOf(input.current?.value ?? '');
    if (hash === undefined) {
      setMessage(texts.wrong);
      input.current?.focus();
      return;
    }
    onOpen?.();
    window.location.replace(hash);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <p>{texts.text}</p>
      <div className={styles.linkRow}>
        <label className={styles.linkLabel}>
          <span>{texts.label}</span>
          <input
            ref={input}
            className={styles.link}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={message !== null || undefined}
            aria-describedby={`${id}message`}
            onChange={() => setMessage(null)}
          />
        </label>
        <Button type="submit" variant="secondary">
          {texts.action}
        </Button>
      </div>
      <div id={`${id}message`} role="alert">
        {message && (
          <p key={message.key} className={styles.error}>
            {message.text}
          </p>
        )}
      </div>
    </form>
  );
}

/** The fragment of a resume link; undefined if it is not one. */
function hashOf(text: string): string | undefined {
  const at = text.indexOf('#');
  const hash = at < 0 ? '' : text.slice(at).trim();
  return resumeTargetIn(hash) === undefined ? undefined : hash;
}
