import Button, { type ButtonProps } from '@mui/material/Button';
import { useState, type ReactNode } from 'react';

type Props = Pick<ButtonProps, 'size' | 'variant' | 'fullWidth' | 'aria-label'> & {
  label: string;
  /** The dialog, given what closes it. */
  children: (onClose: () => void) => ReactNode;
};

/** A button that opens a dialog; each time it is a new one. */
export function DialogButton({ label, children, ...look }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
