import { type MouseEvent, useRef, useState } from 'react';
import texts from '../../../../schemas/content/business-widget-texts.json';
import {
  AddItem,
  type Removal,
  type StepWidgetProps,
  partId,
  useLanding,
  useRemovals,
} from '../../../engine/fields.ts';
import { fill, textOrUndefined } from '../../../engine/core.ts';
import { AddressCard, addressName } from './AddressCard.tsx';
import { type Location, locationsOf } from './location.ts';
import { LocationDialog } from './LocationDialog.tsx';
import styles from './locations.module.css';
import { Button } from '../../../engine/ui.ts';

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
  const land = useLanding();
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
    land(buttonIn(removedId));
  };
  const undo = ({ item, index }: Removal<Location>) => {
    removals.undo();
    land(buttonIn(partId(id, index)));
    notify('success', fill(texts.locations.restored, { address: addressName(item, index) }));
  };
  const cards = locations.map((location, index) => (
    <AddressCard
      // An address's only identity is its position in the list.
      // oxlint-disable-next-line react/no-array-index-key
      key={index}
      id={partId(id, index)}
      location={location}
      index={index}
      note={note}
      canChange={!location.isPrimary && !disabled && !readonly}
      onEdit={(event) => open(event, index)}
      onRemove={() => remove(index)}
    />
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
              <RemovedAddress
                key="removed"
                id={removedId}
                removal={last}
                onUndo={() => undo(last)}
              />,
            )}
      </ul>
      <AddItem
        list={props}
        count={locations.length}
        isFull={full}
        label={texts.locations.add}
        full={texts.locations.full}
        opens
        onAdd={(event) => open(event, locations.length)}
      />
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

const buttonIn = (id: string) => () =>
  document.getElementById(id)?.querySelector('button')?.focus();

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
