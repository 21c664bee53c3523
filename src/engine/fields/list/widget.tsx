import type { RJSFSchema } from '@rjsf/utils';
import texts from '../../../../schemas/content/widget-texts.json';
import type { StepWidgetProps } from '../../form/contract.ts';
import { pointerTo } from '../../logic/pointer.ts';
import { fill } from '../../logic/text-syntax.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { type JsonObject, isAbsent, isJson, isObject } from '../../logic/json.ts';
import { useFieldErrors } from '../../form/field-messages.ts';
import { focusField, partId } from '../../form/focus-field.ts';
import { useFieldPath } from '../../form/AnswerField.tsx';
import { AddItem } from './AddItem.tsx';
import { ListItem } from './ListItem.tsx';
import styles from './list.module.css';
import { useLanding, useRemovals } from './use-removals.ts';
import { Button } from '../../ui/Button.tsx';

/**
 * A list of objects, each a group of fields of any kind, nested lists included, or of single answers,
 * rendered by RJSF as elsewhere. `ui:options`: `itemTitle` (with `{number}`) names an item,
 * `addLabel` is the button that adds one, and `reorder` lets the visitor move items. The schema's
 * `minItems` are shown from the start, `maxItems` is the limit. A removed item can be restored while
 * the visitor is on the step.
 */
export default function ListWidget(props: StepWidgetProps) {
  const { id, value, schema, options, required, disabled, readonly, onChange } = props;
  const errors = useFieldErrors();
  const path = useFieldPath();
  const stored: unknown[] = Array.isArray(value) ? value : [];
  const least = schema.minItems ?? 0;
  const missing = Math.max(0, least - stored.length);
  const items = [...stored, ...Array.from({ length: missing }, () => blankItem(schema))];
  // A list that may be left out begins with empty items: emptied again, it is no answer.
  const isEmptied = (left: readonly unknown[]) => least > 0 && !required && left.every(isBlank);
  const removals = useRemovals(stored, (left) => onChange(isEmptied(left) ? undefined : left));
  const land = useLanding();
  const nameOf = (index: number) => fill(String(options.itemTitle), { number: index + 1 });
  const focusItem = (index: number) => () => void focusField(pointerTo([...path, index]));
  const focusButton = (place: string) => () => document.getElementById(place)?.focus();

  const add = () => {
    onChange([...items, blankItem(schema)]);
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
      canRemove={!isFixed && index < stored.length && (stored.length > least || isEmptied(stored))}
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

/** An item without an answer: a group without any, or null, which no single answer is. */
function blankItem({ items }: RJSFSchema): JsonObject | null {
  return isObject(items) && items['type'] === 'object' ? {} : null;
}

const isBlank = (item: unknown) => isJson(item) && isAbsent(item);

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
