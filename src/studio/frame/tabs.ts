import type { ComponentType } from 'react';
import { ChangesView } from '../changes/ChangesView.tsx';
import { StepView } from '../step/StepView.tsx';

/** What can be seen in the middle, in the order of the tabs. */
export const TABS: readonly { id: string; label: string; View: ComponentType }[] = [
  { id: 'step', label: 'Step', View: StepView },
  { id: 'changes', label: 'Changes', View: ChangesView },
];
