import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import texts from '../../../schemas/content/funnel-texts.json' with { type: 'json' };
import { endingOf } from '../marketing/enhance/ending.ts';
import { Button } from '../../engine/ui.ts';
import styles from './overdue.module.css';

/** Longer than a page takes on a slow phone network. */
const LATE_MS = 4000;

/**
 * Shown on a page that the visitor has left for one whose code does not arrive, e.g. without a
 * network: says so, and what the next page would have said. It opens once its code is there.
 */
export function Overdue() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const ending = endingOf(state);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  const stay = () => {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    void navigate(-1);
  };
  return (
    <div className={styles.place}>
      <div role="status">
        {isLate && (
          <div className={styles.words}>
            {ending && <p>{[ending.text, ending.quoteId].join(' ')}</p>}
            <p>{texts.overdue}</p>
          </div>
        )}
      </div>
      {isLate && (
        <Button variant="secondary" onClick={stay}>
          {texts.stay}
        </Button>
      )}
    </div>
  );
}
