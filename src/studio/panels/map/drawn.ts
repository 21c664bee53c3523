import ELK, { type ELK as Elk } from 'elkjs/lib/elk-api.js';
import ElkWorker from 'elkjs/lib/elk-worker.min.js?worker';
import { once } from '../../../engine/core.ts';
import type { Analysis } from '../../session/analysis/client.ts';
import type { Texts } from '../../edits/project/texts.ts';
import type { FlowMap } from '../../session/map/flow-map.ts';
import { layOut, type MapLayout } from './layout.ts';

export type Drawn = { map: FlowMap; layout: MapLayout };

/** Runs in its own worker, whose code takes a while to load. */
const elk = once((): Elk => new ELK({ workerFactory: () => new ElkWorker() }));
/** The last layout of each questionnaire's map, with the map it was computed for. */
const laidOut = new Map<string, { about: string; drawn: Drawn }>();

export const lastDrawn = (flowPath: string): Drawn | undefined => laidOut.get(flowPath)?.drawn;

/** The layout of a map, recomputed in a worker if the map has changed. */
export async function drawMap(map: FlowMap): Promise<Drawn> {
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
