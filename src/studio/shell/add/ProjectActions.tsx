import { baseName } from '../../../checker/project/paths.ts';
import { AddPageDialog } from '../../panels/pages/EndPageDialogs.tsx';
import { NewQuestionnaireDialog } from './NewQuestionnaireDialog.tsx';
import { outline } from '../../edits/project/outline.ts';
import { useProject } from '../../session/use-project.ts';
import { useSelection } from '../../session/use-selection.ts';
import { AddEntryDialog } from './AddEntry.tsx';
import { AddStepDialog } from './AddStep.tsx';
import { DialogButton } from '../../panels/controls/DialogButton.tsx';
import styles from '../../panels/controls/edits.module.css';

/** Buttons to add to the project, and to edit what is selected in the tree. */
export function ProjectActions() {
  const { texts } = useProject();
  const { flowId, file = '' } = useSelection();
  const flow = outline(texts).find((one) => one.flowId === flowId);
  const isCatalog = file.startsWith('schemas/catalog/') && texts.has(file);
  const look = { fullWidth: true, variant: 'outlined', size: 'small' } as const;
  return (
    <div className={styles['actions']}>
      <DialogButton {...look} label="New questionnaire …">
        {(onClose) => <NewQuestionnaireDialog onClose={onClose} />}
      </DialogButton>
      {flow !== undefined && (
        <>
          <DialogButton {...look} label="Add a step …">
            {(onClose) => <AddStepDialog onClose={onClose} />}
          </DialogButton>
          <DialogButton {...look} label="Add an end page …">
            {(onClose) => <AddPageDialog onClose={onClose} />}
          </DialogButton>
        </>
      )}
      {isCatalog && (
        <DialogButton {...look} label="Add an entry …">
          {(onClose) => <AddEntryDialog catalog={baseName(file, '.json')} onClose={onClose} />}
        </DialogButton>
      )}
    </div>
  );
}
