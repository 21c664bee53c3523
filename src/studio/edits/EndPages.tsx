import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { NamedCondition } from '../../analysis/edits/named-condition.ts';
import { addPage, removePage } from '../../analysis/edits/end-pages.ts';
import { Select } from '../condition/Select.tsx';
import { useProject } from '../project/use-project.ts';
import { useSelection } from '../selection/use-selection.ts';
import { NamedConditionFields } from '../branches/NamedConditionFields.tsx';
import { placed } from './named.ts';
import { edited, pathOf, placesFor } from './project-edits.ts';
import { ProjectEditDialog } from './ProjectEditDialog.tsx';

type Props = { onClose: () => void };

/** Adds an end page for visitors who leave early or need to read something different. */
export function AddPageDialog({ onClose }: Props) {
  const { texts } = useProject();
  const { flowId, step, select } = useSelection();
  const { steps } = placesFor(texts, flowId);
  const [words, setWords] = useState({ id: '', title: '', text: '' });
  const [after, setAfter] = useState(steps.find(({ id }) => id === step)?.id ?? '');
  const [when, setWhen] = useState<NamedCondition>({ name: '' });
  const field = (key: keyof typeof words, label: string) => (
    <TextField
      required
      label={label}
      value={words[key]}
      onChange={({ target }) => setWords({ ...words, [key]: target.value })}
    />
  );
  return (
    <ProjectEditDialog
      title={`Add an end page to ${flowId}`}
      action="Add"
      onClose={onClose}
      edit={(all) =>
        edited(all, () => addPage(all, { ...words, after, when, of: pathOf(all, flowId) }))
      }
      onDone={() => select({ flowId, step: after })}
    >
      {field('id', 'Name, such as not-offered')}
      {field('title', 'Heading')}
      {field('text', 'Text below the heading')}
      <Select
        isRequired
        label="After"
        value={after}
        none="Choose a step"
        options={steps.map(placed)}
        onChange={setAfter}
      />
      <NamedConditionFields after={after} condition={when} onChange={setWhen} />
    </ProjectEditDialog>
  );
}

export function RemovePageDialog({ page, onClose }: Props & { page: string }) {
  const { flowId, select } = useSelection();
  return (
    <ProjectEditDialog
      title={`Remove the end page "${page}"`}
      action="Remove"
      onClose={onClose}
      edit={(texts) => edited(texts, () => removePage(texts, page, pathOf(texts, flowId)))}
      onDone={() => select({ flowId })}
    >
      <p>
        The branches that lead to it are removed too. A page that is the default of a step cannot be
        removed; the error names the step.
      </p>
    </ProjectEditDialog>
  );
}
