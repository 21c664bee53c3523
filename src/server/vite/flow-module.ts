import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compileFlow } from '../../flow/compile.ts';
import { flowExpressions } from '../../flow/check.ts';
import { normalSchema } from '../../flow/language/normal-step.ts';
import { sectionShapes } from '../../flow/shape.ts';
import type { Flow, Migration, Page, PageData } from '../../flow/types.ts';
import type { Catalogs } from '../../logic/expression.ts';
import { questionsOf } from '../../flow/step-schema.ts';
import { references } from '../../logic/reads.ts';
import { madeOf } from './made-of.ts';
import { catalogFile, readCatalogs, readJson } from './project-files.ts';

const QUERY = '?flow';
const PAGES = '?pages';
const MIGRATOR = fileURLToPath(new URL('../../draft/migrations/migrate.ts', import.meta.url));

/**
 * `import { flow, catalogs, questions, shapes, migrate } from 'flows/onboarding.json?flow'`: the
 * flow file (rejected with all its problems if it does not compile), the catalogs reduced to the
 * keys that its expressions look up, the conditions of a step's questions, the shape of every
 * section, and what brings older drafts to its names (undefined where nothing moved).
 * `import { pages } from 'flows/onboarding.json?pages'`: what its pages show of the answers, which
 * is left out of `flow`, because no question needs it.
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
        return { code: exportAll({ pages: pageData(flowIn(file)) }), moduleType: 'js' };
      }
      if (!id.endsWith(`.json${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      const { migrations, ...flow } = flowIn(file);
      const lookups = flowExpressions(flow)
        .flatMap(({ expression }) => references(expression))
        .filter(({ kind }) => kind === 'lookup');
      const catalogDir = join(dirname(dirname(file)), 'schemas', 'catalog');
      const names = lookups.map(({ name }) => name);
      const schemaDir = dirname(catalogDir);
      const schemaOf = (step: string) => join(schemaDir, step, 'schema.json');
      const made = [
        file,
        ...names.map((name) => catalogFile(catalogDir, name)),
        ...flow.steps.map((step) => schemaOf(step.id)),
      ];
      sources.note(id, made);
      for (const part of made) this.addWatchFile(part);
      const catalogs = trim(readCatalogs(catalogDir, names), lookups);
      const schemas = flow.steps.map((step) => ({
        id: step.id,
        answers: step.answers,
        schema: normalSchema(readJson(schemaOf(step.id))),
      }));
      const questions = questionsOf(schemas);
      const compiled = compileFlow(flow, catalogs, questions);
      if (!compiled.ok) {
        const lines = compiled.problems.map(({ at, text }) => `  ${at}: ${text}`);
        throw new Error(`${file} does not compile:\n${lines.join('\n')}`);
      }
      const shapes = sectionShapes(schemas);
      const lean = { ...flow, pages: flow.pages.map(withoutData) };
      const values = exportAll({ flow: lean, catalogs, questions, shapes });
      return { code: `${values}\n${migrating(migrations)}`, moduleType: 'js' };
    },
  };
}

/** A flow that has moved nothing yet needs none of the code that moves answers. */
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

function withoutData({ facts: _facts, alsoAsked: _alsoAsked, ...page }: Page): Page {
  return page;
}

function pageData({ pages }: Flow): Record<string, PageData> {
  return Object.fromEntries(
    pages.map(({ id, facts, alsoAsked }) => [
      id,
      { ...(facts && { facts }), ...(alsoAsked && { alsoAsked }) },
    ]),
  );
}

function exportAll(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

function trim(catalogs: Catalogs, lookups: readonly { name: string; field?: string }[]): Catalogs {
  return Object.fromEntries(
    Object.entries(catalogs).map(([name, { entries }]) => {
      const fields = lookups.filter((lookup) => lookup.name === name).map(({ field }) => field);
      const kept = entries.map((entry) => ({
        ...Object.fromEntries(Object.entries(entry).filter(([key]) => fields.includes(key))),
        id: entry.id,
      }));
      return [name, { entries: kept }];
    }),
  );
}
