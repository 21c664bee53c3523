import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMemo } from 'react';
import { parseTexts } from '../../../checker/project/source-file.ts';
import type { Texts } from '../../edits/project/texts.ts';
import type { Finding } from '../../../checker/lint/rule.ts';
import { useAnalysis, useFindings } from '../../session/use-analysis.tsx';
import { EditDialog } from '../controls/EditDialog.tsx';
import { useProject } from '../../session/studio-context.tsx';
import styles from './changes.module.css';
import type { FlowChanges } from '../../session/analysis/flow-changes.ts';
import { ReportText } from './ReportText.tsx';

type Props = {
  onClose: () => void;
  save: () => Promise<void>;
};

/** Shows what a save changes for visitors, before it is made. */
export function SaveDialog({ onClose, save }: Props) {
  const { dirty, saved, texts } = useProject();
  const before = useMemo(
    () => dirty.map((path): [string, string | null] => [path, saved.get(path) ?? null]),
    [dirty, saved],
  );
  const saving = useAnalysis('saving', before);
  const { answer, failed } = saving;
  const findings = useFindings();
  const isFresh = saving.isFresh && findings.isFresh;
  const isShown = isFresh && (answer !== undefined || failed !== undefined);
  const act = async () => {
    if (!isShown) return ['Wait until the comparison is finished.'];
    await save();
    return [];
  };
  return (
    <EditDialog
      isRead={unreadable(texts, dirty).length === 0}
      title="What changes for visitors"
      action="Save now"
      onClose={onClose}
      act={act}
    >
      <div className={styles['saving']}>
        <p>{dirty.length === 1 ? 'This file will be saved:' : 'These files will be saved:'}</p>
        <ul>
          {dirty.map((path) => (
            <li key={path}>
              <code>{path}</code>
            </li>
          ))}
        </ul>
      </div>
      <div role="status">
        {!isFresh && <p>Comparing with the files on disk …</p>}
        {isFresh && failed !== undefined && <p>The comparison stopped: {failed}</p>}
      </div>
      {unreadable(texts, dirty).map((path) => (
        <FormControlLabel
          key={path}
          required
          control={<Checkbox />}
          label={`Save ${path} although it is not valid JSON: nothing can be built from it`}
        />
      ))}
      {isFresh && <Errors found={findings.answer ?? []} />}
      {isFresh && answer?.map((changes) => <Changes key={changes.flowId} changes={changes} />)}
    </EditDialog>
  );
}

/** The files that are not valid JSON. */
const unreadable = (texts: Texts, paths: readonly string[]): string[] =>
  parseTexts(new Map([...texts].filter(([path]) => paths.includes(path))))
    .filter(({ json }) => json === undefined)
    .map(({ path }) => path);

/** What `npm run validate` will find in the saved files. */
function Errors({ found }: { found: readonly Finding[] }) {
  const errors = found.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return null;
  return (
    <Alert severity="warning" className={styles['saving'] ?? ''}>
      <Lines
        heading="h3"
        title={`Saved with ${errors.length === 1 ? 'an error' : `${errors.length} errors`}`}
        lines={errors.map(({ file, line, message }) => `${file}:${line} ${message}`)}
      />
    </Alert>
  );
}

function Changes({
  changes: { flowId, report, drafts, journeys, seen },
}: {
  changes: FlowChanges;
}) {
  return (
    <section className={styles['saving']} aria-label={flowId}>
      <h3>{flowId}</h3>
      <ReportText text={report} />
      <Lines title="Saved drafts that need a migration" lines={drafts} />
      <Lines title="Recorded journeys that take a different path" lines={journeys} />
      <Lines title="What visitors see or send that differs from the recording" lines={seen} />
    </section>
  );
}

/** Maximum number of lines shown per list; the Changes tab has all of them. */
const SHOWN = 5;

type LinesProps = { title: string; lines: readonly string[]; heading?: 'h3' | 'h4' };

function Lines({ title, lines, heading: Heading = 'h4' }: LinesProps) {
  if (lines.length === 0) return null;
  const more = lines.length - SHOWN;
  return (
    <>
      <Heading>{title}</Heading>
      <ul>
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </>
  );
}
