import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { SideBySide } from './SideBySide.tsx';
import type { Change } from '../../edits/project/texts.ts';
import { useStudio } from '../../session/studio-context.tsx';
import type { EditFindings } from '../../session/analysis/edit-findings.ts';
import styles from './edits.module.css';

/** What an edit changes in the files, and how it affects the findings of `npm run validate`. */
export function EditReview({ change }: { change: Change }) {
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
