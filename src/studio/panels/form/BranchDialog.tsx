import { useState } from 'react';
import { addBranch, changeBranch, goalsOf, type Way } from '../../../checker/edits/branches.ts';
import type { NamedCondition } from '../../../checker/edits/named-condition.ts';
import { Select } from '../controls/Select.tsx';
import { placed } from '../controls/named.ts';
import { edited, pathOf } from '../../edits/flow/project-edits.ts';
import { ProjectEditDialog } from '../controls/ProjectEditDialog.tsx';
import { outline } from '../../edits/project/outline.ts';
import type { Texts } from '../../edits/project/texts.ts';
import { useProject } from '../../session/use-project.ts';
import { useSelection } from '../../session/use-selection.ts';
import { NamedConditionFields } from '../controls/NamedConditionFields.tsx';

type Props = {
  step: string;
  /** The transition to change; omitted for a new one. */
  way?: Way;
  onClose: () => void;
  /** Called with the transition as it is now. */
  onDone?: (way: Way) => void;
};

/** Asks for a transition's target and condition. The default has no condition. */
export function BranchDialog({ step, way, onClose, onDone }: Props) {
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
