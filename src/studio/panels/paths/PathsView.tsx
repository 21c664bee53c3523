import { type FlowOutline, outline } from '../../edits/project/outline.ts';
import { useProject, useSelection, useStudio } from '../../session/studio-context.tsx';
import { useAnalysis } from '../../session/use-analysis.tsx';
import { OpenStepTable } from './OpenStepTable.tsx';
import { StartFrom } from './StartFrom.tsx';
import { useSession } from './use-session.ts';
import styles from './paths.module.css';
import Link from '@mui/material/Link';
import type { Line, PathStep, PathView } from '../../session/paths/path-view.ts';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Session } from '../../session/paths/session.ts';

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

/** The outcome of the answers: the end page, the row that is sent, and the answers set aside. */
function PathOutcome({ view: { end, parked, row } }: { view: PathView }) {
  return (
    <section aria-label="Outcome">
      {end !== null && (
        <Part title={`${end.label}: what it shows`} count={end.facts.length + end.asked.length}>
          <Lines lines={end.facts} label={`Facts of ${end.label}`} />
          <ul>
            {end.asked.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="Answers set aside" count={parked.length}>
        <Lines lines={parked} label="Answers set aside" />
      </Part>
      <Part title="The row that is sent" count={row.columns.length + row.sections.length}>
        <h4>Columns</h4>
        <Lines lines={row.columns} label="Columns" />
        {row.quoted.length > 0 && <h4>With the request for a quote</h4>}
        <Lines lines={row.quoted} label="Columns of the request" />
        <h4>Answers</h4>
        <Lines lines={row.sections} label="Answers that are sent" />
        <h4>Kept on the device</h4>
        <p>{row.kept}</p>
      </Part>
    </section>
  );
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <Accordion disableGutters square elevation={0} disabled={count === 0}>
      <AccordionSummary expandIcon={<span aria-hidden="true">▾</span>}>
        <span className={styles['title']}>{title}</span>
        <span className={styles['number']}>{count === 0 ? 'none' : count}</span>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}

function Lines({ lines, label }: { lines: readonly Line[]; label: string }) {
  if (lines.length === 0) return null;
  return (
    <Table size="small" aria-label={label}>
      <TableBody>
        {lines.map(({ name, value }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{value}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const BUSY: readonly string[] = ['Recording …'];

/** Records the visitor as a journey by editing the files that `npm run simulate` reads. */
function RecordForm({ flowPath, session }: { flowPath: string; session: Session }) {
  const { quick, project } = useStudio();
  const { texts } = useProject();
  const [id, setId] = useState('');
  const [about, setAbout] = useState('');
  const [messages, setMessages] = useState<readonly string[]>([]);
  const isBusy = messages === BUSY;

  const record = async () => {
    if (isBusy) return;
    setMessages(BUSY);
    const outcome = await quick.ask('record', texts, { flowPath, id, about, session });
    if (outcome.kind === 'superseded') return setMessages([]);
    if (outcome.kind === 'failed') return setMessages([outcome.why]);
    if (!outcome.answer.ok) return setMessages(outcome.answer.problems);
    if (project.getState().texts !== texts) {
      return setMessages(['The files changed in the meantime. Record again.']);
    }
    project.editAll(new Map(outcome.answer.value));
    setMessages([`Recorded as “${id}”. After you save, npm run simulate replays it.`]);
    setId('');
    setAbout('');
  };

  return (
    <form
      className={styles['record']}
      onSubmit={(event) => {
        event.preventDefault();
        void record();
      }}
    >
      <h2>Record as a journey</h2>
      <p>Missing answers are filled in with the simplest ones that their steps accept.</p>
      <TextField
        fullWidth
        size="small"
        margin="dense"
        label="Name"
        placeholder="cafe-without-subcontractors"
        value={id}
        onChange={({ target }) => setId(target.value)}
      />
      <TextField
        fullWidth
        size="small"
        margin="dense"
        label="Who the visitor is, and what the journey shows"
        value={about}
        onChange={({ target }) => setAbout(target.value)}
      />
      <Button type="submit" size="small" variant="contained" aria-disabled={isBusy}>
        Record
      </Button>
      <div role="status">
        {messages.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </form>
  );
}
