import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Answers } from '../../../engine/core.ts';
import { outline } from '../../edits/project/outline.ts';
import { useProject } from '../../session/use-project.ts';
import { useSelection } from '../../session/use-selection.ts';
import {
  isShown,
  type Show,
  type StartOver,
  type TakeOver,
  type FrameMessage,
} from './messages.ts';

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
export function useFrame(): Frame {
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
    else setKept(data.kind === 'kept' ? data.why : undefined);
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
