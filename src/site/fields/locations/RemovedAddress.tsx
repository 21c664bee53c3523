import texts from '../../../../schemas/content/business-widget-texts.json';
import { Button } from '../../../engine/ui.ts';
import { fill } from '../../../engine/core.ts';
import type { Removal } from '../../../engine/fields.ts';
import { addressName } from './address-name.ts';
import type { Location } from './location.ts';
import styles from './locations.module.css';

type Props = { id: string; removal: Removal<Location>; onUndo: () => void };

/** Takes the place of a removed address: an Undo button, described by what was removed. */
export function RemovedAddress({ id, removal, onUndo }: Props) {
  const name = addressName(removal.item, removal.index);
  return (
    <li id={id} className={styles.removed}>
      <p id={`${id}-text`}>{fill(texts.locations.removed, { address: name })}</p>
      <Button
        variant="quiet"
        aria-label={`${texts.locations.undo}: ${name}`}
        aria-describedby={`${id}-text`}
        onClick={onUndo}
      >
        {texts.locations.undo}
      </Button>
    </li>
  );
}
