import Link from '@mui/material/Link';
import type { Finding } from '../../../checker/lint/finding.ts';
import { useOpenTab } from '../../session/open-tab.ts';
import { outline } from '../../edits/project/outline.ts';
import { useProject } from '../../session/use-project.ts';
import { useSelection } from '../../session/use-selection.ts';
import { useStudio } from '../../session/studio-context.tsx';
import { sessionOfWitness, witnessesOf } from '../../session/paths/witness.ts';

/** Opens the path of the visitor who encounters a finding; renders nothing if there is none. */
export function WitnessLink({ finding }: { finding: Finding }) {
  const { session } = useStudio();
  const { texts } = useProject();
  const { flowId, select } = useSelection();
  const openTab = useOpenTab();
  const flows = outline(texts).toSorted(
    (a, b) => Number(b.flowId === flowId) - Number(a.flowId === flowId),
  );
  const flow = flows.find((one) => witnessesOf([finding], one).length > 0);
  const { witness } = finding;
  if (flow === undefined || witness === undefined) return null;
  const open = () => {
    session.set(flow.flowId, { session: sessionOfWitness(witness), notices: [] });
    select({ flowId: flow.flowId, step: witness.step });
    openTab('paths');
  };
  return (
    <Link component="button" onClick={open}>
      Show its visitor’s path
    </Link>
  );
}
