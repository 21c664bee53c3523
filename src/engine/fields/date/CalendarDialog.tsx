import { useEffect, useState, type RefObject } from 'react';
import texts from '../../../../schemas/content/date-texts.json';
import { Modal } from '../../ui/modal/Modal.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Calendar } from './Calendar.tsx';
import styles from './date.module.css';
import { placeBeside } from './place-beside.ts';

type Props = Omit<Parameters<typeof Calendar>[0], 'words'> & {
  title: string;
  anchor: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
};

type Loading = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; Days: typeof Calendar };

/** Most of the calendar's weight, so it loads once the dialog is open. */
export const loadDays = () => import('./Calendar.tsx');

/** The calendar in a dialog; if its chunk cannot be loaded, it asks the visitor to type the date. */
export function CalendarDialog({ title, anchor, opener, onClose, ...calendar }: Props) {
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' });
  useEffect(() => {
    loadDays()
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
      <div className={styles.calendar} data-ahead={calendar.max > calendar.today || undefined}>
        <Days loading={loading} words={texts} {...calendar} />
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
