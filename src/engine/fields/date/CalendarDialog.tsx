import { type RefObject, useEffect, useState } from 'react';
import texts from '../../../../schemas/content/date-texts.json';
import { Modal } from '../../ui/modal/Modal.tsx';
import { loadModule } from '../../ui/until-loaded.ts';
import { Button } from '../../ui/Button.tsx';
import type { Calendar } from './Calendar.tsx';
import styles from './date.module.css';

type Props = Omit<Parameters<typeof Calendar>[0], 'words'> & {
  title: string;
  anchor: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
};

type Loading = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; Days: typeof Calendar };

const requestDays = () => import('./Calendar.tsx');

/** Most of the calendar's weight, so it loads once the dialog is open. Undefined if it does not load. */
export const loadDays = () => loadModule(requestDays);

/** The calendar in a dialog; if its chunk cannot be loaded, it asks the visitor to type the date. */
export function CalendarDialog({ title, anchor, opener, onClose, ...calendar }: Props) {
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' });
  useEffect(() => {
    void loadDays().then((days) =>
      setLoading(days ? { kind: 'ready', Days: days.Calendar } : { kind: 'failed' }),
    );
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

const GAP = 8;
const MARGIN = 16;
/** Below this width, the style sheet makes it a bottom sheet. */
const NARROW = 480;

/**
 * Places the dialog below the anchor with right edges aligned. If there is no room, it scrolls the
 * page; if that is not enough, the dialog goes as low as it fits. In a narrow or low window, its
 * style sheet decides its position. The style sheet also gives it the height of the content that is
 * still loading.
 */
export function placeBeside(dialog: HTMLElement, anchor: HTMLElement): void {
  const { width, height } = dialog.getBoundingClientRect();
  if (window.innerWidth < NARROW || window.innerHeight < height + 2 * MARGIN) return;
  const lowest = window.innerHeight - height - MARGIN;
  const lacking = anchor.getBoundingClientRect().bottom + GAP - lowest;
  if (lacking > 0) window.scrollBy({ top: lacking, behavior: 'instant' });
  const near = anchor.getBoundingClientRect();
  const left = Math.min(near.right - width, window.innerWidth - width - MARGIN);
  dialog.style.margin = '0';
  dialog.style.left = `${Math.max(MARGIN, left)}px`;
  dialog.style.top = `${Math.min(near.bottom + GAP, lowest)}px`;
}
