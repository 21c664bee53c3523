import type { Option } from '../condition/Select.tsx';

/** An option whose label is the name itself. */
export const named = (value: string): Option => ({ value, label: value });
