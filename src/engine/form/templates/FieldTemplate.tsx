import {
  type ErrorSchema,
  type FieldErrorProps,
  type FieldTemplateProps,
  type UIOptionsType,
  getUiOptions,
} from '@rjsf/utils';
import { type KeyboardEvent, type ReactNode, isValidElement } from 'react';
import texts from '../../../../schemas/content/form-texts.json';
import { type Json, isObject, textOrUndefined } from '../../logic/json.ts';
import { FieldErrors, describedBy, isInvalid, useAdvice } from '../field-messages.ts';
import { FieldPath } from '../AnswerField.tsx';
import { type FieldKind, fieldKind, isRadioGroup } from '../field-frame.ts';
import { OptionalLabel } from './FieldTexts.tsx';
import styles from './field.module.css';

/** Label or legend, hint, control, messages, note and reason of one field, tied by their ids. */
export default function FieldTemplate(props: FieldTemplateProps) {
  const options = getUiOptions(props.uiSchema);
  const kind = props.hidden ? 'unseen' : fieldKind(props.schema, options.widget);
  if (kind === 'unseen') return props.children;
  return (
    <FieldPath value={props.fieldPathId.path}>
      <FieldErrors value={errorsOf(props)}>
        <Frame {...props} kind={kind} />
      </FieldErrors>
    </FieldPath>
  );
}

const NO_ERRORS: ErrorSchema = {};

/** RJSF passes the messages of the parts to the template only inside a rendered element. */
function errorsOf({ errors }: FieldTemplateProps): ErrorSchema {
  if (!isValidElement<FieldErrorProps>(errors)) return NO_ERRORS;
  return errors.props.errorSchema ?? NO_ERRORS;
}

function Frame(props: FieldTemplateProps & { kind: FieldKind }) {
  switch (props.kind) {
    case 'group':
      return <GroupFrame {...props} />;
    case 'object':
      return (
        <div className={props.fieldPathId.path.length === 0 ? styles.root : styles.group}>
          {props.fieldPathId.path.length === 0 && props.errors}
          {props.children}
        </div>
      );
    default:
      return <LineFrame {...props} />;
  }
}

function LineFrame(props: FieldTemplateProps & { kind: FieldKind }) {
  const { id, kind, children, errors, help } = props;
  const labeled = kind === 'line' && getUiOptions(props.uiSchema).label !== false;
  return (
    <div className={styles.field}>
      {labeled && (
        <label htmlFor={id} className={styles.label}>
          <LabelText {...props} />
        </label>
      )}
      {kind === 'line' && <Hint {...props} />}
      {children}
      {errors}
      {help}
      <Asides {...props} />
    </div>
  );
}

/** The fieldset has the field's own id; its controls are `<id>-0`, `<id>-1`, and so on. */
function GroupFrame(props: FieldTemplateProps) {
  const { id, schema, rawErrors, hideError, required, children, errors, help } = props;
  const options = getUiOptions(props.uiSchema);
  const radios = isRadioGroup(options.widget);
  const invalid = isInvalid({ rawErrors, hideError }) || undefined;
  return (
    <fieldset
      id={id}
      className={styles.group}
      role={radios ? 'radiogroup' : undefined}
      aria-required={(radios && required) || undefined}
      aria-invalid={invalid}
      aria-describedby={describedBy({ id, schema, options, rawErrors, hideError })}
    >
      <legend className={options.label === false ? styles.unseen : styles.legend}>
        <LabelText {...props} />
      </legend>
      <Hint {...props} />
      {errors}
      {children}
      {help}
      <Asides {...props} />
    </fieldset>
  );
}

function LabelText({ label, required, schema, readonly, uiSchema }: FieldTemplateProps): ReactNode {
  const { hideOptional, widget } = getUiOptions(uiSchema);
  const answered = widget !== 'output' && !readonly && !schema.readOnly;
  if (required || hideOptional || !answered) return <span>{label}</span>;
  return <OptionalLabel label={label} />;
}

const Hint = ({ rawDescription, description }: FieldTemplateProps): ReactNode =>
  rawDescription ? description : null;

/** Advice, the static note, the guide and the reason, below the control. */
function Asides({ id, label, uiSchema }: FieldTemplateProps) {
  const { note, guide, why }: UIOptionsType & { guide?: Json } = getUiOptions(uiSchema);
  const advice = useAdvice(id);
  return (
    <>
      {advice && (
        <p id={advice.id} className={styles.advice}>
          {advice.text}
        </p>
      )}
      {typeof note === 'string' && (
        <p id={`${id}__note`} className={styles.note}>
          {note}
        </p>
      )}
      {(guide !== undefined || why !== undefined) && (
        <div className={styles.onDemands}>
          {guide !== undefined && <Guide label={label} guide={guide} />}
          {typeof why === 'string' && (
            <OnDemand label={label} summary={texts.field.why}>
              <p>{why}</p>
            </OnDemand>
          )}
        </div>
      )}
    </>
  );
}

type Props = { label: string; guide: Json };

/**
 * What helps to answer a question (`guide`): where a figure stands, or what a word means, line by
 * line, with an example.
 */
function Guide({ label, guide }: Props) {
  if (!isObject(guide)) return null;
  const { title, text, lines, example } = guide;
  return (
    <OnDemand label={label} summary={textOrUndefined(title) ?? texts.field.guide}>
      {typeof text === 'string' && <p>{text}</p>}
      {Array.isArray(lines) && (
        <dl>
          {lines.filter(isObject).map((line) => {
            const term = textOrUndefined(line.term);
            return (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{textOrUndefined(line.text)}</dd>
              </div>
            );
          })}
        </dl>
      )}
      {typeof example === 'string' && (
        <p>
          <b>{texts.field.example}</b> <span>{example}</span>
        </p>
      )}
    </OnDemand>
  );
}

type OnDemandProps = {
  /** The field, for visitors who jump right to the summary. */
  label: string;
  summary: string;
  children: ReactNode;
};

/** What a visitor can read about a question, but need not. */
function OnDemand({ label, summary, children }: OnDemandProps) {
  return (
    <details className={styles.onDemand}>
      <summary onKeyDown={closeOnEscape}>
        <span>{summary}</span>
        <span className={styles.unseen}>{`: ${label}`}</span>
      </summary>
      <div>{children}</div>
    </details>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent) {
  if (key === 'Escape') currentTarget.parentElement?.removeAttribute('open');
}
