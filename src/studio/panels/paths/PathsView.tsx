import { type FlowOutline, outline } from '../../edits/project/outline.ts';
import { useProject, useSelection } from '../../session/studio-context.tsx';
import { useAnalysis } from '../../session/use-analysis.tsx';
import { OpenStepTable } from './OpenStepTable.tsx';
import { PathOutcome } from './PathOutcome.tsx';
import { RecordForm } from './RecordForm.tsx';
import { StartFrom } from './StartFrom.tsx';
import { useSession } from './use-session.ts';
import styles from './paths.module.css';
import Link from '@mui/material/Link';
import type { PathStep, PathView } from '../../session/paths/path-view.ts';

/** Simulates a visitor: answers on the left lead to a path, a row and an end on the right. */
export function PathsView() {
  const { texts } = useProject();
  const { flowId } = useSelection();
  const flow = outline(texts).find((one) => one.flowId === flowId);
  return flow === undefined ? (
    <p className={styles['note']}>Choose a questionnaire on the left.</p>
  ) : (
    <PathsOf key={flow.path} flow={flow} />
  );
}

function PathsOf({ flow }: { flow: FlowOutline }) {
  const { flowId, path: flowPath, steps } = flow;
  const { step, select } = useSelection();
  const open = steps.some(({ id }) => id === step) ? step : steps[0]?.id;
  const tried = useSession(flowId, flowPath);
  const { session, notices, failed, change } = tried;
  const { answer: view } = useAnalysis(
    'path',
    { flowPath, session, ...(open !== undefined && { open }) },
    true,
    'quick',
  );
  const choose = (id: string) => select({ flowId, step: id });

  if (view === undefined) return <p className={styles['note']}>Computing the path …</p>;
  if (view === null) {
    return (
      <p className={styles['note']}>This questionnaire cannot be run: see the findings below.</p>
    );
  }
  return (
    <div className={styles['paths']}>
      <StartFrom flowPath={flowPath} tried={tried} onShow={choose} />
      <div role="status" className={styles['told']}>
        {failed !== '' && <p className={styles['failed']}>{failed}</p>}
        {notices.map((notice) => (
          <p key={notice}>{notice}</p>
        ))}
      </div>
      <div className={styles['columns']}>
        <PathList view={view} open={open} onOpen={choose} />
        {view.open !== null && (
          <OpenStepTable key={view.open.id} step={view.open} onChange={change} />
        )}
      </div>
      <PathOutcome view={view} />
      <RecordForm flowPath={flowPath} session={session} />
    </div>
  );
}

const STANDINGS: Readonly<Record<PathStep['standing'], { sign: string; words: string }>> = {
  answered: { sign: '✓', words: 'answered' },
  open: { sign: '○', words: 'not answered yet' },
  refused: { sign: '▲', words: 'rejects its answers' },
};

type Props = { view: PathView; open: string | undefined; onOpen: (step: string) => void };

/** The steps on this visitor's path, and why it branches as it does. */
function PathList({ view: { steps, end }, open, onOpen }: Props) {
  return (
    <section aria-label="Path" className={styles['path']}>
      <h2>Path</h2>
      <ol>
        {steps.map(({ id, label, standing, number, of, percent, because }) => (
          <li key={id}>
            <span
              className={`${styles['sign']} ${styles[standing]}`}
              role="img"
              aria-label={STANDINGS[standing].words}
              title={STANDINGS[standing].words}
            >
              {STANDINGS[standing].sign}
            </span>
            <Link
              component="button"
              aria-current={id === open ? 'step' : undefined}
              className={id === open ? styles['current'] : ''}
              onClick={() => onOpen(id)}
            >
              {label}
            </Link>
            <span className={styles['progress']}>
              Step {number} of {of}, bar at {percent}%
            </span>
            {because !== '' && <span className={styles['because']}>{because}</span>}
          </li>
        ))}
      </ol>
      <p className={styles['end']}>
        {end === null ? 'The path reaches no end page.' : `Ends at ${end.label}.`}
      </p>
    </section>
  );
}
