import type { ReactNode } from 'react';
import { type Json, textOf } from '../../../engine/core.ts';
import { RenameField } from './RenameField.tsx';
import type { Keys } from '../../../checker/project/with-value.ts';
import { describe, put, uiFile } from '../../edits/step/step-texts.ts';
import { FieldCatalog } from './FieldCatalog.tsx';
import { FieldConditions } from './FieldConditions.tsx';
import { FieldLimits } from './FieldLimits.tsx';
import { FieldOptions } from './FieldOptions.tsx';
import { messagesOf } from '../../edits/step/field-limits.ts';
import styles from '../controls/form.module.css';
import { optionsOf, type FormField } from '../../edits/step/form-fields.ts';
import { RemoveField } from './RemoveField.tsx';
import { useStepForm } from '../../session/step-form-context.tsx';
import { TextLine } from '../controls/TextLine.tsx';
import { WidgetSelect } from './WidgetSelect.tsx';

type Props = {
  field: FormField;
  siblings: readonly FormField[];
  /** The questions inside it; null if it cannot have any. */
  nested: ReactNode;
  onRenamed: (name: string) => void;
  /** Undefined if it cannot be removed. */
  onRemoved: (() => void) | undefined;
};

/** A question's texts, how and when it is asked, and which answers it accepts. */
export function FieldDetails({ field, siblings, nested, onRenamed, onRemoved }: Props) {
  const { step, type } = useStepForm();
  const look = (keys: Keys, value: Json | undefined) =>
    type((texts) => put(texts, uiFile(step), [...field.uiAt, ...keys], value));
  const isListed = field.type === 'array';
  return (
    <>
      <TextLine
        label="Label"
        value={textOf(field.schema['title'])}
        onChange={(text) =>
          type((texts) => describe(texts, step, field, ['title'], text || undefined))
        }
      />
      <TextLine
        label="Hint"
        value={textOf(field.ui['ui:description'])}
        onChange={(text) => look(['ui:description'], text || undefined)}
      />
      <TextLine
        label="Why we ask"
        value={textOf(optionsOf(field)['why'])}
        onChange={(text) => look(['ui:options', 'why'], text || undefined)}
      />
      <WidgetSelect field={field} onChange={(widget) => look(['ui:widget'], widget)} />
      <FieldConditions field={field} siblings={siblings} />
      <FieldLimits field={field} />
      <FieldCatalog field={field} />
      <FieldOptions field={field} />
      {messagesOf(field).map(({ keyword, label, text }) => (
        <TextLine
          key={keyword}
          label={label}
          value={text}
          onChange={(next) => look(['ui:options', 'errors', keyword], next || undefined)}
        />
      ))}
      {nested !== null && (
        <fieldset className={styles['part']}>
          <legend>{isListed ? 'Questions of each item' : 'Questions under this heading'}</legend>
          {nested}
        </fieldset>
      )}
      <div className={styles['actions']}>
        <RenameField step={step} field={field.path} onRenamed={onRenamed} />
        {onRemoved !== undefined && <RemoveField field={field} onRemoved={onRemoved} />}
      </div>
    </>
  );
}
