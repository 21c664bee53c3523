import { useEffect, useRef, useState } from 'react';
import { useAnalysis, useFindings } from '../../session/use-analysis.tsx';
import { useProject, useStudio } from '../../session/studio-context.tsx';
import styles from './changes.module.css';
import { checksOf } from './checks.ts';
import { ReportText } from './ReportText.tsx';
import { ReviewChecks } from './ReviewChecks.tsx';
import { differing, type Texts } from '../../edits/project/texts.ts';
import type { Before } from '../../session/analysis/flow-changes.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { flushSync } from 'react-dom';
import { SideBySide } from '../controls/SideBySide.tsx';

/** Shows unsaved files, what the edits change for visitors, and whether they are ready for review. */
export function ChangesView() {
  const { dirty } = useProject();
  const [version, setVersion] = useState(0);
  const base = useBase(version);
  const findings = useFindings();
  const { answer, failed, isFresh } = useAnalysis(
    'changes',
    base?.before ?? [],
    base !== undefined,
  );
  return (
    <div className={styles['view']}>
      <section>
        <h2>Unsaved files</h2>
        <UnsavedFiles />
      </section>
      <section aria-busy={!isFresh}>
        <h2>What changes for visitors</h2>
        <p>
          {base?.of === 'disk'
            ? (base.problem ?? 'Compared with the files on disk.')
            : 'Compared with the last commit, including unsaved edits.'}
        </p>
        <div role="status">
          {failed !== undefined && <p>The comparison stopped: {failed}</p>}
          {failed === undefined && !isFresh && <p>Comparing …</p>}
        </div>
        {answer?.map(({ flowId, report }) => (
          <div key={flowId}>
            <h3>{flowId}</h3>
            <ReportText text={report} />
          </div>
        ))}
      </section>
      {answer !== undefined && (
        <ReviewChecks
          isFresh={isFresh && findings.isFresh}
          checks={checksOf(dirty, findings.answer ?? [], answer)}
          changes={answer}
          isChanged={base !== undefined && base.before.length > 0 && base.of === 'commit'}
          onMade={() => setVersion(version + 1)}
        />
      )}
    </div>
  );
}

/** What the texts are compared with: the last commit or, without git, the files on disk. */
type Base = {
  of: 'commit' | 'disk';
  before: Before;
  /** Why it is not compared with the last commit, if that failed. */
  problem?: string;
};

/** Undefined until loaded. Changing `version` loads it again. */
function useBase(version: number): Base | undefined {
  const { api } = useStudio();
  const { saved, texts } = useProject();
  const [committed, setCommitted] = useState<Texts | null | Error>();
  useEffect(() => {
    void api.committed().then(setCommitted, setCommitted);
  }, [api, version]);
  if (committed === undefined) return undefined;
  if (committed instanceof Error) {
    const problem = `The last commit could not be read (${committed.message}): compared with the files on disk.`;
    return { of: 'disk', before: differences(saved, texts), problem };
  }
  const base = committed ?? saved;
  return { of: committed === null ? 'disk' : 'commit', before: differences(base, texts) };
}

/** The earlier texts of all files that differ. */
const differences = (base: Texts, texts: Texts): Before =>
  differing(base, texts).map((path) => [path, base.get(path) ?? null]);

/** Files with unsaved edits; those that also changed on disk come first. */
function UnsavedFiles() {
  const { dirty, conflicts } = useProject();
  const all = useRef<HTMLDivElement>(null);
  // The pressed button goes away with the choice.
  const settle = (act: () => void) => {
    flushSync(act);
    (all.current?.querySelector('button') ?? all.current)?.focus();
  };
  const inOrder = dirty.toSorted((a, b) => Number(conflicts.has(b)) - Number(conflicts.has(a)));
  return (
    <div ref={all} tabIndex={-1}>
      {dirty.length === 0 && <p>Everything is saved.</p>}
      <ul className={styles['files']}>
        {inOrder.map((path) => (
          <li key={path}>
            {conflicts.has(path) ? (
              <Conflict path={path} settle={settle} />
            ) : (
              <Unsaved path={path} settle={settle} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `settle` makes a choice that removes the file from the list, or its conflict. */
type Props = { path: string; settle: (act: () => void) => void };

function Unsaved({ path, settle }: Props) {
  const { project } = useStudio();
  const { saved, texts } = useProject();
  const [isOpen, setOpen] = useState(false);
  const discard = () => settle(() => project.editAll(new Map([[path, saved.get(path) ?? null]])));
  return (
    <>
      <div className={styles['file']}>
        <code>{path}</code>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Compare
        </Button>
        <Button onClick={discard}>Discard</Button>
      </div>
      {isOpen && (
        <SideBySide
          left={{ title: 'On disk', text: saved.get(path) ?? '' }}
          right={{ title: 'Yours', text: texts.get(path) ?? '' }}
        />
      )}
    </>
  );
}

function Conflict({ path, settle }: Props) {
  const { project } = useStudio();
  const { texts, conflicts } = useProject();
  const disk = conflicts.get(path);
  return (
    <>
      <Alert severity="error">
        <code>{path}</code> changed on disk since you opened it, so nothing was saved. Choose the
        version to keep: the other one will be lost.
      </Alert>
      <SideBySide
        left={{ title: 'On disk', text: disk?.text ?? '' }}
        right={{ title: 'Yours', text: texts.get(path) ?? '' }}
      />
      <div className={styles['file']}>
        <Button variant="outlined" onClick={() => settle(() => project.takeDisk([path]))}>
          Keep the version on disk
        </Button>
        <Button variant="outlined" onClick={() => settle(() => project.keepMine([path]))}>
          Keep mine
        </Button>
      </div>
    </>
  );
}
