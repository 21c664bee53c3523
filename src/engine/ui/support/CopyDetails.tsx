import { useState } from 'react';
import texts from '../../../../schemas/content/step-texts.json';
import { Button } from '../Button.tsx';
import { supportDetails } from './log.ts';

/**
 * Lets the visitor copy what this page has logged, for support. If the browser forbids copying, it
 * shows the log instead. It is not loaded on demand, because loading may be what failed.
 */
export function CopyDetails() {
  const [message, setMessage] = useState('');
  const [shown, setShown] = useState('');
  const copy = async () => {
    const details = supportDetails(window);
    try {
      await navigator.clipboard.writeText(details);
      setMessage(texts.broken.copied);
    } catch {
      setMessage(texts.broken.notCopied);
      setShown(details);
    }
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        {texts.broken.copy}
      </Button>
      <output>{message}</output>
      {shown === '' ? null : <pre>{shown}</pre>}
    </>
  );
}
