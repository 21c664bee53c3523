import { useId, useState } from 'react';
import texts from '../../../../schemas/content/entry-texts.json';
import words from '../../../../schemas/content/widget-texts.json';
import { keywordsFor } from '../../form/choices.ts';
import type { StepWidgetProps } from '../../form/contract.ts';
import { foundItems, useSearch } from '../../form/search/use-search.ts';
import { Button } from '../../ui/Button.tsx';
import { fill } from '../../logic/text-syntax.ts';
import {
  Cards,
  explained,
  SearchAndPicks,
  useChoices,
  useSearchable,
  useToggle,
} from '../checks/widget.tsx';
import styles from './multi-select.module.css';

/**
 * Checkboxes of a list that would fill the page: it is closed until a visitor searches it or opens
 * it, and what is chosen stands above. `ui:options`: `exclusive` and `tooMany` as in `checks`;
 * `placeholder` stands in the search.
 */
export default function MultiSelectWidget(props: StepWidgetProps) {
  const { id, value } = props;
  const choices = useChoices(props);
  const onCheck = useToggle(props, choices);
  const search = useSearch(useSearchable(choices), keywordsFor(props));
  const found = foundItems(choices, search.result, (choice) => choice.value).map(explained);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const isSought = search.sought.trim() !== '';
  const { search: label, hint, whole } = texts.multiSelect;
  return (
    <div
      className={styles.field}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) props.onBlur(id, value);
      }}
    >
      <SearchAndPicks
        field={props}
        choices={choices}
        search={search}
        label={label}
        words={{ ...words.filter, filterHint: props.placeholder || hint }}
        onCheck={onCheck}
      />
      {!isSought && (
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {fill(whole, { count: choices.length })}
        </Button>
      )}
      {(isOpen || isSought) && (
        <div id={listId} className={styles.list}>
          <Cards {...props} choices={choices} shown={found} onCheck={onCheck} onBlur={stay} />
        </div>
      )}
    </div>
  );
}

/** Leaving the list for the search is not leaving the field. */
const stay = () => undefined;
