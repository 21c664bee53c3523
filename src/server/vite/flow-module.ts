import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import {
  type Flow,
  flowCatalogs,
  type Migration,
  type Page,
  type PageWords,
  prepareFlow,
} from '../../engine/core.ts';
import { catalogFile, madeOf, readCatalogs, readJson } from './project-files.ts';

const QUERY = '?flow';
const PAGES = '?pages';
const MIGRATOR = fileURLToPath(
  new URL('../../engine/draft/migrations/migrate.ts', import.meta.url),
);

/**
 * `import('flows/onboarding.json?flow')`: the flow file (rejected with all its problems if it does
 * not compile), the catalogs reduced to the keys that it looks up, the conditions of a step's
 * questions, what visitors agree to, the shape of every section and its older forms, the migration of older drafts
 * (undefined if nothing moved), and the module of each step on demand. It contains everything that
 * loads before the first question of a questionnaire; the texts of its final pages are in `?pages`.
 */
export function flowModule(): Plugin {
  const sources = madeOf();
  return {
    name: 'plumbline:flow-module',
    enforce: 'pre',
    hotUpdate: sources.hotUpdate,
    load(id) {
      if (id.endsWith(`.json${PAGES}`)) {
        const file = id.slice(0, -PAGES.length);
        sources.note(id, [file]);
        this.addWatchFile(file);
        return { code: pagesCode(flowIn(file)), moduleType: 'js' };
      }
      if (!id.endsWith(`.json${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      const { migrations, ...flow } = flowIn(file);
      const schemaDir = join(dirname(dirname(file)), 'schemas');
      const catalogDir = join(schemaDir, 'catalog');
      const stepFile = (step: string, name: string) => join(schemaDir, step, `${name}.json`);
      const names = flowCatalogs(flow);
      const made = [
        file,
        ...names.map((name) => catalogFile(catalogDir, name)),
        ...flow.steps.flatMap(({ id: step }) => [stepFile(step, 'schema'), stepFile(step, 'ui')]),
      ];
      sources.note(id, made);
      for (const part of made) this.addWatchFile(part);
      const stepOf = (step: string) => ({
        schema: readJson(stepFile(step, 'schema')),
        ui: readJson(stepFile(step, 'ui')),
      });
      const ready = prepareFlow(flow, stepOf, readCatalogs(catalogDir, names));
      const { older: _read, head: _shared, ...rest } = flow;
      const shipped = { ...rest, pages: flow.pages.map((page) => splitPage(page).place) };
      const code = [
        migrating(migrations),
        exportAll({ flow: shipped, ...ready }),
        `export const pages = () => import(${JSON.stringify(`${file}${PAGES}`)});`,
        stepLoaders(flow.steps.map((step) => stepFile(step.id, 'schema'))),
      ].join('\n');
      return { code, moduleType: 'js' };
    },
  };
}

/** A flow without migrations needs none of the code that migrates answers. */
function migrating(migrations: readonly Migration[] = []): string {
  if (migrations.length === 0) return 'export const migrate = undefined;';
  return [
    `import { migrator } from ${JSON.stringify(MIGRATOR)};`,
    `export const migrate = migrator(${JSON.stringify(migrations)});`,
  ].join('\n');
}

function flowIn(file: string): Flow {
  const { $schema: _editorOnly, ...source } = readJson(file);
  return source as unknown as Flow;
}

function exportAll(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** Splits a page into its place in the flow and everything else. */
function splitPage({ facts, summary, alsoAsked, outcome, ...place }: Page): {
  place: Page;
  words: PageWords;
} {
  return {
    place,
    words: {
      ...(facts && { facts }),
      ...(summary && { summary }),
      ...(alsoAsked && { alsoAsked }),
      ...(outcome && { outcome }),
    },
  };
}

function pagesCode({ pages, head }: Flow): string {
  const words = Object.fromEntries(pages.map((page) => [page.id, splitPage(page).words]));
  return exportAll({ pages: words, head: head ?? null });
}

/**
 * Listed in the order of the steps, so that the ids are not included in the first load a second time.
 */
function stepLoaders(files: readonly string[]): string {
  const loaders = files.map((file) => `() => import(${JSON.stringify(`${file}?step`)})`);
  return `export const steps = [${loaders.join(', ')}];`;
}
