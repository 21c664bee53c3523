import Button from '@mui/material/Button';
import type { AskedField } from '../../session/paths/asked-fields.ts';
import { FieldAnswer } from './FieldAnswer.tsx';
import type { OpenStep } from '../../session/paths/path-view.ts';
import type { Change } from '../../session/paths/session.ts';
import styles from './paths.module.css';

type Props = { step: OpenStep; onChange: (change: Change) => void };

/** The questions of one step, with this visitor's answers, issues and buttons. */
export function OpenStepTable({ step, onChange }: Props) {
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
