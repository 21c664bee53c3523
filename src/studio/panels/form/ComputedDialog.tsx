import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import type { NamedCondition } from '../../../checker/edits/named-in-flow.ts';
import { type Derivation, failed, textOf } from '../../../engine/core.ts';
import { NamedConditionFields } from '../controls/ConditionPicker.tsx';
import { NumberInput, type Option, Select } from '../controls/inputs.tsx';
import type { AskedQuestion } from '../../edits/condition/questions.ts';
import { useQuestions } from '../../session/studio-context.tsx';
import { edited } from '../../edits/flow/project-edits.ts';
import { ProjectEditDialog } from '../controls/ProjectEditDialog.tsx';
import { useStepForm } from '../../session/step-form-context.tsx';
import {
  type Computation,
  type HowName,
  TODAY_PATH,
  computationOf,
  howOf,
  howsFor,
  isComputable,
  sourcesFor,
  templateInWords,
  templateOf,
} from '../../edits/computed/computations.ts';
import { compute, computedIn, isAlways } from '../../edits/computed/computed-answers.ts';
import TextField from '@mui/material/TextField';
import { ClauseValue } from '../controls/ClauseRow.tsx';

type Mode = Derivation['mode'];

const MODES: Readonly<Record<Mode, string>> = {
  always: 'Always: visitors cannot edit it',
  follow: 'Until visitors edit it',
  reset: 'Again when its source changes',
  onLeave: 'When visitors leave the page',
};

const modes = Object.entries(MODES).map(([value, label]) => ({ value, label }));

type ComputedDialogProps = {
  /** The computation to change; omitted for a new one. */
  was?: Derivation;
  onClose: () => void;
  /** Called with the path of the computed answer. */
  onDone: (to: string) => void;
};

/** Asks which answer is computed, from what, and when. */
export function ComputedDialog({ was, onClose, onDone }: ComputedDialogProps) {
  const parts = useStepForm();
  const { asked, words } = useQuestions();
  const [to, setTo] = useState(was?.to ?? '');
  const target = asked.find(({ path, step }) => path === to && step === parts.step);
  const [computation, setComputation] = useState<Computation | null>(
    was === undefined || target === undefined ? null : computationOf(was.value, target, asked),
  );
  const [mode, setMode] = useState<Mode>(was?.mode ?? 'always');
  const [confirm, setConfirm] = useState(was?.confirm === true);
  const [when, setWhen] = useState<NamedCondition | undefined>(
    was?.when === undefined ? undefined : { name: was.when },
  );
  const isWritten = was !== undefined && computation === null;
  const computed = computedIn(parts.texts, parts).map((one) => one.to);
  const free = asked.filter(
    (one) => one.step === parts.step && isComputable(one) && !computed.includes(one.path),
  );
  const choose = (path: string) => {
    const next = free.find((one) => one.path === path);
    const [how] = next === undefined ? [] : howsFor(next);
    setTo(path);
    setComputation(how === undefined ? null : { how, sources: [], value: undefined });
  };
  return (
    <ProjectEditDialog
      title={
        was === undefined ? 'Compute an answer' : `Change how ${words.question(to)} is computed`
      }
      action={was === undefined ? 'Add' : 'Change'}
      onClose={onClose}
      onDone={() => onDone(to)}
      edit={(texts) => {
        const value = isWritten ? was.value : valueOf(computation, target, asked);
        if (value === undefined) return failed(['Choose everything that it is computed from.']);
        const derived = { to, mode, value, when, ...(confirm && { confirm }) };
        return edited(texts, () => compute(texts, parts, derived, was));
      }}
    >
      {was === undefined && (
        <Select
          isRequired
          label="Answer to compute"
          value={to}
          none="Choose a question of this page"
          options={free.map(({ path, label }) => ({ value: path, label }))}
          onChange={choose}
        />
      )}
      {isWritten && (
        <p>
          It is {templateInWords(was.value, to, words)}.{' '}
          <small>The pickers cannot express this: edit it as code, under Place in the flow.</small>
        </p>
      )}
      {target !== undefined && computation !== null && (
        <ComputationFields
          target={target}
          computation={computation}
          asked={asked}
          onChange={setComputation}
        />
      )}
      <Select
        label="When it is computed"
        value={mode}
        options={modes}
        onChange={(name) => setMode(isMode(name) ? name : 'always')}
      />
      {isAlways({ mode, when }) && (
        <p>
          Visitors see the answer, and are not asked for it: its limits and messages are removed.
        </p>
      )}
      <FormControlLabel
        control={
          <Switch
            checked={when !== undefined}
            onChange={(_event, isOn) => setWhen(isOn ? { name: '' } : undefined)}
          />
        }
        label="Only on a condition"
      />
      {when !== undefined && (
        <NamedConditionFields after={parts.step} condition={when} onChange={setWhen} />
      )}
      <FormControlLabel
        control={<Switch checked={confirm} onChange={(_event, isOn) => setConfirm(isOn)} />}
        label="Show the page again if a later answer changes it"
      />
    </ProjectEditDialog>
  );
}

