import type { MouseEvent } from 'react';
import texts from '../../../../schemas/content/business-widget-texts.json';
import { Button, Icon, LinkedText } from '../../../engine/ui.ts';
import { errorsAt, useFieldErrors } from '../../../engine/fields.ts';
import { ADDRESS_PARTS, cityLine, type Location } from './location.ts';
import styles from './locations.module.css';
import { fill } from '../../../engine/core.ts';

type Props = AddressProps & {
  /** False for an address that the visitor cannot change. */
  canChange: boolean;
  onEdit: (event: MouseEvent<HTMLElement>) => void;
  onRemove: () => void;
};

/** One address with its messages, and the buttons that change it. */
export function AddressCard({ canChange, onEdit, onRemove, ...address }: Props) {
  const { id, location, index } = address;
  return (
    <li id={id} className={styles.card}>
      <Address {...address} />
      {canChange && (
        <Actions name={addressName(location, index)} onEdit={onEdit} onRemove={onRemove} />
      )}
    </li>
  );
}

type AddressProps = {
  id: string;
  location: Location;
  index: number;
  /** Under the primary address. */
  note: string | undefined;
};

function Address({ id, location, index, note }: AddressProps) {
  const errors = useFieldErrors();
  const messages = ADDRESS_PARTS.flatMap((part) => errorsAt(errors, [String(index), part]) ?? []);
  return (
    <div className={styles.where}>
      <p className={styles.name}>
        <span>{addressName(location, index)}</span>
        {location.isPrimary && <span className={styles.badge}>{texts.locations.primary}</span>}
      </p>
      <p>{cityLine(location)}</p>
      {location.isPrimary && note !== undefined && (
        <p className={styles.hint}>
          <LinkedText text={note} />
        </p>
      )}
      {messages.length > 0 && (
        <p id={`${id}__error`} className={styles.error}>
          {messages.join(' ')}
        </p>
      )}
    </div>
  );
}

type ActionsProps = {
  name: string;
  onEdit: (event: MouseEvent<HTMLElement>) => void;
  onRemove: () => void;
};

function Actions({ name, onEdit, onRemove }: ActionsProps) {
  return (
    <div className={styles.actions}>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={`${texts.locations.edit}: ${name}`}
        onClick={onEdit}
      >
        <Icon name="edit" size={20} />
        <span>{texts.locations.edit}</span>
      </Button>
      <Button variant="quiet" aria-label={`${texts.locations.remove}: ${name}`} onClick={onRemove}>
        <Icon name="trash" size={20} />
        <span>{texts.locations.remove}</span>
      </Button>
    </div>
  );
}

/** An address in messages and labels; its number while it is empty. */
export function addressName(location: Location | undefined, index: number): string {
  return location?.address || fill(texts.locations.name, { number: index + 1 });
}
