import { outline, type FlowOutline } from '../../edits/project/outline.ts';
import { useProject } from '../../session/use-project.ts';
import { useSelection } from '../../session/use-selection.ts';
import { useAnalysis } from '../../session/use-analysis.ts';
import { OpenStepTable } from './OpenStepTable.tsx';
import { PathList } from './PathList.tsx';
import { PathOutcome } from './PathOutcome.tsx';
import { RecordForm } from './RecordForm.tsx';
import { StartFrom } from './StartFrom.tsx';
import { useSession } from './use-session.ts';
import styles from './paths.module.css';

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
