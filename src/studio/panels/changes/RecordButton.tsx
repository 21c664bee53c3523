import Button from '@mui/material/Button';
import { useState } from 'react';
import { useProject } from '../../session/use-project.ts';
import { useStudio } from '../../session/studio-context.tsx';

const BUSY = 'Recording …';

/** Accepts what visitors now see: records their journeys and the site's texts as they are. */
export function RecordButton({ flowIds }: { flowIds: readonly string[] }) {
  const { analysis, project } = useStudio();
  const { texts } = useProject();
  const [message, setMessage] = useState('');
  const record = async () => {
    if (message === BUSY) return;
    setMessage(BUSY);
    const outcome = await analysis.ask('recording', texts, { flowIds });
    if (outcome.kind === 'answered') project.editAll(new Map(outcome.answer));
    setMessage(outcome.kind === 'failed' ? outcome.why : '');
  };
  return (
    <div>
      <Button variant="outlined" aria-disabled={message === BUSY} onClick={() => void record()}>
        This change is intended: record it
      </Button>
      <span role="status">{message}</span>
    </div>
  );
}
