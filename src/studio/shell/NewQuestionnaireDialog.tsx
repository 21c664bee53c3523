import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { pastedFrom } from '../../checker/adopt/pasted.ts';
import { newQuestionnaire } from '../../checker/edits/new-questionnaire.ts';
import { failed } from '../../engine/core.ts';
import { useAnalysis } from '../session/use-analysis.tsx';
import { edited } from '../edits/flow/project-edits.ts';
import { ProjectEditDialog } from '../panels/controls/ProjectEditDialog.tsx';
import { useOpenTab, useSelection, useStudio } from '../session/studio-context.tsx';
import { outline } from '../edits/project/outline.ts';
import { AdoptedSchema } from './AdoptedSchema.tsx';

/** Creates a questionnaire from a template or from another form's JSON Schema. */
export function NewQuestionnaireDialog({ onClose }: { onClose: () => void }) {
  const { project } = useStudio();
  const { select } = useSelection();
  const openTab = useOpenTab();
  const [name, setName] = useState('');
  const [title, setTitle] = useState('');
  const [isPasted, setPasted] = useState(false);
  const [typed, setTyped] = useState({ schema: '', ui: '' });
  const pasted = isPasted ? pastedFrom(typed) : undefined;
  const { answer, isFresh } = useAnalysis(
    'adopt',
    pasted?.part,
    pasted?.part !== undefined,
    'quick',
  );
  const edit: Parameters<typeof ProjectEditDialog>[0]['edit'] = (texts) => {
    if (!isPasted) return edited(texts, () => newQuestionnaire(texts, { name, title }));
    if (pasted?.part === undefined) return failed([pasted?.problem ?? '']);
    if (answer === undefined || !isFresh) return failed(['The schema is still being checked.']);
    if (answer.refused.length > 0) {
      return failed(['Remove the rejected parts or rewrite them.']);
    }
    return edited(texts, () => newQuestionnaire(texts, { name, title, steps: answer.steps }));
  };
  return (
    <ProjectEditDialog
      title="New questionnaire"
      action="Create"
      onClose={onClose}
      edit={edit}
      onDone={() => {
        const made = outline(project.getState().texts).find(({ flowId }) => flowId === name);
        select({ flowId: name, ...(made?.steps[0] && { step: made.steps[0].id }) });
        openTab('step');
      }}
    >
      <TextField
        required
        label="Name, such as fleet-check"
        helperText="Used for its file and its address."
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        required
        label="Title"
        helperText="The text of links to it."
        slotProps={{ htmlInput: { maxLength: 70 } }}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <RadioGroup
        aria-label="Start from"
        value={isPasted ? 'schema' : 'template'}
        onChange={(_event, value) => setPasted(value === 'schema')}
      >
        <FormControlLabel
          value="template"
          control={<Radio />}
          label="One question and an end page"
        />
        <FormControlLabel value="schema" control={<Radio />} label="A JSON Schema" />
      </RadioGroup>
      {isPasted && (
        <>
          <Pasted
            label="JSON Schema"
            value={typed.schema}
            onChange={(schema) => setTyped({ ...typed, schema })}
          />
          <Pasted
            label="UI schema, if there is one"
            value={typed.ui}
            onChange={(ui) => setTyped({ ...typed, ui })}
          />
          {typed.schema !== '' && pasted?.problem !== undefined && (
            <p role="status">{pasted.problem}</p>
          )}
          {pasted?.part !== undefined && (
            <AdoptedSchema
              adopted={isFresh ? answer : undefined}
              onLeaveOut={({ schema, ui }) =>
                setTyped({ schema: written(schema), ui: written(ui) })
              }
            />
          )}
        </>
      )}
    </ProjectEditDialog>
  );
}

const written = (json: object) => JSON.stringify(json, null, 2);

type PastedProps = { label: string; value: string; onChange: (text: string) => void };

function Pasted({ label, value, onChange }: PastedProps) {
  return (
    <TextField
      multiline
      minRows={3}
      maxRows={6}
      label={label}
      value={value}
      slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
