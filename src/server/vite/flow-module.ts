import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { compileFlow } from '../../flow/compile.ts';
import { flowExpressions } from '../../flow/check.ts';
import { sectionShapes } from '../../flow/shape.ts';
import type { Flow } from '../../flow/types.ts';
import type { Catalogs } from '../../logic/expression.ts';
import { questionsOf } from '../../flow/step-schema.ts';
import { references } from '../../logic/reads.ts';
import { madeOf } from './made-of.ts';
import { catalogFile, readCatalogs, readJson } from './project-files.ts';

const QUERY = '?flow';

/**
 * `import { flow, catalogs, questions, shapes } from 'flows/onboarding.json?flow'`: the flow file
 * (rejected with all its problems if it does not compile), the catalogs reduced to the keys that its
 * expressions look up, the conditions of a step's questions, and the shape of every section.
 */
export function flowModule(): Plugin {
  const sources = madeOf();
  return {
    name: 'plumbline:flow-module',
    enforce: 'pre',
    hotUpdate: sources.hotUpdate,
    load(id) {
      if (!id.endsWith(`.json${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      const { $schema: _editorOnly, ...source } = readJson(file);
      const flow = source as unknown as Flow;
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
        schema: readJson(schemaOf(step.id)),
      }));
      const questions = questionsOf(schemas);
      const compiled = compileFlow(flow, catalogs, questions);
      if (!compiled.ok) {
        const lines = compiled.problems.map(({ at, text }) => `  ${at}: ${text}`);
        throw new Error(`${file} does not compile:\n${lines.join('\n')}`);
      }
      const shapes = sectionShapes(schemas);
      return { code: exportAll({ flow, catalogs, questions, shapes }), moduleType: 'js' };
    },
  };
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
