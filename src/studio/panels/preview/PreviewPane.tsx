import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState, useSyncExternalStore } from 'react';
import { useSelection } from '../../session/use-selection.ts';
import { useStudio } from '../../session/studio-context.tsx';
import styles from './preview.module.css';
import { useFrame } from './use-frame.ts';
import { useScale } from './use-scale.ts';

/** Widths of a phone, a tablet and a desktop in CSS pixels. */
const WIDTHS = [
  { width: 390, label: 'Phone' },
  { width: 768, label: 'Tablet' },
  { width: 1280, label: 'Desktop' },
];

/** Shows what a visitor sees, for the texts as they are edited. */
export function PreviewPane() {
  const [width, setWidth] = useState(390);
  const { frame, kept, startOver, takeOver } = useFrame();
  const [box, scale] = useScale(width);
  const { file = '', flowId } = useSelection();
  const { session } = useStudio();
  const { answers } = useSyncExternalStore(session.subscribe, () => session.of(flowId).session);
  return (
    <section className={styles['pane']} aria-label="Preview">
      <div className={styles['tools']}>
        <ToggleButtonGroup
          exclusive
          value={width}
          onChange={(_event, chosen: number | null) => setWidth(chosen ?? width)}
          aria-label="Width of the preview"
        >
          {WIDTHS.map((one) => (
            <ToggleButton key={one.width} value={one.width} title={`${one.width} pixels`}>
              {one.label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button onClick={startOver}>Start over</Button>
        {Object.keys(answers).length > 0 && (
          <Button onClick={() => takeOver(answers)}>Use answers from Paths</Button>
        )}
      </div>
      <div role="status">
        {kept !== undefined && (
          <Alert severity="warning">This is the last version that could be shown. {kept}</Alert>
        )}
        {file.startsWith('schemas/content/') && (
          <Alert severity="info">
            Changes to page texts appear here after the studio is restarted.
          </Alert>
        )}
      </div>
      <div ref={box} className={styles['box']}>
        <iframe
          ref={frame}
          src="/preview.html"
          // Sandboxed without the studio's origin: browsers then run it in its own process, so typing
          // does not wait for its rendering, and the previewed content cannot reach the studio's
          // server.
          sandbox="allow-scripts allow-forms allow-popups allow-downloads"
          title="Preview of the questionnaire"
          style={{ inlineSize: width, blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}
