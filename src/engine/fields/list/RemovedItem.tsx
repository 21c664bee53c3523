import texts from '../../../../schemas/content/widget-texts.json';
import { Button } from '../../ui/Button.tsx';
import { fill } from '../../ui/fill.ts';
import styles from './list.module.css';

type Props = {
  /** Id of the list's element. */
  id: string;
  name: string;
  onUndo: () => void;
};

/** Takes the place of a removed item: an Undo button, described by what was removed. */
export function RemovedItem({ id, name, onUndo }: Props) {
  return (
    <p className={styles.removed}>
      <span id={`${id}__removed`}>{fill(texts.list.removed, { item: name })}</span>
      <Button
        id={`${id}__undo`}
        variant="quiet"
        aria-describedby={`${id}__removed`}
        onClick={onUndo}
      >
        {texts.list.undo}
      </Button>
    </p>
  );
}
