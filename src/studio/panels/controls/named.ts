import type { Option } from './Select.tsx';

/** An option whose label is the name itself. */
export const named = (value: string): Option => ({ value, label: value });

/** An option for a step or page: its label, as in the tree, and its id, as in the files. */
export const placed = ({ id, label }: { id: string; label: string }): Option => ({
  value: id,
  label: label === id ? id : `${label} (${id})`,
});
