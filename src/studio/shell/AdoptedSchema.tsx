import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Adopted, LeftOut } from '../../checker/adopt/adopt-schema.ts';
import { questionsOf } from '../../checker/adopt/split-steps.ts';
import { counted } from '../../checker/wording/shown.ts';
import { type Part, keysIn } from '../../engine/core.ts';
import styles from './add/new.module.css';

type Props = {
  /** Undefined while it is being checked. */
  adopted: Adopted | undefined;
  onLeaveOut: (rest: Part) => void;
};

/** Shows which parts of a pasted schema work, and which are rejected, with what to do instead. */
export function AdoptedSchema({ adopted, onLeaveOut }: Props) {
  if (adopted === undefined) return <p role="status">Checking …</p>;
  const { steps, refused, noted, rest } = adopted;
  const count = steps.flatMap(questionsOf).length;
  return (
    <div className={styles['adopted']}>
      <p role="status">
        {`${counted(count, 'question')} on ${counted(steps.length, 'step')} work; `}
        {refused.length === 0
          ? 'nothing is rejected.'
          : `${counted(refused.length, 'part')} rejected.`}
      </p>
      {refused.length > 0 && (
        <>
          <ul className={styles['refused']}>
            {refused.map((one) => (
              <li key={`${one.file} ${one.pointer} ${one.message}`}>
                <RefusedThing {...one} />
              </li>
            ))}
          </ul>
          <div>
            <Button variant="outlined" onClick={() => onLeaveOut(rest)}>
              Remove rejected parts
            </Button>
          </div>
        </>
      )}
      {noted.length > 0 && (
        <>
          <h3>Left out, since no answer depends on it</h3>
          <ul className={styles['refused']}>
            {noted.map((one) => (
              <li key={`${one.pointer} ${one.message}`}>
                <RefusedThing {...one} severity="info" />
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>Resulting questions</h3>
      {steps.map((step) => (
        <div key={step.id} role="group" aria-label={step.label}>
          <p>{step.label}</p>
          <ul>
            {questionsOf(step).map(({ path, label, widget }) => (
              <li key={path}>
                {label} <code>{path}</code> <small>{widget}</small>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type Told = LeftOut & { severity?: 'warning' | 'info' };

function RefusedThing({ file, pointer, field, message, suggestion, severity = 'warning' }: Told) {
  const keyword = keysIn(pointer).at(-1) ?? '';
  return (
    <Alert severity={severity}>
      <strong>
        {field === '' ? 'The step' : field}: {keyword}
      </strong>{' '}
      <small>{file === 'ui' ? 'in the UI schema' : 'in the schema'}</small>
      <p>{message}</p>
      {suggestion !== undefined && <p>{suggestion}</p>}
    </Alert>
  );
}
