import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { className } from '../../vite/class-name.ts';
import { tokensCss } from '../../vite/tokens-css.ts';
import { writeDeclarations } from './declarations.ts';
import { peersOf } from './peers.ts';
import { scopedStyles } from './scoped-styles.ts';

/** Supabase is a separate entry, so apps that do not use it do not need its package. */
const TYPED = { index: 'src/engine/index.ts', supabase: 'src/engine/supabase.ts' };
/** The styles that the site loads itself are in the one style sheet too. */
const ENTRIES = { ...TYPED, styles: 'src/engine/styles.ts' };
/** Imported by MUI, which expects the app to provide it. */
const BESIDE = ['@emotion/styled'];

/** Imports by package name stay external, for the app to resolve. */
const isPackage = (id: string) => /^[@a-z]/.test(id);

/**
 * Builds the engine's package into a folder: ES modules, one style sheet, types, the README. Its peer
 * dependencies use this project's versions. Resolves to their names.
 */
export async function buildEngine(folder: string): Promise<readonly string[]> {
  rmSync(folder, { recursive: true, force: true });
  const bundle = await bundleInto(join(folder, 'dist'));
  writeDeclarations(Object.values(TYPED), join(folder, 'types'));
  // TypeScript looks up imports of styles too.
  writeFileSync(join(folder, 'types/style.d.ts'), 'export {};\n');
  const project = JSON.parse(readFileSync('package.json', 'utf8'));
  const peers = peersOf([...packagesIn(bundle), ...BESIDE], project.dependencies);
  const manifest = {
    ...JSON.parse(readFileSync('src/engine/package.json', 'utf8')),
    version: project.version,
    engines: project.engines,
    ...peers,
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync('src/engine/README.md', join(folder, 'README.md'));
  return Object.keys(peers.peerDependencies);
}

async function bundleInto(outDir: string): Promise<Rolldown.OutputChunk[]> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [tokensCss()],
    // Texts stay whole objects: an app may replace their words (`src/engine/texts.ts`).
    json: { stringify: true },
    css: {
      modules: { generateScopedName: (name, file) => `plumbline${className(name, file)}` },
      postcss: { plugins: [scopedStyles()] },
    },
    build: {
      outDir,
      lib: { entry: ENTRIES, formats: ['es'], cssFileName: 'style' },
      rolldownOptions: { external: isPackage, output: { chunkFileNames: '[name]-[hash].js' } },
    },
  });
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  return outputs.filter((part) => part.type === 'chunk');
}

/** The imports of the chunks, except other chunks. */
function packagesIn(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const named = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  return named.filter((name) => !own.has(name));
}
