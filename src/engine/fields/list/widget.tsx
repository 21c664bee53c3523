import texts from '../../../../schemas/content/widget-texts.json';
import type { StepWidgetProps } from '../../form/contract.ts';
import { pointerTo } from '../../logic/pointer.ts';
import { fill } from '../../logic/text-syntax.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { type JsonObject, isObject } from '../../logic/json.ts';
import { useFieldErrors } from '../../form/field-messages.ts';
import { focusField, partId } from '../../form/focus-field.ts';
import { useFieldPath } from '../../form/AnswerField.tsx';
import { AddItem } from './AddItem.tsx';
import { ListItem } from './ListItem.tsx';
import styles from './list.module.css';
import { useLanding, useRemovals } from './use-removals.ts';
import { Button } from '../../ui/Button.tsx';

/**
 * A list of objects, each a group of fields of any kind, nested lists included, rendered by RJSF as
 * elsewhere. `ui:options`: `itemTitle` (with `{number}`) names an item, `addLabel` is the button
 * that adds one, and `reorder` lets the visitor move items. The schema's `minItems` are shown from
 * the start, `maxItems` is the limit. A removed item can be restored while the visitor is on the
 * step.
 */
export default function ListWidget(props: StepWidgetProps) {
  const { id, value, schema, options, disabled, readonly, onChange } = props;
  const errors = useFieldErrors();
  const path = useFieldPath();
  const items = shownItems(value, schema.minItems ?? 0);
  const removals = useRemovals(items, onChange);
  const land = useLanding();
  const nameOf = (index: number) => fill(String(options.itemTitle), { number: index + 1 });
  const focusItem = (index: number) => () => void focusField(pointerTo([...path, index]));
  const focusButton = (place: string) => () => document.getElementById(place)?.focus();

  const add = () => {
    onChange([...items, {}]);
    land(focusItem(items.length));
  };
  const remove = useLatest((index: number) => {
    removals.remove(index);
    land(focusButton(`${id}__undo`));
  });
  const move = useLatest((index: number, to: number) => {
    const item = items[index];
    if (item !== undefined) onChange(items.toSpliced(index, 1).toSpliced(to, 0, item));
    land(focusButton(`${partId(id, to)}__${to < index ? 'up' : 'down'}`));
  });
  const undo = () => {
    removals.undo();
    if (removals.last) land(focusItem(removals.last.index));
  };

  const isFixed = disabled || readonly;
  const isFull = schema.maxItems !== undefined && items.length >= schema.maxItems;
  const drawn = items.map((_item, index) => (
    <ListItem
      // An item's only identity is its position: fields read whatever is there.
      // oxlint-disable-next-line react/no-array-index-key
      key={index}
      index={index}
      count={items.length}
      name={nameOf(index)}
      path={path}
      schema={schema}
      uiSchema={props.uiSchema}
      registry={props.registry}
      errors={errors[index]}
      canRemove={!isFixed && items.length > (schema.minItems ?? 0)}
      canMove={!isFixed && options.reorder === true && items.length > 1}
      onRemove={remove}
      onMove={move}
      onBlur={props.onBlur}
      onFocus={props.onFocus}
    />
  ));
  const { last } = removals;
  return (
    <div className={styles.items}>
      {last === undefined || isFull
        ? drawn
        : drawn.toSpliced(
            last.index,
            0,
            <RemovedItem key="removed" id={id} name={nameOf(last.index)} onUndo={undo} />,
          )}
      <AddItem
        list={props}
        count={items.length}
        isFull={isFull}
        label={String(options.addLabel)}
        full={texts.list.full}
        onAdd={add}
      />
    </div>
  );
}

/** The objects of a stored list, padded with empty ones up to the minimum. */
function shownItems(value: unknown, least: number): JsonObject[] {
  const items = Array.isArray(value) ? value.map((item) => (isObject(item) ? item : {})) : [];
  const missing = Math.max(0, least - items.length);
  return [...items, ...Array.from({ length: missing }, () => ({}))];
}

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
