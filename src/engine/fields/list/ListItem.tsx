import { toFieldPathId, type ErrorSchema, type FieldPathList, type RJSFSchema } from '@rjsf/utils';
import { memo } from 'react';
import texts from '../../../../schemas/content/widget-texts.json';
import type { StepWidgetProps } from '../../form/contract.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './list.module.css';

type Props = Pick<StepWidgetProps, 'registry' | 'uiSchema' | 'onBlur' | 'onFocus'> & {
  index: number;
  /** Number of items in the list. */
  count: number;
  name: string;
  /** The path of the list in the step's data. */
  path: FieldPathList;
  /** The schema of the list. */
  schema: RJSFSchema;
  /** Messages of the item and its parts. */
  errors: ErrorSchema | undefined;
  canRemove: boolean;
  canMove: boolean;
  onRemove: (index: number) => void;
  onMove: (index: number, to: number) => void;
};

/** One item: its fields, which read and write the draft themselves, and its actions. */
export const ListItem = memo(function ListItem(props: Props) {
  const { index, count, name, path, schema, uiSchema, registry, errors } = props;
  const { SchemaField } = registry.fields;
  const place = toFieldPathId(index, registry.globalFormOptions, [...path]);
  const look = uiSchema?.items;
  const items = schema.items;
  if (SchemaField === undefined || typeof items !== 'object' || Array.isArray(items)) return null;
  const action = (doing: string) => `${doing}: ${name}`;
  return (
    <div className={styles.item}>
      <SchemaField
        schema={items}
        uiSchema={{ ...(typeof look === 'object' && look), 'ui:title': name }}
        fieldPathId={place}
        name={String(index)}
        registry={registry}
        {...(errors && { errorSchema: errors })}
        onChange={fieldsWrite}
        onBlur={props.onBlur}
        onFocus={props.onFocus}
        required
      />
      {(props.canRemove || props.canMove) && (
        <div className={styles.actions}>
          {props.canMove && (
            <>
              <Button
                id={`${place.$id}__up`}
                variant="quiet"
                aria-label={action(texts.list.up)}
                aria-disabled={index === 0 || undefined}
                onClick={() => index > 0 && props.onMove(index, index - 1)}
              >
                <Icon name="chevron-up" size={20} />
              </Button>
              <Button
                id={`${place.$id}__down`}
                variant="quiet"
                aria-label={action(texts.list.down)}
                aria-disabled={index === count - 1 || undefined}
                onClick={() => index < count - 1 && props.onMove(index, index + 1)}
              >
                <Icon name="chevron-down" size={20} />
              </Button>
            </>
          )}
          {props.canRemove && (
            <Button
              variant="quiet"
              aria-label={action(texts.list.remove)}
              onClick={() => props.onRemove(index)}
            >
              <Icon name="trash" size={20} />
              <span>{texts.list.remove}</span>
            </Button>
          )}
        </div>
      )}
    </div>
  );
});

/** The fields of an item write to the draft by their own paths (`form/AnswerField.tsx`). */
const fieldsWrite = () => undefined;
