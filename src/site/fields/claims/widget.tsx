import { useEffect, useRef } from 'react';
import texts from '../../../../schemas/content/business-widget-texts.json';
import {
  type AnsweredField,
  DateWidget,
  MoneyWidget,
  PartFrame,
  type StepWidgetProps,
  amountInWords,
  errorsAt,
  objectRows,
  partField,
  partId,
  typedDate,
  useCurrent,
  useFieldErrors,
  useFieldPath,
} from '../../../engine/fields.ts';
import { type JsonObject, fill, isObject, pointerTo, textOf } from '../../../engine/core.ts';
import styles from './claims.module.css';

/**
 * One row of date and value for each claim. The digit string in the sibling field
 * `options.countField` is their number; one above the schema's `maxItems` (which the linter
 * requires) adds no rows. `options.lookBack` is a sentence above the rows. Rows removed by a lower count come
 * back with a higher one while the visitor stays on the step (D14).
 */
export default function ClaimsWidget(props: StepWidgetProps) {
  const { value, schema, options, registry, onChange } = props;
  const { current, change } = useCurrent(props);
  const { data } = registry.formContext;
  const count = typeof options.countField === 'string' ? data[options.countField] : undefined;
  const rows = rowsOf(value);
  const asked = rowsAsked(count, schema.maxItems ?? 0, rows.length);
  const spare = useRef<JsonObject[]>([]);
  useEffect(() => {
    // A count from another tab comes with its own rows: adjusting them here, in an inactive tab,
    // would overwrite what is being typed there.
    if (asked === null || rows.length === asked || !document.hasFocus()) return;
    const fitted = fitRows(rows, spare.current, asked);
    spare.current = fitted.spare;
    onChange(fitted.rows);
  });
  if (!asked) return <p className={styles.none}>{texts.claims.none}</p>;
  const shown = fitRows(rows, [], asked).rows;
  const changePart = (index: number, name: string, part: unknown) => {
    const latest = fitRows(rowsOf(current()), [], asked).rows;
    change(latest.with(index, withPart(latest[index] ?? {}, name, part)));
  };
  return (
    <div className={styles.rows}>
      {typeof options.lookBack === 'string' && <p className={styles.none}>{options.lookBack}</p>}
      {shown.map((row, index) => (
        // A row's only identity is its position: what is typed in it belongs to the nth claim.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={index} id={partId(props.id, index)} className={styles.row}>
          <legend>{fill(texts.claims.row, { number: index + 1, count: asked })}</legend>
          <RowParts list={props} index={index} row={row} change={changePart} />
        </fieldset>
      ))}
    </div>
  );
}

type RowProps = {
  list: StepWidgetProps;
  index: number;
  row: JsonObject;
  change: (index: number, name: string, value: unknown) => void;
};

function RowParts({ list, index, row, change }: RowProps) {
  const errors = useFieldErrors();
  const path = useFieldPath();
  const part = (name: string) =>
    partField(list, {
      id: partId(list.id, index, name),
      name,
      value: row[name],
      errors: errorsAt(errors, [String(index), name]),
      onChange: (value) => change(index, name, value),
      onBlur: (_id, value) => list.onBlur(pointerTo([...path, index, name]), value),
    });
  const date = part('date');
  const amount = part('value');
  return (
    <div className={styles.parts}>
      <PartFrame field={date}>
        <DateWidget {...date} />
      </PartFrame>
      <PartFrame field={amount}>
        <MoneyWidget {...amount} />
      </PartFrame>
    </div>
  );
}

ClaimsWidget.answerLines = ({ value }: AnsweredField): string[] =>
  objectRows(value).map(({ date, value: amount }) =>
    [typedDate(textOf(date)), amountInWords(amount)].filter((word) => word !== '').join(', '),
  );

/**
 * How many rows a count asks for: `'3'` -> 3; nothing usable -> null. More than `most` is a mistake
 * in the number: the rows stay as many as they are.
 */
export function rowsAsked(count: unknown, most: number, present: number): number | null {
  if (typeof count !== 'string' || !/^\d+$/.test(count)) return null;
  return Number(count) > most ? present : Number(count);
}

/** The entries of a stored list; anything but an object is replaced by an empty row. */
export function rowsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.map((row) => (isObject(row) ? row : {})) : [];
}

/**
 * Exactly `asked` rows. Missing ones come from `spare` (rows that a lower count removed, oldest
 * first) and are empty beyond that; surplus ones become the new spare rows, so that raising the
 * count again brings them back (decision D14).
 */
export function fitRows(
  rows: JsonObject[],
  spare: JsonObject[],
  asked: number,
): { rows: JsonObject[]; spare: JsonObject[] } {
  const all = [...rows, ...spare];
  const missing = Math.max(0, asked - all.length);
  return {
    rows: [...all.slice(0, asked), ...Array.from({ length: missing }, () => ({}))],
    spare: all.slice(asked),
  };
}

/** The row with one part set, or without it when the value is undefined. */
export function withPart(row: JsonObject, name: string, value: unknown): JsonObject {
  const { [name]: _replaced, ...rest } = row;
  return typeof value === 'string' ? { ...rest, [name]: value } : rest;
}
