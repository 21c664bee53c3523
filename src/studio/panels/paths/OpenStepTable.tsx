import Button from '@mui/material/Button';
import type { AskedField } from '../../session/paths/asked-fields.ts';
import type { OpenStep, Said } from '../../session/paths/path-view.ts';
import type { Change } from '../../session/paths/session.ts';
import styles from './paths.module.css';
import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type Json, sameJson } from '../../../engine/core.ts';
import { JsonAnswer, NumberAnswer, TextAnswer } from './typed-answers.tsx';

type OpenStepTableProps = { step: OpenStep; onChange: (change: Change) => void };

/** The questions of one step, with this visitor's answers, issues and buttons. */
export function OpenStepTable({ step, onChange }: OpenStepTableProps) {
  const { id, label, isOnPath, fields, reads, says, actions } = step;
  const placed = new Set(fields.flatMap(placesOf));
  const answer = (at: string, value: Parameters<typeof write>[2]) => onChange(write(id, at, value));
  return (
    <section aria-label={label} className={styles['step']}>
      <h2>{label}</h2>
      {!isOnPath && <p>This visitor does not reach this step: its answers are set aside.</p>}
      {reads.map((text) => (
        <p key={text} className={styles['reads']}>
          {text}
        </p>
      ))}
      {says
        .filter(({ at }) => !placed.has(at))
        .map(({ at, message }) => (
          <p key={`${at} ${message}`} className={styles['error']}>
            {message}
          </p>
        ))}
      {fields.map((field) => (
        <FieldAnswer key={field.at} field={field} says={says} onAnswer={answer} />
      ))}
      {fields.length === 0 && <p>Nothing is asked here.</p>}
      <div className={styles['actions']}>
        {actions.map((action) => (
          <Button
            key={action.id}
            size="small"
            variant={action.isPressed ? 'contained' : 'outlined'}
            aria-pressed={action.isPressed}
            onClick={() => onChange({ kind: 'press', step: id, action: action.id })}
          >
            {action.label}
          </Button>
        ))}
        <Button size="small" onClick={() => onChange({ kind: 'clear', step: id })}>
          Clear this step
        </Button>
      </div>
    </section>
  );
}

const write = (
  step: string,
  at: string,
  value: Extract<Change, { kind: 'answer' }>['value'],
): Change => ({ kind: 'answer', step, at, value });

/** Pointers at which messages are shown next to a question. */
function placesOf(field: AskedField): string[] {
  const inner =
    field.kind === 'object' ? field.parts : field.kind === 'list' ? field.items.flat() : [];
  return [field.at, ...inner.flatMap(placesOf)];
}

type OnAnswer = (at: string, value: Json | undefined) => void;

type FieldAnswerProps = { field: AskedField; says: readonly Said[]; onAnswer: OnAnswer };

/** A question with a control for its kind of answer, and the issue reported for it. */
function FieldAnswer({ field, says, onAnswer }: FieldAnswerProps) {
  const { at, label, isRequired, isComputed, value } = field;
  const issue = says.find((one) => one.at === at);
  const control = {
    label: `${label}${isRequired ? '' : ' (optional)'}`,
    helperText: issue?.message ?? whyFixed(isComputed),
    isWrong: issue?.severity === 'error',
    isDisabled: isComputed,
  };
  const answer = (next: Json | undefined) => onAnswer(at, next);
  switch (field.kind) {
    case 'choice': {
      const chosen = field.options.findIndex((option) => sameJson(option.value, value ?? null));
      return (
        <TextField
          select
          fullWidth
          size="small"
          margin="dense"
          label={control.label}
          disabled={isComputed}
          error={control.isWrong}
          helperText={control.helperText}
          value={chosen < 0 ? '' : String(chosen)}
          onChange={({ target }) => answer(field.options[Number(target.value || NaN)]?.value)}
        >
          <MenuItem value="">Not answered</MenuItem>
          {field.options.map((option, index) => (
            <MenuItem key={option.label} value={String(index)}>
              {option.label}
            </MenuItem>
          ))}
        </TextField>
      );
    }
    case 'choices': {
      const given = Array.isArray(value) ? value : [];
      return (
        <Autocomplete
          multiple
          size="small"
          disabled={isComputed}
          options={[...field.options]}
          value={field.options.filter((option) => given.some((one) => sameJson(one, option.value)))}
          getOptionLabel={(option) => option.label}
          isOptionEqualToValue={(option, other) => sameJson(option.value, other.value)}
          onChange={(_event, chosen) => answer(chosen.map((option) => option.value))}
          renderInput={(params) => (
            <TextField
              {...params}
              margin="dense"
              label={control.label}
              error={control.isWrong}
              helperText={control.helperText}
            />
          )}
        />
      );
    }
    case 'object':
      return (
        <fieldset className={styles['group']}>
          <legend>{control.label}</legend>
          {issue !== undefined && <p className={styles['error']}>{issue.message}</p>}
          {field.parts.map((part) => (
            <FieldAnswer key={part.at} field={part} says={says} onAnswer={onAnswer} />
          ))}
        </fieldset>
      );
    case 'list':
      return <ListAnswer field={field} says={says} onAnswer={onAnswer} />;
    case 'number':
      return <NumberAnswer {...control} value={value} onAnswer={answer} />;
    case 'text':
    case 'date':
      return <TextAnswer {...control} kind={field.kind} value={value} onAnswer={answer} />;
    case 'other':
      return <JsonAnswer {...control} value={value} onAnswer={answer} />;
  }
}

const whyFixed = (isComputed: boolean): string | undefined =>
  isComputed ? 'Computed from other answers.' : undefined;

type ListProps = Omit<FieldAnswerProps, 'field'> & { field: Extract<AskedField, { kind: 'list' }> };

function ListAnswer({ field, says, onAnswer }: ListProps) {
  const { at, label, items, fresh, value, isComputed } = field;
  const given = Array.isArray(value) ? value : [];
  const issue = says.find((one) => one.at === at);
  return (
    <fieldset className={styles['group']}>
      <legend>{label}</legend>
      {issue !== undefined && <p className={styles['error']}>{issue.message}</p>}
      {items.map((parts, index) => (
        <fieldset key={`${at}/${index}`} className={styles['row']}>
          <legend>{index + 1}</legend>
          {parts.map((part) => (
            <FieldAnswer key={part.at} field={part} says={says} onAnswer={onAnswer} />
          ))}
          {!isComputed && (
            <Button
              size="small"
              onClick={() =>
                onAnswer(
                  at,
                  given.filter((_item, other) => other !== index),
                )
              }
            >
              Remove {index + 1}
            </Button>
          )}
        </fieldset>
      ))}
      {!isComputed && (
        <Button size="small" onClick={() => onAnswer(at, [...given, fresh])}>
          Add to “{label}”
        </Button>
      )}
      <JsonAnswer
        label={`${label} as JSON`}
        helperText={whyFixed(isComputed)}
        isWrong={false}
        isDisabled={isComputed}
        value={value}
        onAnswer={(next) => onAnswer(at, next)}
      />
    </fieldset>
  );
}
