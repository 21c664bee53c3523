import { useRef, useState } from 'react';
import {
  type Way,
  addBranch,
  changeBranch,
  goalsOf,
  removeBranch,
} from '../../../checker/edits/flow/branches.ts';
import { conditionInWords } from '../../../checker/wording/condition-in-words.ts';
import { useProject, useQuestions, useSelection } from '../../session/studio-context.tsx';
import { DialogButton } from '../controls/EditDialog.tsx';
import { edited, pathOf, transitionsOf } from '../../edits/flow/project-edits.ts';
import { ProjectEditDialog } from '../controls/ProjectEditDialog.tsx';
import { outline } from '../../edits/project/outline.ts';
import styles from './branches.module.css';
import type { NamedCondition } from '../../../checker/edits/named-in-flow.ts';
import { Select, placed } from '../controls/inputs.tsx';
import type { Texts } from '../../edits/project/texts.ts';
import { NamedConditionFields } from '../controls/ConditionPicker.tsx';

/** The transitions out of a step with their conditions. */
export function Branches({ step }: { step: string }) {
  const { texts } = useProject();
  const { flowId } = useSelection();
  const ways = transitionsOf(texts, flowId, step);
  const section = useRef<HTMLElement>(null);
  /** A changed branch is drawn anew, without the button that had the focus. */
  const focusOn = (way?: Way) => {
    const buttons = [
      ...(section.current?.querySelectorAll<HTMLElement>('[data-way] button') ?? []),
    ];
    const changed = buttons.find((one) => way !== undefined && wayOf(one) === keyOf(way));
    (changed ?? section.current?.querySelector<HTMLElement>('[data-add] button'))?.focus();
  };
  return (
    <section aria-labelledby="branches" ref={section}>
      <h2 className={styles['title']} id="branches">
        Branches
      </h2>
      <ul className={styles['branches']}>
        {ways.map((way) => (
          <BranchLine key={keyOf(way)} step={step} way={way} onDone={focusOn} />
        ))}
      </ul>
      <span data-add>
        <DialogButton label="Add a branch …">
          {(onClose) => <BranchDialog step={step} onClose={onClose} />}
        </DialogButton>
      </span>
    </section>
  );
}

const keyOf = ({ when = '', to }: Way) => `${when} ${to}`;

const wayOf = (button: HTMLElement) => button.closest<HTMLElement>('[data-way]')?.dataset['way'];

type LineProps = {
  step: string;
  way: Way;
  /** Called with the branch as changed, without one if it was removed. */
  onDone: (way?: Way) => void;
};

function BranchLine({ step, way, onDone }: LineProps) {
  const { words } = useQuestions();
  const { texts } = useProject();
  const { flowId } = useSelection();
  const { when, to } = way;
  const flow = outline(texts).find((one) => one.flowId === flowId);
  const places = [...(flow?.steps ?? []), ...(flow?.pages ?? [])];
  const label = places.find(({ id }) => id === to)?.label ?? to;
  const condition =
    when === undefined ? 'Default' : `If ${conditionInWords({ condition: when }, words)}`;
  const name = when === undefined ? `the default to ${to}` : `the branch to ${to}`;
  return (
    <li className={styles['branch']} data-way={keyOf(way)}>
      <span>
        {condition} → <strong>{label}</strong>
      </span>
      <DialogButton size="small" label="Change …" aria-label={`Change ${name} …`}>
        {(onClose) => <BranchDialog {...{ step, way, onDone, onClose }} />}
      </DialogButton>
      {when !== undefined && (
        <DialogButton size="small" label="Remove …" aria-label={`Remove ${name} …`}>
          {(onClose) => <RemoveBranchDialog {...{ step, way, onDone, onClose }} />}
        </DialogButton>
      )}
    </li>
  );
}

function RemoveBranchDialog({ step, way, onDone, onClose }: LineProps & { onClose: () => void }) {
  const { flowId } = useSelection();
  return (
    <ProjectEditDialog
      title={`Remove the branch to "${way.to}"`}
      action="Remove"
      onClose={onClose}
      onDone={() => onDone()}
      edit={(texts) =>
        edited(texts, () => removeBranch(texts, { step, of: pathOf(texts, flowId), way }))
      }
    >
      <p>
        Its visitors follow the other branches or the default. Its condition is removed too, unless
        something else uses it.
      </p>
    </ProjectEditDialog>
  );
}

type Props = {
  step: string;
  /** The transition to change; omitted for a new one. */
  way?: Way;
  onClose: () => void;
  /** Called with the transition as it is now. */
  onDone?: (way: Way) => void;
};

/** Asks for a transition's target and condition. The default has no condition. */
function BranchDialog({ step, way, onClose, onDone }: Props) {
  const { texts } = useProject();
  const { flowId } = useSelection();
  const [goals] = useState(() => goalsAfter(texts, flowId, step));
  const isDefault = way !== undefined && way.when === undefined;
  const [to, setTo] = useState(way?.to ?? '');
  const [when, setWhen] = useState<NamedCondition>({ name: way?.when ?? '' });
  return (
    <ProjectEditDialog
      title={way === undefined ? `Add a branch to "${step}"` : `Change where "${step}" leads`}
      action={way === undefined ? 'Add' : 'Change'}
      onClose={onClose}
      onDone={() => onDone?.({ to, ...(!isDefault && { when: when.name }) })}
      edit={(all) =>
        edited(all, () => {
          const place = { step, of: pathOf(all, flowId) };
          const branch = { to, ...(!isDefault && { when }) };
          return way === undefined
            ? addBranch(all, place, branch)
            : changeBranch(all, { ...place, way }, branch);
        })
      }
    >
      <Select
        isRequired
        label="Leads to"
        value={to}
        none="Choose a step or an end page"
        options={goals}
        onChange={setTo}
      />
      {isDefault ? (
        <p>This is the default: visitors follow it if no branch applies.</p>
      ) : (
        <NamedConditionFields after={step} condition={when} onChange={setWhen} />
      )}
    </ProjectEditDialog>
  );
}

function goalsAfter(texts: Texts, flowId: string, step: string) {
  const flow = outline(texts).find((one) => one.flowId === flowId);
  const goals = goalsOf(texts, { step, of: flow?.path });
  const options = (group: string, places: readonly { id: string; label: string }[]) =>
    places.filter(({ id }) => goals.includes(id)).map((place) => ({ ...placed(place), group }));
  return [...options('Steps', flow?.steps ?? []), ...options('End pages', flow?.pages ?? [])];
}
