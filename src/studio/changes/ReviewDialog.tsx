import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';

type Props = {
  onClose: () => void;
  /** Gives a sentence when it was refused. */
  make: (branch: string, title: string) => Promise<string | undefined>;
};

/** Asks what the commit is to say, and makes the branch. */
export function ReviewDialog({ onClose, make }: Props) {
  const [title, setTitle] = useState('');
  const [branch, setBranch] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const name = branch ?? branchOf(title);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setProblem(await make(name, title).catch(() => "The studio's server does not answer."));
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="review-title">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="review-title">Ready for review</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <p>
            This makes a branch with one commit of flows/ and schemas/, and the report as its
            message.
          </p>
          <TextField
            autoFocus
            required
            label="What the change does"
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            slotProps={{ htmlInput: { maxLength: 72 } }}
          />
          <TextField
            required
            label="Branch"
            value={name}
            onChange={({ target }) => setBranch(target.value)}
          />
          {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Make the branch
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const branchOf = (title: string): string =>
  `studio/${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)}`;
