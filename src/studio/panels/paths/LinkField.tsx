import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useProject } from '../../session/use-project.ts';
import { useSelection } from '../../session/use-selection.ts';
import { useStudio } from '../../session/studio-context.tsx';
import { visitorOfLink } from '../../session/paths/replay-link.ts';

/** Accepts a link printed by `npm run validate`, and continues as its visitor. */
export function LinkField() {
  const { session } = useStudio();
  const { texts } = useProject();
  const { select } = useSelection();
  const [link, setLink] = useState('');
  const [isWrong, setWrong] = useState(false);
  const open = async (text: string) => {
    setLink(text);
    if (text.trim() === '') return setWrong(false);
    const visitor = await visitorOfLink(texts, text);
    setWrong(visitor === undefined);
    if (visitor === undefined) return undefined;
    const { flowId, step, answers } = visitor;
    session.set(flowId, { session: { answers, actions: {} }, notices: [] });
    select({ flowId, step });
    return setLink('');
  };
  return (
    <TextField
      size="small"
      label="Replay link of a finding"
      value={link}
      error={isWrong}
      helperText={isWrong && 'This is not a replay link to a step of this project.'}
      onChange={({ target }) => void open(target.value)}
    />
  );
}
