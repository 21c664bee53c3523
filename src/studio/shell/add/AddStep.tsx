import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { nameFrom } from '../../../checker/edits/names.ts';
import type { NewQuestion } from '../../../checker/edits/new-step.ts';
import { Select } from '../../panels/controls/Select.tsx';
import { useOpenTab } from '../../session/open-tab.ts';
import { useSelection } from '../../session/use-selection.ts';
import { useStudio } from '../../session/studio-context.tsx';
import { QUESTION_KINDS, type QuestionKindName } from '../../edits/step/question-kinds.ts';
import { KindSelect } from '../../panels/controls/KindSelect.tsx';
import { named, placed } from '../../panels/controls/named.ts';
import { addStep, placesFor } from '../../edits/flow/project-edits.ts';
import { ProjectEditDialog } from '../../panels/controls/ProjectEditDialog.tsx';

/** Adds a step with one question to the open questionnaire. */
export function AddStepDialog({ onClose }: { onClose: () => void }) {
  const { project } = useStudio();
  const { flowId, step, select } = useSelection();
  const openTab = useOpenTab();
  const { steps, conditions } = placesFor(project.getState().texts, flowId);
  const [name, setName] = useState('');
  const [label, setLabel] = useState('');
  const [kind, setKind] = useState<QuestionKindName>('yesNo');
  const [when, setWhen] = useState('');
  const [after, setAfter] = useState(
    (steps.find(({ id }) => id === step) ?? steps.at(-1))?.id ?? '',
  );
  return (
    <ProjectEditDialog
      title={`Add a step to ${flowId}`}
      action="Add"
      onClose={onClose}
      edit={(texts) =>
        addStep(texts, flowId, { name, after, when, question: questionOf(label, kind) })
      }
      onDone={() => {
        select({ flowId, step: name });
        openTab('step');
      }}
    >
      <TextField
        required
        label="Name, such as your-vehicles"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        required
        label="Question, as visitors see it"
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
      <KindSelect value={kind} onChange={setKind} />
      <Select label="After" value={after} options={steps.map(placed)} onChange={setAfter} />
      <Select
        label="Asked if"
        value={when}
        options={conditions.map(named)}
        none="always, without a condition"
        onChange={setWhen}
      />
    </ProjectEditDialog>
  );
}

function questionOf(label: string, kind: QuestionKindName): NewQuestion {
  const { schema, ui } = QUESTION_KINDS[kind];
  return { name: nameFrom(label) || 'answer', schema: { title: label.trim(), ...schema }, ui };
}
