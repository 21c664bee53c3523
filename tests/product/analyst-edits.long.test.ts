import { others, proveEdits } from './proven-edit.ts';

proveEdits(others);
