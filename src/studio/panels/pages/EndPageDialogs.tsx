import { useState } from 'react';
import type { NamedCondition } from '../../../checker/edits/named-in-flow.ts';
import { addPage, removePage, renamePage } from '../../../checker/edits/flow/end-pages.ts';
import { RequiredText, Select, TextLine, placed } from '../controls/inputs.tsx';
import { useProject, useSelection } from '../../session/studio-context.tsx';
import { NamedConditionFields } from '../controls/ConditionPicker.tsx';
import { edited, pathOf, placesFor } from '../../edits/flow/project-edits.ts';
import { ProjectEditDialog } from '../controls/ProjectEditDialog.tsx';

type Props = { onClose: () => void };

/** Adds an end page for visitors who leave early or need to read something different. */
export function AddPageDialog({ onClose }: Props) {
  const { texts } = useProject();
  const { flowId, step, select } = useSelection();
  const { steps } = placesFor(texts, flowId);
  const [words, setWords] = useState({ id: '', title: '', text: '', prefix: '' });
  const [after, setAfter] = useState(steps.find(({ id }) => id === step)?.id ?? '');
  const [when, setWhen] = useState<NamedCondition>({ name: '' });
  const field = (key: keyof typeof words, label: string) => (
    <RequiredText
      label={label}
      value={words[key]}
      onChange={(text) => setWords({ ...words, [key]: text })}
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
      onDone={() => select({ flowId, step: words.id })}
    >
      {field('id', 'Name, such as not-offered')}
      {field('title', 'Heading')}
      {field('text', 'Text below the heading')}
      <TextLine
        label="Start of the request's number, such as NO-"
        hint="With it, the page has a button that sends the answers. Leave it empty for a page that only tells visitors something."
        value={words.prefix}
        onChange={(prefix) => setWords({ ...words, prefix: prefix.trim() })}
      />
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

type PageProps = Props & { page: string };

export function RenamePageDialog({ page, onClose }: PageProps) {
  const { flowId, select } = useSelection();
  const [name, setName] = useState(page);
  return (
    <ProjectEditDialog
      title={`Rename the end page "${page}"`}
      action="Rename"
      onClose={onClose}
      edit={(texts) =>
        edited(texts, () => renamePage(texts, { was: page, is: name, of: pathOf(texts, flowId) }))
      }
      onDone={() => select({ flowId, step: name })}
    >
      <p>
        Branches, links and recorded journeys are updated. What visitors see stays the same, and so
        does the address.
      </p>
      <RequiredText label="New name" value={name} onChange={setName} />
    </ProjectEditDialog>
  );
}

export function RemovePageDialog({ page, onClose }: PageProps) {
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
