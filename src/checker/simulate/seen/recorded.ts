import { type Json, isObject, keywordsOf, optionsOf } from '../../../engine/core.ts';
import type { ProjectTexts } from '../../project/source-file.ts';
import type { Scenario } from '../play.ts';
import type { Seen } from './seen.ts';
import type { Model } from '../../model/model.ts';
import { fingerprint, leaves } from './words.ts';
import { type Probe, probeInWords } from './probes.ts';

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
 * no question offers. Other catalogs are recorded with their question, in the file of its flow; here
 * are only the words that find their entries, once for all questions.
 */
export function siteSeen(models: readonly Model[]): Seen {
  const offered = new Set(
    models.flatMap(({ steps }) =>
      steps.flatMap(({ fields }) => fields.map((field) => optionsOf(field)['catalog'])),
    ),
  );
  const pages = (models[0]?.files ?? []).flatMap(({ path, json }): [string, string[]][] => {
    const [, folder, name = ''] = /^schemas\/(catalog|content)\/(.+)\.json$/.exec(path) ?? [];
    if (folder === undefined || json === undefined || name.startsWith('meta/')) return [];
    return [[name, leaves(folder === 'catalog' && offered.has(name) ? searched(json) : json)]];
  });
  return {
    steps: {},
    visitors: {},
    changes: [],
    pages: { ...Object.fromEntries(pages), migrations: migrationsOf(models) },
    probes: [],
  };
}

/** The words that find each entry of a catalog; none for a catalog without any. */
function searched(catalog: Json): Json {
  const entries = isObject(catalog) && Array.isArray(catalog['entries']) ? catalog['entries'] : [];
  const words = keywordsOf({ entries: entries.filter(isObject) });
  return Object.fromEntries(
    Object.entries(words ?? {}).map(([entry, found]) => [entry, [...found]]),
  );
}

/** Databases have already run these, so later changes to one would never reach them. */
const migrationsOf = ([model]: readonly Model[]): string[] =>
  (model?.sqlFiles ?? []).map(({ path, text }) => `${path} is ${fingerprint(text)}`);

/** Maximum number of lines to print; the rest is only counted. */
const MOST = 60;

type Sections = Readonly<Record<string, readonly string[]>>;

/** What visitors no longer see and what they see now, in words. Empty if nothing changed. */
export function seenDifferences(recorded: Seen, now: Seen): string[] {
  const groups: [string, Sections, Sections][] = [
    ['step', recorded.steps, now.steps],
    ['visitor', recorded.visitors, now.visitors],
    ['a change of mind', { '': recorded.changes }, { '': now.changes }],
    ['page', recorded.pages, now.pages],
    ['an answer', { '': probeLines(recorded) }, { '': probeLines(now) }],
  ];
  const all = groups.flatMap(([kind, before, after]) =>
    [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
      const place = name === '' ? kind : `${kind} ${name}`;
      return linesBetween(before[name] ?? [], after[name] ?? []).map((line) => `${place}, ${line}`);
    }),
  );
  const rest = all.length - MOST;
  return rest > 0 ? [...all.slice(0, MOST), `and ${rest} lines more`] : all;
}

const probeLines = ({ probes }: Seen): string[] => probes.map(probeInWords);

function linesBetween(before: readonly string[], after: readonly string[]): string[] {
  const [old, now] = [new Set(before), new Set(after)];
  const gone = before.filter((line) => !now.has(line)).map((line) => `was: ${line}`);
  const fresh = after.filter((line) => !old.has(line)).map((line) => `is:  ${line}`);
  if (gone.length + fresh.length > 0) return [...gone, ...fresh];
  const moved = after.find((line, index) => line !== before[index]);
  if (moved !== undefined) return [`in another order from here on: ${moved}`];
  return before.slice(after.length).map((line) => `was once more: ${line}`);
}

/** Reads a recording; undefined if it does not have the expected shape. */
export function readSeen(json: Json | undefined): Seen | undefined {
  if (!isObject(json)) return undefined;
  const { steps, visitors, changes, pages, probes } = json;
  if (!isSections(steps) || !isSections(visitors) || !isLines(changes)) return undefined;
  if (!isSections(pages) || !isProbes(probes)) return undefined;
  return { steps, visitors, changes, pages, probes };
}

function isProbes(json: Json | undefined): json is Probe[] {
  return (
    Array.isArray(json) &&
    json.every(
      (probe) =>
        isObject(probe) &&
        isObject(probe['with']) &&
        typeof probe['of'] === 'string' &&
        typeof probe['gives'] === 'string',
    )
  );
}

function isSections(json: Json | undefined): json is Record<string, string[]> {
  return isObject(json) && Object.values(json).every(isLines);
}

function isLines(json: Json | undefined): json is string[] {
  return Array.isArray(json) && json.every((line) => typeof line === 'string');
}
