import { Suspense, useId, useState } from 'react';
import texts from '../../../schemas/content/quote.json';
import { Button, Icon, lazyPart } from '../../engine/ui.ts';
import { Coming } from './Coming.tsx';
import styles from './comparison.module.css';
import type { Plan } from './plans.ts';

const PlanTable = lazyPart(() => import('./PlanTable.tsx'));

/**
 * The comparison table, loaded when its button is pressed, because most visitors need only the
 * cards.
 */
export function Comparison({ chosen }: { chosen: Plan }) {
  const [open, setOpen] = useState(false);
  const table = useId();
  return (
    <div className={styles.comparison}>
      <Button
        variant="quiet"
        className={styles.compare ?? ''}
        aria-expanded={open}
        aria-controls={open ? table : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>{open ? texts.compare.hide : texts.compare.show}</span>
        <Icon name="chevron-down" size={20} className={open ? (styles.turned ?? '') : ''} />
      </Button>
      <Suspense fallback={<Coming />}>{open && <PlanTable id={table} chosen={chosen} />}</Suspense>
    </div>
  );
}