const isMode = (name: string): name is Mode => name in MODES;

const valueOf = (
  computation: Computation | null,
  target: AskedQuestion | undefined,
  asked: readonly AskedQuestion[],
) =>
  computation === null || target === undefined ? undefined : templateOf(computation, target, asked);

type ComputationFieldsProps = {
  target: AskedQuestion;
  computation: Computation;
  asked: readonly AskedQuestion[];
  onChange: (computation: Computation) => void;
};

/** How an answer is computed, and from which others. */
function ComputationFields({ target, computation, asked, onChange }: ComputationFieldsProps) {
  const { how, sources, value } = computation;
  const { takes, isOpen, sources: labels } = howOf(how);
  const hows = howsFor(target);
  const options = optionsOf(target, sourcesFor(how, target, asked));
  const shown = isOpen === true ? Math.max(labels.length, sources.length + 1) : labels.length;
  const set = (index: number, path: string) => {
    const next = Array.from({ length: shown }, (_, place) => sources[place] ?? '');
    const chosen = next.with(index, path);
    onChange({ ...computation, sources: isOpen === true ? chosen.filter(Boolean) : chosen });
  };
  const choose = (name: string) => {
    const next = hows.find((one) => one === name);
    if (next !== undefined) onChange(changed(computation, next, target, asked));
  };
  return (
    <>
      <Select
        label="It is computed as"
        value={how}
        options={hows.map((name) => ({ value: name, label: howOf(name).words }))}
        onChange={choose}
      />
      {options.length === 0 && labels.length > 0 && (
        <p>No other question has an answer that fits.</p>
      )}
      {Array.from({ length: options.length === 0 ? 0 : shown }, (_, index) => (
        <Select
          // oxlint-disable-next-line react/no-array-index-key -- sources are keyed by index
          key={index}
          isRequired={index < (isOpen === true ? 2 : labels.length)}
          label={labels[Math.min(index, labels.length - 1)] ?? ''}
          value={sources[index] ?? ''}
          none="Choose a question"
          options={options}
          onChange={(path) => set(index, path)}
        />
      ))}
      {typeof takes === 'object' && (
        <NumberInput
          label={takes.label}
          value={value}
          onChange={(number) => onChange({ ...computation, value: number })}
        />
      )}
      {takes === 'value' && <FixedValue {...{ target, computation, onChange }} />}
    </>
  );
}

function FixedValue({ target, computation, onChange }: Omit<ComputationFieldsProps, 'asked'>) {
  const { kind } = target;
  const { value } = computation;
  const set = (next: typeof value) => onChange({ ...computation, value: next });
  if (kind === 'text') {
    return (
      <TextField
        required
        label="Value"
        value={textOf(value)}
        onChange={({ target: input }) => set(input.value)}
      />
    );
  }
  return (
    <ClauseValue
      isLiteral
      takes={kind === 'number' || kind === 'date' ? kind : 'choice'}
      value={value}
      question={target}
      others={[]}
      onChange={set}
    />
  );
}

/** Keeps the sources that the other way of computing can read as well. */
function changed(
  { sources }: Computation,
  how: HowName,
  target: AskedQuestion,
  asked: readonly AskedQuestion[],
): Computation {
  const possible = sourcesFor(how, target, asked).map(({ path }) => path);
  const { isOpen, sources: labels } = howOf(how);
  const kept = sources.filter((path) => possible.includes(path));
  return { how, sources: isOpen === true ? kept : kept.slice(0, labels.length), value: undefined };
}

function optionsOf(target: AskedQuestion, sources: readonly AskedQuestion[]): Option[] {
  const answers = sources.map(({ path, label, stepLabel }) => ({
    value: path,
    label,
    group: stepLabel,
  }));
  return target.kind === 'date' ? [{ value: TODAY_PATH, label: 'Today' }, ...answers] : answers;
}
