import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { compileFlow } from '../../src/flow/compile.ts';
import { flowExpressions } from '../../src/flow/check.ts';
import type { Flow } from '../../src/flow/types.ts';
import type { Catalogs } from '../../src/logic/expression.ts';
import { references } from '../../src/logic/reads.ts';
import { catalogFile, readCatalogs, readJson } from './project-files.ts';

const QUERY = '?flow';

/**
 * `import { flow, catalogs } from 'flows/onboarding.json?flow'`: the flow file, refused with all
 * its problems when it does not compile, and of the catalogues just the keys that its
 * expressions look up.
 */
export function flowModule(): Plugin {
  return {
    name: 'plumbline:flow-module',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.json${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const { $schema: _editorOnly, ...source } = readJson(file);
      const flow = source as unknown as Flow;
      const lookups = flowExpressions(flow)
        .flatMap(({ expression }) => references(expression))
        .filter(({ kind }) => kind === 'lookup');
      const catalogDir = join(dirname(dirname(file)), 'schemas', 'catalog');
      const names = lookups.map(({ name }) => name);
      for (const name of names) this.addWatchFile(catalogFile(catalogDir, name));
      const catalogs = trim(readCatalogs(catalogDir, names), lookups);
      const compiled = compileFlow(flow, catalogs);
      if (!compiled.ok) {
        const lines = compiled.problems.map(({ at, text }) => `  ${at}: ${text}`);
        throw new Error(`${file} does not compile:\n${lines.join('\n')}`);
      }
      return {
        code: `export const flow = ${JSON.stringify(flow)};\nexport const catalogs = ${JSON.stringify(catalogs)};`,
        moduleType: 'js',
      };
    },
  };
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
