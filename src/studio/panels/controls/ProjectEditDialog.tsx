import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Change, Texts } from '../../edits/project/texts.ts';
import { useStudio } from '../../session/studio-context.tsx';
import { EditDialog, IsOrphan } from './EditDialog.tsx';
import styles from './edits.module.css';
import type { Edited } from '../../edits/flow/project-edits.ts';
import Button from '@mui/material/Button';
import { SideBySide } from './SideBySide.tsx';
import type { EditFindings } from '../../session/analysis/answers.ts';

type Props = {
  title: string;
  action: string;
  onClose: () => void;
  /** Computes the edit from the dialog's inputs without applying it. */
  edit: (texts: Texts) => Edited | Promise<Edited>;
  onDone?: () => void;
  children: ReactNode;
};

/** A dialog for a project edit, which can be reviewed before it is applied and is undone as one. */
export function ProjectEditDialog({ title, action, onClose, edit, onDone, children }: Props) {
  const { project } = useStudio();
  const [review, setReview] = useState<Change>();
  // What was typed into an orphan can still be copied.
  const isReviewed = !use(IsOrphan) && review !== undefined;
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  const made = async (take: (change: Change) => void) => {
    const result = await edit(project.getState().texts);
    // Canceled while the server was being asked.
    if (isClosed.current) return [];
    if (!result.ok) return result.problems;
    take(result.value);
    return [];
  };
  const act = () =>
    made((change) => {
      // So that `onDone` finds what the edit made, and the dialog gone, when it moves the focus.
      flushSync(() => {
        project.editAll(change);
        onClose();
      });
      onDone?.();
    });
  const other =
    review === undefined
      ? { label: 'Show the changes', act: () => made(setReview) }
      : { label: 'Back', act: () => Promise.resolve([]).finally(() => setReview(undefined)) };
  return (
    <EditDialog title={title} action={action} onClose={onClose} act={act} other={other}>
      <div className={styles['fields']} hidden={isReviewed}>
        {children}
      </div>
      {isReviewed && <EditReview change={review} />}
    </EditDialog>
  );
}

/** What an edit changes in the files, and how it affects the findings of `npm run validate`. */
function EditReview({ change }: { change: Change }) {
  const files = [...change];
  return (
    <div className={styles['review']}>
      <h3>{files.length === 1 ? 'One file changes' : `${files.length} files change`}</h3>
      <ul>
        {files.map(([path, text]) => (
          <ChangedFile key={path} path={path} text={text} />
        ))}
      </ul>
      <h3>Findings</h3>
      <Findings change={change} />
    </div>
  );
}

function ChangedFile({ path, text }: { path: string; text: string | null }) {
  const before = useStudio().project.getState().texts.get(path);
  const [isOpen, setOpen] = useState(false);
  const word = before === undefined ? ' (new)' : text === null ? ' (removed)' : '';
  return (
    <li>
      <code>{path}</code>
      {word}{' '}
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-label={`Compare ${path}`}
        onClick={() => setOpen(!isOpen)}
      >
        Compare
      </Button>
      {isOpen && (
        <SideBySide
          left={{ title: 'Before', text: before ?? '' }}
          right={{ title: 'After', text: text ?? '' }}
        />
      )}
    </li>
  );
}

function Findings({ change }: { change: Change }) {
  const found = useEditFindings(change);
  if (found === undefined) return <p role="status">Checking …</p>;
  if (typeof found === 'string') return <p role="status">{found}</p>;
  const { before, after, appear, vanish } = found;
  return (
    <>
      <p role="status">
        {before} before, {after} after.
      </p>
      {appear.length > 0 && <p>New findings:</p>}
      <ul>
        {appear.map(({ code, file, line, message }) => (
          <li key={`${code}${file}${message}`}>
            {code}: {message} <code>{`${file}:${line}`}</code>
          </li>
        ))}
      </ul>
      {vanish.length > 0 && <p>Resolved findings: {vanish.length}.</p>}
    </>
  );
}

/** A message if the check stopped. */
function useEditFindings(change: Change): EditFindings | string | undefined {
  const { analysis, project } = useStudio();
  const [found, setFound] = useState<EditFindings | string>();
  useEffect(() => {
    let isGone = false;
    void analysis.ask('edited', project.getState().texts, [...change]).then((outcome) => {
      if (isGone || outcome.kind === 'superseded') return;
      setFound(outcome.kind === 'answered' ? outcome.answer : `The check stopped: ${outcome.why}`);
    });
    return () => {
      isGone = true;
    };
  }, [analysis, project, change]);
  return found;
}
