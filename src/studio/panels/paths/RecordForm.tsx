import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useProject, useStudio } from '../../session/studio-context.tsx';
import type { Session } from '../../session/paths/session.ts';
import styles from './paths.module.css';

const BUSY: readonly string[] = ['Recording …'];

/** Records the visitor as a journey by editing the files that `npm run simulate` reads. */
export function RecordForm({ flowPath, session }: { flowPath: string; session: Session }) {
  const { quick, project } = useStudio();
  const { texts } = useProject();
  const [id, setId] = useState('');
  const [about, setAbout] = useState('');
  const [messages, setMessages] = useState<readonly string[]>([]);
  const isBusy = messages === BUSY;

  const record = async () => {
    if (isBusy) return;
    setMessages(BUSY);
    const outcome = await quick.ask('record', texts, { flowPath, id, about, session });
    if (outcome.kind === 'superseded') return setMessages([]);
    if (outcome.kind === 'failed') return setMessages([outcome.why]);
    if (!outcome.answer.ok) return setMessages(outcome.answer.problems);
    if (project.getState().texts !== texts) {
      return setMessages(['The files changed in the meantime. Record again.']);
    }
    project.editAll(new Map(outcome.answer.value));
    setMessages([`Recorded as “${id}”. After you save, npm run simulate replays it.`]);
    setId('');
    setAbout('');
  };

  return (
    <form
      className={styles['record']}
      onSubmit={(event) => {
        event.preventDefault();
        void record();
      }}
    >
      <h2>Record as a journey</h2>
      <p>Missing answers are filled in with the simplest ones that their steps accept.</p>
      <TextField
        fullWidth
        size="small"
        margin="dense"
        label="Name"
        placeholder="cafe-without-subcontractors"
        value={id}
        onChange={({ target }) => setId(target.value)}
      />
      <TextField
        fullWidth
        size="small"
        margin="dense"
        label="Who the visitor is, and what the journey shows"
        value={about}
        onChange={({ target }) => setAbout(target.value)}
      />
      <Button type="submit" size="small" variant="contained" aria-disabled={isBusy}>
        Record
      </Button>
      <div role="status">
        {messages.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </form>
  );
}
