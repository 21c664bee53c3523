import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useProject, useSelection, useStudio } from '../../session/studio-context.tsx';
import styles from './preview.module.css';
import type { Answers } from '../../../engine/core.ts';
import { outline } from '../../edits/project/outline.ts';
import {
  type FrameMessage,
  type Show,
  type StartOver,
  type TakeOver,
  isShown,
} from './messages.ts';

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

type Frame = {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Why an older version is shown; undefined if it is the newest one. */
  kept: string | undefined;
  startOver: () => void;
  /** Replaces the visitor's answers and goes to the selected step. */
  takeOver: (answers: Answers) => void;
};

/** Pause after the last keystroke before an edit is sent, in milliseconds. */
const PAUSE = 80;

/** Sends edits to the frame, and navigates it to the selected step. */
function useFrame(): Frame {
  const { texts } = useProject();
  const { flowId, step } = useSelection();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [kept, setKept] = useState<string>();
  const send = (message: Show | StartOver | TakeOver) =>
    // The page in the frame has an opaque origin, which cannot be named as the target.
    frame.current?.contentWindow?.postMessage(message, '*');

  const hear = useEffectEvent(({ data, source }: MessageEvent<FrameMessage>) => {
    if (source === null || source !== frame.current?.contentWindow) return;
    if (data.kind === 'ready') setReady(true);
    else if (data.kind !== 'save') setKept(data.kind === 'kept' ? data.why : undefined);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<FrameMessage>) => hear(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);

  const show = useEffectEvent((place?: string) => {
    const flowPath = outline(texts).find((flow) => flow.flowId === flowId)?.path;
    if (!isReady || flowPath === undefined) return;
    const shown = new Map([...texts].filter(([path]) => isShown(path)));
    send({ kind: 'show', flowPath, texts: shown, ...(place !== undefined && { place }) });
  });
  useEffect(() => {
    const timer = setTimeout(() => show(), PAUSE);
    return () => clearTimeout(timer);
  }, [texts]);
  useEffect(() => show(step), [isReady, flowId, step]);

  return {
    frame,
    kept,
    startOver: () => send({ kind: 'startOver' }),
    takeOver: (answers) =>
      send({ kind: 'takeOver', answers, ...(step !== undefined && { place: step }) }),
  };
}

/** A box to fit content of a given width into, and the scale to apply; never above 1. */
function useScale(width: number): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useLayoutEffect(() => {
    if (box.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, room === 0 ? 1 : Math.min(1, room / width)];
}
