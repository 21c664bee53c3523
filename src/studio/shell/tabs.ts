import type { ComponentType } from 'react';
import { ChangesView } from '../panels/changes/ChangesView.tsx';
import { MapView } from '../panels/map/MapView.tsx';
import { PathsView } from '../panels/paths/PathsView.tsx';
import { StepView } from './StepView.tsx';

/** The views of the main area, in tab order. */
export const TABS: readonly { id: string; label: string; View: ComponentType }[] = [
  { id: 'map', label: 'Map', View: MapView },
  { id: 'step', label: 'Step', View: StepView },
  { id: 'paths', label: 'Paths', View: PathsView },
  { id: 'changes', label: 'Changes', View: ChangesView },
];
