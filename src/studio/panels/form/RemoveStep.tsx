import { removeStep } from '../../../checker/edits/remove-step.ts';
import { useSelection } from '../../session/use-selection.ts';
import { useStudio } from '../../session/studio-context.tsx';
import { DialogButton } from '../controls/DialogButton.tsx';
import { edited, pathOf, placesFor } from '../../edits/flow/project-edits.ts';
import { ProjectEditDialog } from '../controls/ProjectEditDialog.tsx';

/** Removes a step from the open questionnaire. */
export function RemoveStep({ step }: { step: string }) {
  return (
    <DialogButton label="Remove the step …">
      {(onClose) => <RemoveStepDialog step={step} onClose={onClose} />}
    </DialogButton>
  );
}

function RemoveStepDialog({ step, onClose }: { step: string; onClose: () => void }) {
  const { api, project } = useStudio();
  const { flowId, select } = useSelection();
  const { steps } = placesFor(project.getState().texts, flowId);
  const before = steps[steps.findIndex(({ id }) => id === step) - 1]?.id;
  return (
    <ProjectEditDialog
      title={`Remove "${step}"`}
      action="Remove"
      onClose={onClose}
      edit={async (texts) => {
        const released = await api.committed();
        const of = pathOf(texts, flowId);
        return edited(texts, () => removeStep(texts, { name: step, of, released }));
      }}
      onDone={() => select({ flowId, ...(before !== undefined && { step: before }) })}
    >
      <p>
        Visitors are routed to the step that followed it. Answers to its questions are lost, which a
        migration records; recorded journeys skip it.
      </p>
      <p>A step whose answers are read elsewhere cannot be removed; the error lists the places.</p>
    </ProjectEditDialog>
  );
}
