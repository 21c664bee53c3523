import { useState } from 'react';
import { addBranch, changeBranch, type NamedCondition } from '../../analysis/edits/branches.ts';
import { Select } from '../condition/Select.tsx';
import { edited, pathOf } from '../edits/project-edits.ts';
import { ProjectEditDialog } from '../edits/ProjectEditDialog.tsx';
import { outline } from '../project/outline.ts';
import { useProject } from '../project/use-project.ts';
import { useSelection } from '../selection/use-selection.ts';
import { NamedConditionFields } from './NamedConditionFields.tsx';
import type { Way } from './ways-of.ts';

type Props = {
  step: string;
  /** The transition to change; omitted for a new one. */
  way?: Way;
  onClose: () => void;
};

/** Asks for a transition's target and condition. The default transition has no condition. */
export function BranchDialog({ step, way, onClose }: Props) {
  const { texts } = useProject();
  const { flowId } = useSelection();
  const goals = goalsAfter(texts, flowId, step);
  const isDefault = way !== undefined && way.when === undefined;
  const [to, setTo] = useState(way?.to ?? goals.at(-1)?.value ?? '');
  const [when, setWhen] = useState<NamedCondition>({ name: way?.when ?? '' });
  return (
    <ProjectEditDialog
      title={way === undefined ? `Add a branch to "${step}"` : `Change where "${step}" leads`}
      action={way === undefined ? 'Add' : 'Change'}
      onClose={onClose}
      edit={(all) =>
        edited(all, () => {
          const place = { step, of: pathOf(all, flowId) };
          const branch = { to, ...(!isDefault && { when }) };
          return way === undefined
            ? addBranch(all, place, branch)
            : changeBranch(all, { ...place, way: way.index }, branch);
        })
      }
    >
      <Select label="Leads to" value={to} options={goals} onChange={setTo} />
      {isDefault ? (
        <p>This is the default: visitors follow it if no branch applies.</p>
      ) : (
        <NamedConditionFields after={step} condition={when} onChange={setWhen} />
      )}
    </ProjectEditDialog>
  );
}

function goalsAfter(texts: Parameters<typeof outline>[0], flowId: string, step: string) {
  const flow = outline(texts).find((one) => one.flowId === flowId);
  const steps = flow?.steps ?? [];
  const later = steps.slice(steps.findIndex(({ id }) => id === step) + 1);
  const options = (group: string, places: readonly { id: string; label: string }[]) =>
    places.map(({ id, label }) => ({ value: id, label: `${label} (${id})`, group }));
  return [...options('Steps', later), ...options('End pages', flow?.pages ?? [])];
}
