import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { flushSync } from 'react-dom';
import type { Finding } from '../../../checker/lint/rule.ts';
import { counted } from '../../../checker/wording/shown.ts';
import { useOpenTab, useProject, useSelection, useStudio } from '../../session/studio-context.tsx';
import { outline } from '../../edits/project/outline.ts';
import { useFindings } from '../../session/use-analysis.tsx';
import { type Selection, selectionOf } from '../../session/project/selection-store.ts';
import { focusInForm, formPlaceOf } from './form-place.ts';
import styles from './findings.module.css';
import { sessionOfWitness, witnessesOf } from '../../session/paths/session.ts';

/** The findings of `npm run validate` for the edited texts. */
export function FindingsPanel() {
  const { answer, failed, isFresh } = useFindings();
  const { file } = useSelection();
  const shown = answer ?? [];
  return (
    <section aria-label="Findings">
      <Accordion
        disableGutters
        square
        elevation={0}
        defaultExpanded
        slotProps={{ heading: { component: 'h2' } }}
      >
        <AccordionSummary expandIcon={shown.length > 0 && <span aria-hidden="true">▾</span>}>
          <span className={styles['title']}>Findings</span>
          <span role="status">{summary(shown, answer === undefined, isFresh, failed)}</span>
        </AccordionSummary>
        {shown.length > 0 && (
          <AccordionDetails>
            <ul className={styles['list']}>
              {shown.toSorted(byNearness(file)).map((finding) => (
                <FindingLine key={keyOf(finding)} finding={finding} />
              ))}
            </ul>
          </AccordionDetails>
        )}
      </Accordion>
    </section>
  );
}

/** Sorts findings about the open file first. */
const byNearness =
  (open: string | undefined) =>
  (a: Finding, b: Finding): number =>
    Number(b.file === open) - Number(a.file === open);

const keyOf = ({ code, file, pointer, message }: Finding) =>
  `${code} ${file} ${pointer} ${message}`;

function FindingLine({ finding }: { finding: Finding }) {
  const { texts } = useProject();
  const { select, flowId, file: openFile } = useSelection();
  const openTab = useOpenTab();
  const { code, severity, file, line, column, message, suggestion } = finding;
  const open = () => {
    const place = selectionOf(finding, outline(texts), flowId);
    const show = (selection: Selection) =>
      flushSync(() => {
        select(selection);
        openTab('step');
      });
    const { step } = place;
    // Whoever has the file open as code reads on there.
    if (step !== undefined && openFile !== file) {
      show({ flowId: place.flowId, step });
      const view = document.getElementById('view');
      if (focusInForm(view, formPlaceOf(texts, step, finding))) return;
    }
    show(place);
    document.querySelector<HTMLElement>('#view .cm-content')?.focus({ preventScroll: true });
  };
  return (
    <li className={styles['finding']}>
      <Chip
        size="small"
        label={code}
        color={severity === 'error' ? 'error' : 'warning'}
        title={severity}
      />
      <div>
        <p>{message}</p>
        {suggestion !== undefined && <p className={styles['suggestion']}>{suggestion}</p>}
        <Link component="button" onClick={open}>
          {file}:{line}:{column}
        </Link>
        <WitnessLink finding={finding} />
      </div>
    </li>
  );
}

function summary(
  shown: readonly Finding[],
  isFirst: boolean,
  isFresh: boolean,
  failed: string | undefined,
): string {
  if (failed !== undefined) return `The check stopped: ${failed}`;
  if (isFirst) return 'Checking …';
  const errors = shown.filter(({ severity }) => severity === 'error').length;
  const warnings = shown.length - errors;
  const parts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
  const summary = parts.length === 0 ? 'Nothing is wrong.' : `${parts.join(', ')}.`;
  return isFresh ? summary : `${summary} Checking …`;
}

/** Opens the path of the visitor who encounters a finding; renders nothing if there is none. */
function WitnessLink({ finding }: { finding: Finding }) {
  const { session } = useStudio();
  const { texts } = useProject();
  const { flowId, select } = useSelection();
  const openTab = useOpenTab();
  const flows = outline(texts).toSorted(
    (a, b) => Number(b.flowId === flowId) - Number(a.flowId === flowId),
  );
  const flow = flows.find((one) => witnessesOf([finding], one).length > 0);
  const { witness } = finding;
  if (flow === undefined || witness === undefined) return null;
  const open = () => {
    session.set(flow.flowId, { session: sessionOfWitness(witness), notices: [] });
    select({ flowId: flow.flowId, step: witness.step });
    openTab('paths');
  };
  return (
    <Link component="button" onClick={open}>
      Show its visitor’s path
    </Link>
  );
}
