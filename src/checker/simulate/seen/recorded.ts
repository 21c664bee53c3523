import { type Json, isObject, optionsOf } from '../../../engine/core.ts';
import type { ProjectTexts } from '../../project/source-file.ts';
import type { Scenario } from '../play.ts';
import { readSeen } from './differences.ts';
import type { Seen } from './seen.ts';
import type { Model } from '../../model/model.ts';
import { fingerprint, leaves } from './words.ts';

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

/** The recording of site texts that belong to no questionnaire. */
export const SITE_SEEN = 'flows/site.seen.json';

/**
 * What every visitor of the site reads regardless of the answers: content files, and catalogs that
 * no question offers. Other catalogs are recorded with their question, in the file of its flow.
 */
export function siteSeen(models: readonly Model[]): Seen {
  const offered = new Set(
    models.flatMap(({ steps }) =>
      steps.flatMap(({ fields }) => fields.map((field) => optionsOf(field)['catalog'])),
    ),
  );
  const pages = (models[0]?.files ?? []).flatMap(({ path, json }): [string, string[]][] => {
    const [, folder, name = ''] = /^schemas\/(catalog|content)\/(.+)\.json$/.exec(path) ?? [];
    const isOfSite = folder === 'content' ? !name.startsWith('meta/') : !offered.has(name);
    return folder === undefined || !isOfSite || json === undefined ? [] : [[name, leaves(json)]];
  });
  return {
    steps: {},
    visitors: {},
    changes: [],
    pages: { ...Object.fromEntries(pages), migrations: migrationsOf(models) },
    probes: [],
  };
}

/** Databases have already run these, so later changes to one would never reach them. */
const migrationsOf = ([model]: readonly Model[]): string[] =>
  (model?.sqlFiles ?? []).map(({ path, text }) => `${path} is ${fingerprint(text)}`);
