import { useEffect, useState } from 'react';
import type { Texts } from '../../edits/project/texts.ts';
import { useProject } from '../../session/use-project.ts';
import { useStudio } from '../../session/studio-context.tsx';
import { NOBODY, together, type Traffic } from '../../session/map/traffic.ts';

/** Visitors per request; between requests, the worker can answer other questions. */
const SLICE = 10;
/**
 * Rendering the counts takes longer than computing them, so they are updated once per this many
 * visitors.
 */
const SHOWN = 50;
/** Pause after the last edit before visitors are sent, in milliseconds. */
const PAUSE = 1000;

/** Counts kept per texts, so that switching views does not lose them. */
const counted = new WeakMap<Texts, Map<string, Traffic>>();

function known(texts: Texts, flowPath: string): Traffic {
  return counted.get(texts)?.get(flowPath) ?? NOBODY;
}

/** Counts random visitors in the worker, a few at a time, until there are `visitors` of them. */
export function useTraffic(flowPath: string, visitors: number): Traffic {
  const { analysis } = useStudio();
  const { texts } = useProject();
  const [traffic, setTraffic] = useState<{ texts: Texts; flowPath: string; now: Traffic }>();

  useEffect(() => {
    let isWanted = true;
    const send = async () => {
      for (;;) {
        const before = known(texts, flowPath);
        const count = Math.min(SLICE, visitors - before.visitors);
        if (!isWanted || count <= 0) return;
        const question = { flowPath, from: before.visitors + 1, count };
        const outcome = await analysis.ask('traffic', texts, question);
        if (outcome.kind !== 'answered' || outcome.answer.visitors === 0) return;
        const now = together(before, outcome.answer);
        counted.set(texts, new Map(counted.get(texts)).set(flowPath, now));
        const isShown = now.visitors % SHOWN === 0 || now.visitors >= visitors;
        if (isWanted && isShown) setTraffic({ texts, flowPath, now });
      }
    };
    const timer = setTimeout(() => void send(), PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [analysis, texts, flowPath, visitors]);

  return traffic?.texts === texts && traffic.flowPath === flowPath
    ? traffic.now
    : known(texts, flowPath);
}
