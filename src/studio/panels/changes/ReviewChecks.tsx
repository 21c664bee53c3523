import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { RequiredText } from '../controls/inputs.tsx';
import { useId, useState } from 'react';
import { useProject, useStudio } from '../../session/studio-context.tsx';
import styles from './changes.module.css';
import { type Check, isFixed, messageOf } from './checks.ts';
import type { FlowChanges } from '../../session/analysis/flow-changes.ts';
import { EditDialog } from '../controls/EditDialog.tsx';

type ReviewChecksProps = {
  /** False while the checks run again after an edit. */
  isFresh: boolean;
  checks: readonly Check[];
  changes: readonly FlowChanges[];
  /** Is there anything to review, and a repository to commit it to? */
  isChanged: boolean;
  onMade: () => void;
};

/** Number of objections listed per check before the rest are unfolded. */
const LISTED = 5;

/** The checks before a review: each must be green, or accepted with a reason. */
export function ReviewChecks({ isFresh, checks, changes, isChanged, onMade }: ReviewChecksProps) {
  const { api } = useStudio();
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<string>();
  const whyId = useId();
  const isOpenCheck = ({ id, against }: Check) =>
    against.length > 0 && (isFixed(id) || (reasons.get(id) ?? '').trim() === '');
  const open = checks.filter(isOpenCheck).length;
  const isWaiting = !isFresh || open > 0;
  const differing = changes.filter(({ journeys, seen }) => journeys.length + seen.length > 0);
  return (
    <section aria-busy={!isFresh}>
      <h2>Ready for review?</h2>
      <ul className={styles['checks']}>
        {checks.map((check) => (
          <li key={check.id} className={styles['check']}>
            <Mark isGreen={check.against.length === 0} />
            <div>
              {check.name}
              <Against lines={check.against} />
              {check.id === 'seen' && differing.length > 0 && (
                <RecordButton flowIds={differing.map(({ flowId }) => flowId)} />
              )}
              {check.against.length > 0 && !isFixed(check.id) && (
                <TextField
                  fullWidth
                  size="small"
                  label="Reason to accept it"
                  value={reasons.get(check.id) ?? ''}
                  onChange={({ target }) =>
                    setReasons(new Map([...reasons, [check.id, target.value]]))
                  }
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {made !== undefined && <Alert severity="success">{made}</Alert>}
      {isChanged && (
        <>
          <p id={whyId}>{isFresh ? open > 0 && waitingFor(open) : CHECKING}</p>
          <Button
            variant="contained"
            aria-disabled={isWaiting}
            aria-describedby={whyId}
            onClick={() => !isWaiting && setOpen(true)}
          >
            Ready for review …
          </Button>
        </>
      )}
      {isOpen && (
        <ReviewDialog
          onClose={() => setOpen(false)}
          make={async (branch, title) => {
            if (!isFresh) return CHECKING;
            if (open > 0) return waitingFor(open);
            const message = messageOf(changes, checks, reasons);
            const answer = await api.review({ branch, title, message });
            if (answer.kind === 'refused') return answer.why;
            setMade(`Branch ${answer.branch} has commit ${answer.commit.slice(0, 8)}.`);
            setOpen(false);
            onMade();
            return undefined;
          }}
        />
      )}
    </section>
  );
}

const CHECKING = 'The checks are running: wait until they are finished.';

const waitingFor = (open: number): string =>
  `${open === 1 ? 'One check is' : `${open} checks are`} still open: each must pass, or be accepted with a reason.`;

function Mark({ isGreen }: { isGreen: boolean }) {
  return (
    <span
      role="img"
      aria-label={isGreen ? 'passed' : 'open'}
      className={isGreen ? styles['good'] : styles['bad']}
    >
      {isGreen ? '✓' : '✕'}
    </span>
  );
}

function Against({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  const more = lines.slice(LISTED);
  return (
    <>
      <Listed lines={lines.slice(0, LISTED)} />
      {more.length > 0 && (
        <details>
          <summary>{more.length} more</summary>
          <Listed lines={more} />
        </details>
      )}
    </>
  );
}

function Listed({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

type ReviewDialogProps = {
  onClose: () => void;
  /** Resolves to an error message if the review was refused. */
  make: (branch: string, title: string) => Promise<string | undefined>;
};

/** Asks for the commit title and branch name, and creates the branch. */
function ReviewDialog({ onClose, make }: ReviewDialogProps) {
  const [title, setTitle] = useState('');
  const [branch, setBranch] = useState<string>();
  const name = branch ?? branchOf(title);
  const act = async () => {
    const problem = await make(name, title);
    return problem === undefined ? [] : [problem];
  };
  return (
    <EditDialog title="Ready for review" action="Create the branch" onClose={onClose} act={act}>
      <p>
        This creates a branch with one commit of flows/ and schemas/; the report is its message.
      </p>
      <TextField
        required
        label="What the change does"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        slotProps={{ htmlInput: { maxLength: 72 } }}
      />
      <RequiredText label="Branch" value={name} onChange={setBranch} />
    </EditDialog>
  );
}

const branchOf = (title: string): string =>
  `studio/${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)}`;

const BUSY = 'Recording …';

/** Accepts what visitors now see: records their journeys and the site's texts as they are. */
function RecordButton({ flowIds }: { flowIds: readonly string[] }) {
  const { analysis, project } = useStudio();
  const { texts } = useProject();
  const [message, setMessage] = useState('');
  const record = async () => {
    if (message === BUSY) return;
    setMessage(BUSY);
    const outcome = await analysis.ask('recording', texts, { flowIds });
    if (outcome.kind === 'answered') project.editAll(new Map(outcome.answer));
    setMessage(outcome.kind === 'failed' ? outcome.why : '');
  };
  return (
    <div>
      <Button variant="outlined" aria-disabled={message === BUSY} onClick={() => void record()}>
        This change is intended: record it
      </Button>
      <span role="status">{message}</span>
    </div>
  );
}
