import Button from '@mui/material/Button';
import { Panel, useReactFlow } from '@xyflow/react';
import styles from './map.module.css';

/** Buttons that zoom the map, show all of it, or go to the selected place. */
export function ZoomPanel({ onSelected }: { onSelected: () => void }) {
  const { fitView, zoomIn, zoomOut } = useReactFlow();
  return (
    <Panel position="top-right" className={styles['zoom']}>
      <Button size="small" variant="outlined" aria-label="Zoom in" onClick={() => void zoomIn()}>
        +
      </Button>
      <Button size="small" variant="outlined" aria-label="Zoom out" onClick={() => void zoomOut()}>
        −
      </Button>
      <Button size="small" variant="outlined" onClick={() => void fitView({ padding: 0.05 })}>
        Whole map
      </Button>
      <Button size="small" variant="outlined" onClick={onSelected}>
        Selected place
      </Button>
    </Panel>
  );
}
