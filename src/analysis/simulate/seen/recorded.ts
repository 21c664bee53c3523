import { isObject, type Json } from '../../../logic/json.ts';
import type { ProjectTexts } from '../../project/texts.ts';
import type { Scenario } from '../play.ts';
import { readSeen } from './differences.ts';
import type { Seen } from './seen.ts';
import { SITE_SEEN } from './site-seen.ts';

/** What is recorded of a questionnaire. */
export type Recorded = { scenarios: readonly Scenario[]; seen: Seen | undefined };

/** The journeys of the flow at this path, and what their visitors saw when that was accepted. */
export function recordedOf(texts: ProjectTexts, flowPath: string): Recorded {
  const scenarios = jsonAt(texts, flowPath.replace(/\.json$/, '.scenarios.json'));
  return {
    // The linter holds the file against its meta-schema (F3).
    scenarios: isObject(scenarios) ? (scenarios['scenarios'] as unknown as Scenario[]) : [],
    seen: readSeen(jsonAt(texts, flowPath.replace(/\.json$/, '.seen.json'))),
  };
}

/** What was accepted of the words of the site. */
export function recordedSite(texts: ProjectTexts): Seen | undefined {
  return readSeen(jsonAt(texts, SITE_SEEN));
}

function jsonAt(texts: ProjectTexts, path: string): Json {
  const json: Json = JSON.parse(texts.get(path) ?? 'null');
  return json;
}
