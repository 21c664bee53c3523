import { useEffect, useState, type RefObject } from 'react';
import texts from '../../../../schemas/content/date-texts.json';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { Calendar } from './Calendar.tsx';
import styles from './date.module.css';
import { placeBeside } from './place-beside.ts';

type Props = Parameters<typeof Calendar>[0] & {
  title: string;
  anchor: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
};

type Loading = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; Days: typeof Calendar };

const load = () => import('./Calendar.tsx');

/** Fetches the calendar's chunk ahead of the press that needs it. */
export function preloadCalendar(): void {
  // A failure here can be ignored: opening the calendar tries again and reports it.
  load().catch(() => undefined);
}

/** The calendar in a dialog; if its chunk cannot be loaded, it asks the visitor to type the date. */
export function CalendarDialog({ title, anchor, opener, onClose, ...calendar }: Props) {
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' });
  useEffect(() => {
    load()
      .then(({ Calendar: Days }) => setLoading({ kind: 'ready', Days }))
      .catch(() => setLoading({ kind: 'failed' }));
  }, []);
  return (
    <Modal
      aria-label={title}
      className={styles.dialog ?? ''}
      light
      opener={opener}
      onShow={(dialog) => anchor.current && placeBeside(dialog, anchor.current)}
      onDismiss={onClose}
    >
      <div className={styles.calendar}>
        <Days loading={loading} {...calendar} />
        <Button variant="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </Modal>
  );
}

function Days({ loading, ...calendar }: { loading: Loading } & Parameters<typeof Calendar>[0]) {
  switch (loading.kind) {
    case 'ready':
      return <loading.Days {...calendar} />;
    case 'loading':
      return <output className={styles.status}>{texts.loading}</output>;
    case 'failed':
      return (
        <p role="alert" className={styles.status}>
          {texts.failed}
        </p>
      );
  }
}
