import { removeBranch, type Way } from '../../analysis/edits/branches.ts';
import { conditionInWords } from '../../analysis/wording/condition-in-words.ts';
import { useQuestions } from '../condition/use-questions.ts';
import { DialogButton } from '../edits/DialogButton.tsx';
import { edited, pathOf } from '../edits/project-edits.ts';
import { ProjectEditDialog } from '../edits/ProjectEditDialog.tsx';
import { outline } from '../project/outline.ts';
import { useProject } from '../project/use-project.ts';
import { useSelection } from '../selection/use-selection.ts';
import { BranchDialog } from './BranchDialog.tsx';
import styles from './branches.module.css';
import { transitionsOf } from './transitions-of.ts';

/** The transitions out of a step with their conditions. */
export function Branches({ step }: { step: string }) {
  const { texts } = useProject();
  const { flowId } = useSelection();
  const ways = transitionsOf(texts, flowId, step);
  return (
    <section aria-labelledby="branches">
      <h2 className={styles['title']} id="branches">
        Branches
      </h2>
      <ul className={styles['branches']}>
        {ways.map((way) => (
          <BranchLine key={`${way.when ?? ''} ${way.to}`} step={step} way={way} />
        ))}
      </ul>
      <DialogButton label="Add a branch …">
        {(onClose) => <BranchDialog step={step} onClose={onClose} />}
      </DialogButton>
    </section>
  );
}

function BranchLine({ step, way }: { step: string; way: Way }) {
  const { words } = useQuestions();
  const { texts } = useProject();
  const { flowId } = useSelection();
  const { when, to } = way;
  const flow = outline(texts).find((one) => one.flowId === flowId);
  const places = [...(flow?.steps ?? []), ...(flow?.pages ?? [])];
  const label = places.find(({ id }) => id === to)?.label ?? to;
  const condition =
    when === undefined ? 'Default' : `If ${conditionInWords({ condition: when }, words)}`;
  const name = when === undefined ? `the default to ${to}` : `the branch to ${to}`;
  return (
    <li className={styles['branch']}>
      <span>
        {condition} → <strong>{label}</strong>
      </span>
      <DialogButton size="small" label="Change …" aria-label={`Change ${name} …`}>
        {(onClose) => <BranchDialog step={step} way={way} onClose={onClose} />}
      </DialogButton>
      {when !== undefined && (
        <DialogButton size="small" label="Remove …" aria-label={`Remove ${name} …`}>
          {(onClose) => <RemoveBranchDialog step={step} way={way} onClose={onClose} />}
        </DialogButton>
      )}
    </li>
  );
}

type RemoveProps = { step: string; way: Way; onClose: () => void };

function RemoveBranchDialog({ step, way, onClose }: RemoveProps) {
  const { flowId } = useSelection();
  return (
    <ProjectEditDialog
      title={`Remove the branch to "${way.to}"`}
      action="Remove"
      onClose={onClose}
      edit={(texts) =>
        edited(texts, () => removeBranch(texts, { step, of: pathOf(texts, flowId), way }))
      }
    >
      <p>
        Its visitors follow the other branches or the default. Its condition is removed too, unless
        something else uses it.
      </p>
    </ProjectEditDialog>
  );
}
