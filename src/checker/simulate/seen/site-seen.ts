import { optionsOf } from '../../../engine/core.ts';
import type { Model } from '../../model/model.ts';
import type { Seen } from './seen.ts';
import { fingerprint, leaves } from './words.ts';

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
