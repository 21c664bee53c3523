import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type Rolldown, build } from 'vite';
import { tokensCss } from '../../vite/tokens.ts';
import type { AcceptedPlugin, Rule } from 'postcss';
import { spawnSync } from 'node:child_process';
import { reached } from '../../vite/manifest.ts';
import { createHash } from 'node:crypto';

/** Supabase is a separate entry, so apps that do not use it do not need its package. */
const TYPED = { index: 'src/engine/index.ts', supabase: 'src/engine/supabase.ts' };
/** The styles that the site loads itself are in the one style sheet too. */
const ENTRIES = { ...TYPED, styles: 'src/engine/styles.ts' };
/** Imported by MUI, which expects the app to provide it. */
const BESIDE = ['@emotion/styled'];

/** What many pages never show, with the libraries for it; all else is one file, and one request. */
const SELDOM =
  /\/(?:supabase|remote\/(?:client|repository|remote-factory)|Calendar|ThemeShell|theme|theme-components|Snackbars|QrCode|search-index)\.tsx?$/;

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
  for (const page of ['README.md', 'MIGRATING.md', 'CHANGELOG.md'])
    cpSync(join('src/engine', page), join(folder, page));
  return Object.keys(peers.peerDependencies);
}

async function bundleInto(outDir: string): Promise<Rolldown.OutputChunk[]> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [tokensCss()],
    // Texts stay whole objects: an app may replace their words (`src/engine/questionnaire/texts.ts`).
    json: { stringify: true },
    css: {
      modules: { generateScopedName: (name, file) => `plumbline${className(name, file)}` },
      postcss: { plugins: [scopedStyles()] },
    },
    build: {
      outDir,
      lib: { entry: ENTRIES, formats: ['es'], cssFileName: 'style' },
      rolldownOptions: {
        external: isPackage,
        output: {
          chunkFileNames: '[name]-[hash].js',
          // The app's own bundler splits further only where the package does.
          codeSplitting: { groups: [{ name: 'engine', test: (id) => !SELDOM.test(id) }] },
        },
      },
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

const SCOPE = '.plumbline';

/**
 * Limits element styles and custom properties to the questionnaire, so that the rest of the host page
 * is unaffected. Classes of CSS modules are already scoped.
 */
export function scopedStyles(): AcceptedPlugin {
  return {
    postcssPlugin: 'plumbline:scoped-styles',
    Rule(rule) {
      const file = rule.source?.input.file ?? '';
      if (file.endsWith('.module.css') || isDone(rule)) return;
      rule.selectors = rule.selectors.map(scoped);
    },
  };
}

/** `html` and `body` become the questionnaire; in `html:has(…)`, `html` still means the host page. */
function scoped(selector: string): string {
  if (selector.startsWith('html:has(')) return selector.replace('html:has(', `html:has(${SCOPE} `);
  if (/^(?::root|html|body)$/.test(selector)) return SCOPE;
  return `:where(${SCOPE}) ${selector}`;
}

/** PostCSS visits a rule again after changing it. */
const isDone = (rule: Rule) => rule.selector.includes(SCOPE);

type Packages = Readonly<Record<string, string>>;

/** Needed only by apps that use it. */
const OPTIONAL = new Set(['@supabase/supabase-js']);

/** Frameworks pin older versions than this project's; these are the first with all that the engine uses. */
const SINCE: Packages = { react: '^19.2.0', 'react-dom': '^19.2.0' };

/** The name of the package that an import belongs to. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/**
 * The packages that the app must provide. A version that this project pins is the first that an app may
 * have.
 * @throws for an import that is not a dependency of the project.
 */
export function peersOf(
  imports: Iterable<string>,
  versions: Packages,
): { peerDependencies: Packages; peerDependenciesMeta: Record<string, { optional: true }> } {
  const names = [...new Set([...imports].map(packageOf))].sort();
  const peerDependencies = names.map((name) => {
    const version = versions[name];
    if (version === undefined) throw new Error(`${name} is not a dependency of this project.`);
    return [name, SINCE[name] ?? version.replace(/^(?=\d)/, '^')] as const;
  });
  const optional = names.filter((name) => OPTIONAL.has(name));
  return {
    peerDependencies: Object.fromEntries(peerDependencies),
    peerDependenciesMeta: Object.fromEntries(
      optional.map((name) => [name, { optional: true }] as const),
    ),
  };
}

const LOCAL = /((?:from|import)\s*\(?\s*['"])(\.[^'"]*)\.tsx?(['"])/g;

/** A remark in brackets on where this project decided it. A comment may begin a line with one. */
const CITATION = /\s*(?:\* )?\((?:decisions? |spec |D\d)[^()]*\)/g;

/** A text whose comments cite nothing that only this project has. */
export const withoutCitations = (text: string): string => text.replace(CITATION, '');

/**
 * Writes the type declarations of modules in `src`, and of the modules they import, into a folder.
 * @throws with the compiler's output.
 */
function writeDeclarations(entries: readonly string[], folder: string): void {
  const made = `${folder}-all`;
  // Several checkers each check what they have in common, which is most of so few modules.
  const options = ['-p', 'src/engine/tsconfig.json', '--outDir', made, '--checkers', '1'];
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', ...options],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stdout);
  const fileOf = (module: string) => join(made, module.replace(/\.tsx?$/, '.d.ts'));
  const next = (module: string) => {
    const found = readFileSync(fileOf(module), 'utf8').matchAll(LOCAL);
    return [...found].map(([line, , path]) =>
      relative('.', resolve(dirname(module), `${path}${/\.tsx['"]/.test(line) ? '.tsx' : '.ts'}`)),
    );
  };
  for (const module of reached(entries, next)) {
    const target = join(folder, relative('src', module).replace(/\.tsx?$/, '.d.ts'));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(fileOf(module), target);
    const text = withoutCitations(readFileSync(target, 'utf8'));
    writeFileSync(target, text.replace(LOCAL, '$1$2.js$3'));
  }
  rmSync(made, { recursive: true });
}

/**
 * The name of a CSS module's class in the build: `_input_a16d`. Its hash is of the path, not of the
 * content and line, so that a changed style does not invalidate cached scripts.
 */
export function className(name: string, file: string): string {
  const path = relative(process.cwd(), file).replaceAll('\\', '/');
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 4);
  return `_${name}_${hash}`;
}
