import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { rjsfStubs } from '../../../src/server/vite/stubs.ts';

export type Module = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Module =>
  typeof value === 'object' && value !== null;

/** A member of an object, module or function by name. */
export function member(value: unknown, name: string): unknown {
  return isRecord(value) || typeof value === 'function' ? Reflect.get(value, name) : undefined;
}

/** An import in a published RJSF file: `fast-uri` or `../deepEquals.js`, and the file it is in. */
export type RjsfImport = {
  file: string;
  specifier: string;
  /** The names imported from the module, including `default`. */
  names: readonly string[];
  /** The file's local name for the default import, if any. */
  local: string | undefined;
};

const PACKAGES = ['core', 'utils', 'validator-ajv8'];
const IMPORT = /^import (?:([\w$]+)(?:, )?)?(?:\{([^}]*)\})? ?from ['"]([^'"]+)['"];/gm;

/** The published code of every RJSF module, by path. */
export const published: ReadonlyMap<string, string> = new Map(
  PACKAGES.flatMap((name) => {
    const lib = join(dirname(fileURLToPath(import.meta.resolve(`@rjsf/${name}`))), '../lib');
    return readdirSync(lib, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => [join(lib, file), readFileSync(join(lib, file), 'utf8')]);
  }),
);

const allImports: readonly RjsfImport[] = [...published].flatMap(([file, code]) =>
  [...code.matchAll(IMPORT)].map(([, local, named = '', specifier = '']) => ({
    file,
    specifier,
    local,
    names: [
      ...(local === undefined ? [] : ['default']),
      ...named
        .split(',')
        .map((one) => one.trim().split(' as ')[0] ?? '')
        .filter((one) => one !== ''),
    ],
  })),
);

/** The RJSF imports of the module that a stub replaces, matched by name as in the build. */
export function importersOf(stub: string): readonly RjsfImport[] {
  return allImports.filter(({ specifier }) => specifier.replace(/^(\.\.?\/)+/, '') === stub);
}

/** The modules as RJSF gets them under these names: stubbed or as published. */
export async function asRjsfGetsThem(
  names: readonly string[],
  kind: 'stubbed' | 'published',
): Promise<Readonly<Record<string, Module>>> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [entry(names), ...(kind === 'stubbed' ? [rjsfStubs()] : [])],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY, ...ALL_EXPORTS } },
  });
  const chunks = [output].flat().flatMap((built) => ('output' in built ? built.output : []));
  const code = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  const { modules }: { modules: Record<string, Module> } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  return modules;
}

const ENTRY = 'rjsf-bundle:entry';
const ALL_EXPORTS = { preserveEntrySignatures: 'strict' } as const;

/** Imports each module as an RJSF file does, so that it is resolved from there. React is ours. */
function entry(names: readonly string[]): Plugin {
  return {
    name: 'rjsf-bundle',
    enforce: 'pre',
    resolveId(source) {
      if (source === ENTRY) return ENTRY;
      if (/^react(-dom)?(\/|$)/.test(source)) {
        return { id: import.meta.resolve(source), external: true };
      }
      if (!source.startsWith('rjsf:')) return null;
      const [found] = importersOf(source.slice('rjsf:'.length));
      return found === undefined ? null : this.resolve(found.specifier, found.file);
    },
    load(id) {
      if (id !== ENTRY) return null;
      const imports = names.map((name, at) => `import * as m${at} from 'rjsf:${name}';`);
      const modules = names.map((name, at) => `${JSON.stringify(name)}: m${at}`);
      return `${imports.join('\n')}\nexport const modules = { ${modules.join(', ')} };`;
    },
  };
}
