import { isObject, type Json } from '../../../engine/core.ts';
import type { ProjectTexts } from '../../project/texts.ts';
import type { Scenario } from '../play.ts';
import { readSeen } from './differences.ts';
import type { Seen } from './seen.ts';
import { SITE_SEEN } from './site-seen.ts';

/** The recordings of a questionnaire. */
export type Recorded = { scenarios: readonly Scenario[]; seen: Seen | undefined };

/** The recorded journeys of the flow at this path, and the accepted recording of what visitors see. */
export function recordedOf(texts: ProjectTexts, flowPath: string): Recorded {
  const scenarios = jsonAt(texts, flowPath.replace(/\.json$/, '.scenarios.json'));
  return {
    // The linter checks the file against its meta-schema (F3).
    scenarios: isObject(scenarios) ? (scenarios['scenarios'] as unknown as Scenario[]) : [],
    seen: readSeen(jsonAt(texts, flowPath.replace(/\.json$/, '.seen.json'))),
  };
}

/** The accepted recording of the site's texts. */
export function recordedSite(texts: ProjectTexts): Seen | undefined {
  return readSeen(jsonAt(texts, SITE_SEEN));
}

function jsonAt(texts: ProjectTexts, path: string): Json {
  const json: Json = JSON.parse(texts.get(path) ?? 'null');
  return json;
}
