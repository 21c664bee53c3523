import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { EditDialog } from '../controls/EditDialog.tsx';

type Props = {
  onClose: () => void;
  /** Resolves to an error message if the review was refused. */
  make: (branch: string, title: string) => Promise<string | undefined>;
};

/** Asks for the commit title and branch name, and creates the branch. */
export function ReviewDialog({ onClose, make }: Props) {
  const [title, setTitle] = useState('');
  const [branch, setBranch] = useState<string>();
  const name = branch ?? branchOf(title);
  const act = async () => {
    const problem = await make(name, title);
    return problem === undefined ? [] : [problem];
  };
  return (
    <EditDialog title="Ready for review" action="Create the branch" onClose={onClose} act={act}>
      <p>
        This creates a branch with one commit of flows/ and schemas/; the report is its message.
      </p>
      <TextField
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
    </EditDialog>
  );
}

const branchOf = (title: string): string =>
  `studio/${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)}`;
