import { useEffect, useMemo, useState } from 'react';
import { useAnalysis, useFindings } from '../../session/use-analysis.tsx';
import type { FlowMap } from '../../session/map/flow-map.ts';
import { type Marks, marksOf } from '../../session/map/marks.ts';
import { NOBODY, type Traffic, together } from '../../session/map/traffic.ts';
import type { Texts } from '../../edits/project/texts.ts';
import { useProject, useStudio } from '../../session/studio-context.tsx';
import ELK from 'elkjs/lib/elk-api.js';
import type { ELK as Elk } from 'elkjs/lib/elk-api.js';
import ElkWorker from 'elkjs/lib/elk-worker.min.js?worker';
import { once } from '../../../engine/core.ts';
import type { Analysis } from '../../session/analysis/client.ts';
import { type MapLayout, layOut } from './layout.ts';

/** The current map of a questionnaire, or the last one that could be drawn. */
export type ShownMap = {
  drawn: Drawn | undefined;
  marks: Marks;
  traffic: Traffic;
  /** False while the flow file cannot be read; an earlier version is drawn then. */
  isReadable: boolean;
  /** The state of the reachability proof; `impossible` while the questionnaire cannot run. */
  proof: 'running' | 'impossible' | 'done';
};

/** @param visitors number of random visitors to count */
export function useMap(flowPath: string, visitors: number): ShownMap {
  const asked = { flowPath };
  const { answer: map } = useAnalysis('map', asked, true, 'quick');
  const { answer: reach, isFresh } = useAnalysis('reach', asked);
  const { answer: findings } = useFindings();
  const traffic = useTraffic(flowPath, visitors);
  const drawn = useDrawn(flowPath, map?.flowPath === flowPath ? map : undefined);
  const shown = drawn?.map.flowPath === flowPath ? drawn : undefined;
  const marks = useMemo<Marks>(
    () =>
      shown === undefined
        ? new Map()
        : marksOf(shown.map, isFresh ? (reach ?? null) : null, findings ?? []),
    [shown, reach, isFresh, findings],
  );
  const proof = !isFresh ? 'running' : reach === null ? 'impossible' : 'done';
  return { drawn: shown, marks, traffic, isReadable: map !== null, proof };
}

/** The layout, recomputed in a worker if the map has changed; the previous one until then. */
function useDrawn(flowPath: string, map: FlowMap | undefined): Drawn | undefined {
  const about = useMemo(() => (map === undefined ? '' : JSON.stringify(map)), [map]);
  const [drawn, setDrawn] = useState(lastDrawn(flowPath));
  useEffect(() => {
    if (about === '') return;
    let isWanted = true;
    void drawMap(JSON.parse(about) as FlowMap).then((next) => {
      if (isWanted) setDrawn(next);
    });
    return () => {
      isWanted = false;
    };
  }, [about]);
  return drawn;
}

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
function useTraffic(flowPath: string, visitors: number): Traffic {
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

export type Drawn = { map: FlowMap; layout: MapLayout };

/** Runs in its own worker, whose code takes a while to load. */
const elk = once((): Elk => new ELK({ workerFactory: () => new ElkWorker() }));
/** The last layout of each questionnaire's map, with the map it was computed for. */
const laidOut = new Map<string, { about: string; drawn: Drawn }>();

const lastDrawn = (flowPath: string): Drawn | undefined => laidOut.get(flowPath)?.drawn;

/** The layout of a map, recomputed in a worker if the map has changed. */
async function drawMap(map: FlowMap): Promise<Drawn> {
  const about = JSON.stringify(map);
  const last = laidOut.get(map.flowPath);
  if (last?.about === about) return last.drawn;
  const drawn = { map, layout: await layOut(map, elk()) };
  laidOut.set(map.flowPath, { about, drawn });
  return drawn;
}

/** Draws a map ahead of time, since the first answers of both workers take seconds. */
export async function prepareMap(quick: Analysis, texts: Texts, flowPath: string): Promise<void> {
  elk();
  const outcome = await quick.ask('map', texts, { flowPath });
  if (outcome.kind === 'answered' && outcome.answer !== null) await drawMap(outcome.answer);
}
