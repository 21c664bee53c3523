import { baseName } from '../../checker/project/source-file.ts';
import { AddPageDialog } from '../panels/pages/EndPageDialogs.tsx';
import { NewQuestionnaireDialog } from './NewQuestionnaireDialog.tsx';
import { outline } from '../edits/project/outline.ts';
import { useOpenTab, useProject, useSelection, useStudio } from '../session/studio-context.tsx';
import { DialogButton } from '../panels/controls/EditDialog.tsx';
import styles from '../panels/controls/edits.module.css';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { nameFrom } from '../../checker/model/names.ts';
import type { NewQuestion } from '../../checker/edits/flow/new-step.ts';
import { KindSelect, RequiredText, Select, named, placed } from '../panels/controls/inputs.tsx';
import { CoverageSwitch } from '../panels/controls/CoverageSwitch.tsx';
import { newQuestion } from '../edits/step/add-field.ts';
import { addStep, edited, placesFor } from '../edits/flow/project-edits.ts';
import { ProjectEditDialog } from '../panels/controls/ProjectEditDialog.tsx';
import {
  type EntryKey,
  addEntry,
  entryKeys,
  takesEntries,
} from '../../checker/edits/catalog-entry.ts';
import type { Json, JsonObject } from '../../engine/core.ts';

/** Buttons to add to the project, and to edit what is selected in the tree. */
export function ProjectActions() {
  const { texts } = useProject();
  const { flowId, file = '' } = useSelection();
  const flow = outline(texts).find((one) => one.flowId === flowId);
  const catalog =
    file.startsWith('schemas/catalog/') && texts.has(file) ? baseName(file, '.json') : '';
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
      {catalog !== '' && takesEntries(texts, catalog) && (
        <DialogButton {...look} label="Add an entry …">
          {(onClose) => <AddEntryDialog catalog={catalog} onClose={onClose} />}
        </DialogButton>
      )}
    </div>
  );
}

/** Adds a step with one question to the open questionnaire. */
function AddStepDialog({ onClose }: { onClose: () => void }) {
  const { project } = useStudio();
  const { flowId, step, select } = useSelection();
  const openTab = useOpenTab();
  const { steps, conditions } = placesFor(project.getState().texts, flowId);
  const [name, setName] = useState('');
  const [label, setLabel] = useState('');
  const [kind, setKind] = useState('yes-no');
  const [when, setWhen] = useState('');
  const [isWithoutVerdict, setWithoutVerdict] = useState(false);
  const [after, setAfter] = useState(
    (steps.find(({ id }) => id === step) ?? steps.at(-1))?.id ?? '',
  );
  return (
    <ProjectEditDialog
      title={`Add a step to ${flowId}`}
      action="Add"
      onClose={onClose}
      edit={(texts) =>
        addStep(texts, flowId, {
          name,
          after,
          when,
          question: questionOf(label, kind),
          isWithoutVerdict,
        })
      }
      onDone={() => {
        select({ flowId, step: name });
        openTab('step');
      }}
    >
      <RequiredText label="Name, such as your-vehicles" value={name} onChange={setName} />
      <RequiredText label="Question, as visitors see it" value={label} onChange={setLabel} />
      <KindSelect value={kind} onChange={setKind} />
      <Select label="After" value={after} options={steps.map(placed)} onChange={setAfter} />
      <Select
        label="Asked if"
        value={when}
        options={conditions.map(named)}
        none="always, without a condition"
        onChange={setWhen}
      />
      <CoverageSwitch kind={kind} isOn={isWithoutVerdict} onChange={setWithoutVerdict} />
    </ProjectEditDialog>
  );
}

const questionOf = (label: string, kind: string): NewQuestion => ({
  name: nameFrom(label) || 'answer',
  ...newQuestion(kind, label.trim()),
});

/** Adds an entry to the end of a catalog. */
function AddEntryDialog({ catalog, onClose }: { catalog: string; onClose: () => void }) {
  const { texts } = useProject();
  const keys = entryKeys(texts, catalog).filter(({ kind }) => kind !== 'code');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  return (
    <ProjectEditDialog
      title={`Add an entry to ${catalog}`}
      action="Add"
      onClose={onClose}
      edit={(all) => edited(all, () => addEntry(all, catalog, entryOf(keys, typed)))}
    >
      {keys.map(({ name, about, isRequired, kind }) => (
        <TextField
          key={name}
          label={name}
          required={isRequired}
          multiline={kind === 'texts'}
          type={kind === 'number' ? 'number' : 'text'}
          helperText={kind === 'texts' ? `${about} One per line.` : about}
          value={typed[name] ?? ''}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      ))}
    </ProjectEditDialog>
  );
}

function entryOf(keys: readonly EntryKey[], typed: Readonly<Record<string, string>>): JsonObject {
  const values = keys.map(({ name, kind }): [string, Json] => {
    const text = (typed[name] ?? '').trim();
    if (kind === 'number') return [name, Number(text)];
    return [name, kind === 'texts' ? text.split(/\s*\n\s*/) : text];
  });
  return Object.fromEntries(values.filter(([name]) => (typed[name] ?? '').trim() !== ''));
}
