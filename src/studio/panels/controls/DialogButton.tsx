import Button, { type ButtonProps } from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { KeptDialog } from './open-dialogs.tsx';

type Props = Pick<ButtonProps, 'size' | 'variant' | 'fullWidth' | 'aria-label'> & {
  label: string;
  /** Renders the dialog, given its close callback. */
  children: (onClose: () => void) => ReactNode;
};

/** A button that opens a dialog, mounted anew each time. */
export function DialogButton({ label, children, ...look }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <KeptDialog onClose={() => setOpen(false)}>{children}</KeptDialog>}
    </>
  );
}
