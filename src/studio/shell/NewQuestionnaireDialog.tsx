import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { pastedFrom } from '../../checker/adopt/pasted.ts';
import { newQuestionnaire } from '../../checker/edits/flow/new-questionnaire.ts';
import { failed, keysIn, type Part } from '../../engine/core.ts';
import { useAnalysis } from '../session/use-analysis.tsx';
import { edited } from '../edits/flow/project-edits.ts';
import { ProjectEditDialog } from '../panels/controls/ProjectEditDialog.tsx';
import { useOpenTab, useSelection, useStudio } from '../session/studio-context.tsx';
import { outline } from '../edits/project/outline.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Adopted, LeftOut } from '../../checker/adopt/adopt-schema.ts';
import { questionsOf } from '../../checker/adopt/split-steps.ts';
import { counted } from '../../checker/wording/shown.ts';
import styles from './add/new.module.css';

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

type Props = {
  /** Undefined while it is being checked. */
  adopted: Adopted | undefined;
  onLeaveOut: (rest: Part) => void;
};

/** Shows which parts of a pasted schema work, and which are rejected, with what to do instead. */
function AdoptedSchema({ adopted, onLeaveOut }: Props) {
  if (adopted === undefined) return <p role="status">Checking …</p>;
  const { steps, refused, noted, rest } = adopted;
  const count = steps.flatMap(questionsOf).length;
  return (
    <div className={styles['adopted']}>
      <p role="status">
        {`${counted(count, 'question')} on ${counted(steps.length, 'step')} work; `}
        {refused.length === 0
          ? 'nothing is rejected.'
          : `${counted(refused.length, 'part')} rejected.`}
      </p>
      {refused.length > 0 && (
        <>
          <ul className={styles['refused']}>
            {refused.map((one) => (
              <li key={`${one.file} ${one.pointer} ${one.message}`}>
                <RefusedThing {...one} />
              </li>
            ))}
          </ul>
          <div>
            <Button variant="outlined" onClick={() => onLeaveOut(rest)}>
              Remove rejected parts
            </Button>
          </div>
        </>
      )}
      {noted.length > 0 && (
        <>
          <h3>Left out, since no answer depends on it</h3>
          <ul className={styles['refused']}>
            {noted.map((one) => (
              <li key={`${one.pointer} ${one.message}`}>
                <RefusedThing {...one} severity="info" />
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>Resulting questions</h3>
      {steps.map((step) => (
        <div key={step.id} role="group" aria-label={step.label}>
          <p>{step.label}</p>
          <ul>
            {questionsOf(step).map(({ path, label, widget }) => (
              <li key={path}>
                {label} <code>{path}</code> <small>{widget}</small>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type Remark = LeftOut & { severity?: 'warning' | 'info' };

function RefusedThing({ file, pointer, field, message, suggestion, severity = 'warning' }: Remark) {
  const keyword = keysIn(pointer).at(-1) ?? '';
  return (
    <Alert severity={severity}>
      <strong>
        {field === '' ? 'The step' : field}: {keyword}
      </strong>{' '}
      <small>{file === 'ui' ? 'in the UI schema' : 'in the schema'}</small>
      <p>{message}</p>
      {suggestion !== undefined && <p>{suggestion}</p>}
    </Alert>
  );
}
