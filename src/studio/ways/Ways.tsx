import { removeBranch } from '../../analysis/edits/branches.ts';
import { conditionInWords } from '../../analysis/wording/condition-in-words.ts';
import { useQuestions } from '../condition/use-questions.ts';
import { DialogButton } from '../edits/DialogButton.tsx';
import { edited, pathOf } from '../edits/project-edits.ts';
import { ProjectEditDialog } from '../edits/ProjectEditDialog.tsx';
import { useProject } from '../project/use-project.ts';
import { useSelection } from '../selection/use-selection.ts';
import { BranchDialog } from './BranchDialog.tsx';
import styles from './ways.module.css';
import { waysOf, type Way } from './ways-of.ts';

/** The transitions out of a step with their conditions. */
export function Ways({ step }: { step: string }) {
  const { texts } = useProject();
  const { flowId } = useSelection();
  const ways = waysOf(texts, flowId, step);
  return (
    <section aria-labelledby="ways-out">
      <h2 className={styles['title']} id="ways-out">
        Branches
      </h2>
      <ul className={styles['ways']}>
        {ways.map((way) => (
          <WayLine key={`${way.when ?? ''} ${way.to}`} step={step} way={way} />
        ))}
      </ul>
      <DialogButton label="Add a branch …">
        {(onClose) => <BranchDialog step={step} onClose={onClose} />}
      </DialogButton>
    </section>
  );
}

function WayLine({ step, way }: { step: string; way: Way }) {
  const { words } = useQuestions();
  const { when, to } = way;
  const condition =
    when === undefined ? 'Default' : `If ${conditionInWords({ condition: when }, words)}`;
  const name = when === undefined ? `the default to ${to}` : `the branch to ${to}`;
  return (
    <li className={styles['way']}>
      <span>
        {condition} → <strong>{to}</strong>
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
        edited(texts, () =>
          removeBranch(texts, { step, of: pathOf(texts, flowId), way: way.index }),
        )
      }
    >
      <p>
        Its visitors follow the other branches or the default. Its condition is removed too, unless
        something else uses it.
      </p>
    </ProjectEditDialog>
  );
}
