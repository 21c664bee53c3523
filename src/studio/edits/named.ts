import type { Option } from '../condition/Select.tsx';

/** A name as a choice that reads like it. */
export const named = (value: string): Option => ({ value, label: value });
