import { useState, type RefObject } from 'react';
import texts from '../../../../schemas/content/business-widget-texts.json';
import {
  catalogOf,
  partField,
  PartFrame,
  SelectWidget,
  type StepWidgetProps,
  TextControl,
} from '../../../engine/fields.ts';
import { tidyLine } from '../../../engine/core.ts';
import { ActionBar, Button, Dialog, modalStyles as modal } from '../../../engine/ui.ts';
import {
  ADDRESS_PARTS,
  faultsOf,
  NEW_LOCATION,
  trimmed,
  type AddressPart,
  type Location,
} from './location.ts';
import styles from './locations.module.css';

type Props = {
  list: StepWidgetProps;
  /** The location to edit; undefined to add one. */
  location: Location | undefined;
  opener: RefObject<HTMLElement | null>;
  onSave: (location: Location) => void;
  onClose: () => void;
};

/** Asks for one address and saves it only once it is complete. */
export function LocationDialog({ list, location, opener, onSave, onClose }: Props) {
  const [opened] = useState(location ?? NEW_LOCATION);
  const [draft, setDraft] = useState(opened);
  const [tries, setTries] = useState(0);
  const [spoken, setSpoken] = useState<string | false>();
  const faults = faultsOf(draft);
  const messageAt = (part: AddressPart) => faults[part] && texts.locations[faults[part]];
  const save = () => {
    setTries(tries + 1);
    const wrong = ADDRESS_PARTS.find(messageAt);
    if (!wrong) {
      onSave(trimmed(draft));
      return;
    }
    const control = document.getElementById(partId(list, wrong));
    // A screen reader says nothing if the field already has focus.
    setSpoken(control === document.activeElement && messageAt(wrong));
    control?.focus();
  };
  return (
    <Dialog
      title={location ? texts.locations.editTitle : texts.locations.addTitle}
      opener={opener}
      unsaved={ADDRESS_PARTS.some((part) => draft[part].trim() !== opened[part])}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={styles.parts}>
        {ADDRESS_PARTS.map((part) => (
          <Part
            key={part}
            part={part}
            list={list}
            value={draft[part]}
            fault={tries > 0 ? messageAt(part) : undefined}
            onText={(text) => setDraft((latest) => ({ ...latest, [part]: text }))}
          />
        ))}
      </div>
      <p key={tries} role="alert" className="visually-hidden">
        {spoken}
      </p>
      <ActionBar className={modal.actions}>
        <Button variant="secondary" onClick={onClose}>
          {texts.locations.cancel}
        </Button>
        <Button type="submit">{texts.locations.save}</Button>
      </ActionBar>
    </Dialog>
  );
}

/** Standard autofill tokens of an address (WCAG 1.3.5). */
const AUTOFILL = {
  address: 'address-line1',
  city: 'address-level2',
  state: 'address-level1',
  zipCode: 'postal-code',
} as const satisfies Record<AddressPart, string>;

const partId = (list: StepWidgetProps, part: AddressPart) => `${list.id}__dialog_${part}`;

type PartProps = {
  part: AddressPart;
  list: StepWidgetProps;
  value: string;
  fault: string | undefined;
  onText: (text: string) => void;
};

function Part({ part, list, value, fault, onText }: PartProps) {
  const asked = partField(list, {
    id: partId(list, part),
    name: part,
    value,
    errors: fault === undefined ? undefined : [fault],
    onChange: () => undefined,
  });
  const field = { ...asked, required: part !== 'zipCode' };
  return (
    <div className={styles[part]}>
      <PartFrame field={field}>
        {part === 'state' ? (
          <StateSelect list={list} field={field} onText={onText} />
        ) : (
          <TextControl
            field={field}
            value={value}
            autoComplete={AUTOFILL[part]}
            inputMode={part === 'zipCode' ? 'numeric' : 'text'}
            maxLength={field.schema.maxLength}
            onText={onText}
            tidy={(text) => tidyLine(text, AUTOFILL[part])}
          />
        )}
      </PartFrame>
    </div>
  );
}

/** The same select as in steps, with the states of the list's catalog. */
function StateSelect({ list, field, onText }: SelectProps) {
  const states = (catalogOf(list)?.entries ?? []).map(({ id }) => id ?? null);
  return (
    <SelectWidget
      {...field}
      schema={{ ...field.schema, enum: states }}
      options={{ ...field.options, catalog: list.options.catalog, autocomplete: AUTOFILL.state }}
      placeholder={texts.locations.statePlaceholder}
      onChange={(state) => onText(typeof state === 'string' ? state : '')}
    />
  );
}

type SelectProps = {
  list: StepWidgetProps;
  field: StepWidgetProps;
  onText: (text: string) => void;
};
