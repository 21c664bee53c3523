import { useEffect, useRef, useState, type MouseEvent } from 'react';
import texts from '../../../schemas/content/business-widget-texts.json';
import type { StepWidgetProps } from '../contract.ts';
import { textOrUndefined } from '../../logic/json.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useFieldErrors } from '../field-errors.ts';
import { Button } from '../../ui/Button.tsx';
import { fill } from '../../ui/fill.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { ADDRESS_PARTS, cityLine, locationsOf, type Location } from './locations/location.ts';
import { LocationDialog } from './locations/LocationDialog.tsx';
import styles from './locations/locations.module.css';
import { errorsAt } from './list/part-field.tsx';
import { useRemovals, type Removal } from './list/use-removals.ts';

/**
 * Addresses to add, edit and remove (decision D11); a removed one can be restored. The primary one
 * follows another answer, so it is read-only, with `options.primaryNote` under it.
 * `options.catalog` names the states; the schema's `maxItems` is the limit.
 */
export default function LocationsWidget(props: StepWidgetProps) {
  const { id, value, schema, disabled, readonly, registry, onChange } = props;
  const { notify } = registry.formContext;
  const locations = locationsOf(value);
  const note = textOrUndefined(props.options.primaryNote);
  // Index of the location in the dialog; a new one goes after the last.
  const [editing, setEditing] = useState<number>();
  const opener = useRef<HTMLElement>(null);
  const removals = useRemovals(locations, onChange);
  const [landing, setLanding] = useState<{ id: string }>();
  useEffect(() => {
    // The pressed button is gone.
    if (landing) document.getElementById(landing.id)?.querySelector('button')?.focus();
  }, [landing]);
  const removedId = `${id}__removed`;
  const full = schema.maxItems !== undefined && locations.length >= schema.maxItems;
  const open = (event: MouseEvent<HTMLElement>, index: number) => {
    opener.current = event.currentTarget;
    setEditing(index);
  };
  const save = (saved: Location, index: number) => {
    onChange(locations.toSpliced(index, 1, saved));
    setEditing(undefined);
    notify('success', fill(texts.locations.saved, { address: saved.address }));
  };
  const remove = (index: number) => {
    removals.remove(index);
    setLanding({ id: removedId });
  };
  const undo = ({ item, index }: Removal<Location>) => {
    removals.undo();
    setLanding({ id: `${id}_${index}` });
    notify('success', fill(texts.locations.restored, { address: nameOf(item, index) }));
  };
  const cards = locations.map((location, index) => (
    // An address's only identity is its position in the list.
    // oxlint-disable-next-line react/no-array-index-key
    <li key={index} id={`${id}_${index}`} className={styles.card}>
      <Address id={`${id}_${index}`} location={location} index={index} note={note} />
      {!location.isPrimary && !disabled && !readonly && (
        <Actions
          name={nameOf(location, index)}
          onEdit={(event) => open(event, index)}
          onRemove={() => remove(index)}
        />
      )}
    </li>
  ));
  const { last } = removals;
  return (
    <div className={styles.locations}>
      <ul className={styles.list}>
        {last === undefined || full
          ? cards
          : cards.toSpliced(
              last.index,
              0,
              <Removed key="removed" id={removedId} removal={last} onUndo={() => undo(last)} />,
            )}
      </ul>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        aria-disabled={full || undefined}
        aria-describedby={full ? `${id}__full` : undefined}
        disabled={disabled || readonly}
        onClick={(event) => !full && open(event, locations.length)}
      >
        <Icon name="plus" size={20} />
        {texts.locations.add}
      </Button>
      {full && (
        <p id={`${id}__full`} className={styles.hint}>
          {fill(texts.locations.full, { max: locations.length })}
        </p>
      )}
      {editing !== undefined && (
        <LocationDialog
          list={props}
          location={locations[editing]}
          opener={opener}
          onSave={(saved) => save(saved, editing)}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  );
}

function nameOf(location: Location | undefined, index: number): string {
  return location?.address || fill(texts.locations.name, { number: index + 1 });
}

type RemovedProps = { id: string; removal: Removal<Location>; onUndo: () => void };

/** Takes the place of a removed address: an Undo button, described by what was removed. */
function Removed({ id, removal, onUndo }: RemovedProps) {
  const name = nameOf(removal.item, removal.index);
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
        {nameOf(location, index)}
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
        {texts.locations.edit}
      </Button>
      <Button variant="quiet" aria-label={`${texts.locations.remove}: ${name}`} onClick={onRemove}>
        <Icon name="trash" size={20} />
        {texts.locations.remove}
      </Button>
    </div>
  );
}
