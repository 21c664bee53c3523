import { useEffect, useMemo, useState } from 'react';
import { useAnalysis } from '../../session/use-analysis.ts';
import { useFindings } from '../../session/FindingsProvider.tsx';
import { drawMap, lastDrawn, type Drawn } from './drawn.ts';
import type { FlowMap } from '../../session/map/flow-map.ts';
import { marksOf, type Marks } from '../../session/map/marks.ts';
import type { Traffic } from '../../session/map/traffic.ts';
import { useTraffic } from './use-traffic.ts';

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
