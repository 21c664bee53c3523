import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveField, movesPast } from '../../edits/step/move-field.ts';
import { AddField } from './AddField.tsx';
import { FieldForm } from './FieldForm.tsx';
import styles from '../controls/form.module.css';
import { hasFixedFields, labelOf, type FormField } from '../../edits/step/form-fields.ts';
import { movedInWords, staysInWords } from '../../edits/step/moved-in-words.ts';
import { useStepForm } from '../../session/step-form-context.tsx';

type Props = {
  fields: readonly FormField[];
  /** Path of the group or list they are inside; empty for those of the page. */
  of: string;
  /** True if questions cannot be added or removed. */
  isFixed?: boolean;
};

/** Sibling questions: those of a page, a group or a list item. */
export function FieldList({ fields, of, isFixed = false }: Props) {
  const { step, edit } = useStepForm();
  const list = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');
  const control = (name: string, what: string) =>
    list.current?.querySelector<HTMLElement>(`:scope > [data-field="${name}"] [data-${what}]`);
  const focusOn = (name: string) => control(name, 'summary')?.focus();
  const canMove = (field: FormField, by: -1 | 1) => {
    const other = fields[fields.indexOf(field) + by];
    return other !== undefined && movesPast(field, other, by);
  };
  const move = (field: FormField, by: -1 | 1) => {
    const place = fields.indexOf(field) + by;
    const other = fields[place];
    if (other !== undefined && !movesPast(field, other, by)) {
      return setMessage(staysInWords(labelOf(field), labelOf(other), by));
    }
    // A row loses focus when it moves within the document.
    const had = document.activeElement;
    flushSync(() => {
      if (other !== undefined) edit((texts) => moveField(texts, step, field.path, by));
      setMessage(
        movedInWords({ what: labelOf(field), item: 'question', place, count: fields.length }),
      );
    });
    if (had instanceof HTMLElement) had.focus();
    return undefined;
  };
  const focusAfter = (field: FormField) => {
    const place = fields.indexOf(field);
    const next = fields[place + 1] ?? fields[place - 1];
    const target = next === undefined ? null : control(next.name, 'summary');
    setMessage(`“${labelOf(field)}” was removed.`);
    (target ?? list.current?.querySelector<HTMLElement>('[data-add] button'))?.focus();
  };
  return (
    <div ref={list}>
      {fields.map((field) => (
        <div key={field.path} data-field={field.name} className={styles['row']}>
          <FieldForm
            field={field}
            siblings={fields}
            nested={
              field.inside === null ? null : (
                <FieldList fields={field.fields} of={field.path} isFixed={hasFixedFields(field)} />
              )
            }
            canMove={{ up: canMove(field, -1), down: canMove(field, 1) }}
            onMove={(by) => move(field, by)}
            onRenamed={focusOn}
            onRemoved={isFixed ? undefined : () => focusAfter(field)}
          />
        </div>
      ))}
      {!isFixed && <AddField of={of} onAdded={focusOn} />}
      <p role="status" className={styles['said']}>
        {message}
      </p>
    </div>
  );
}
