import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { newQuestion } from '../../edits/step/add-field.ts';
import { checkedSite } from '../../../checker/model/site.ts';
import { needsVerdict } from '../../edits/step/coverage.ts';
import { pathOf } from '../../edits/flow/project-edits.ts';
import { useProject, useSelection } from '../../session/studio-context.tsx';

type Props = { kind: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** Asks about the coverage of a new question, where something must be said about it. */
export function CoverageSwitch({ kind, isOn, onChange }: Props) {
  const { texts } = useProject();
  const { flowId } = useSelection();
  const { schema } = newQuestion(kind, '');
  const ask = checkedSite().verdicts?.ask;
  if (ask === undefined || !needsVerdict(texts, pathOf(texts, flowId) ?? '', schema)) return null;
  return (
    <div>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(_event, next) => onChange(next)} />}
        label={ask.label}
      />
      <FormHelperText>{ask.otherwise}</FormHelperText>
    </div>
  );
}
