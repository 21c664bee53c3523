import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Flow } from '../src/engine/flow/types.ts';
import { reached } from '../src/server/vite/reached.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

type Import = { from: string; to: string; onlyTypes: boolean };
type SourceFile = { path: string; code: string; imports: Import[] };

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(type\s)?[^'"`;]*?from\s*(['"])([^'"]+)\2|(?:^|\n)\s*import\s*(['"])([^'"]+)\4|\bimport\(\s*(['"])([^'"]+)\6/g;

/** The code without its comments. A `//` after a colon is part of a URL. */
function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
}

/** Path from the root for a local file (`src/engine/flow/walk.ts`), else the name of the package. */
function target(from: string, specifier: string): string {
  const [path = ''] = specifier.split('?');
  return path.startsWith('.') ? join(dirname(from), path).split(sep).join('/') : path;
}

function importsOf(path: string, code: string): Import[] {
  return [...code.matchAll(IMPORT)].map(([, typeOnly, , from, , bare, , dynamic]) => ({
    from: path,
    to: target(path, from ?? bare ?? dynamic ?? ''),
    onlyTypes: typeOnly !== undefined,
  }));
}

function fileOf(path: string, text: string): SourceFile {
  const code = withoutComments(text);
  return { path, code, imports: importsOf(path, code) };
}

const read = (path: string) => fileOf(path, readFileSync(join(root, path), 'utf8'));

function filesIn(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mts|mjs)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .map(read);
}

const source = filesIn('src');
const scripts = filesIn('scripts');
const imports = [...source, ...scripts].flatMap((file) => file.imports);

const isIn = (path: string, folders: readonly string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
const isLocal = (path: string) => isIn(path, ['src', 'scripts', 'tests', 'flows', 'schemas']);
const written = (found: readonly Import[]) => found.map(({ from, to }) => `${from} imports ${to}`);

/** Ways along imports, those of types too, that end where they began. */
function circles(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file.imports]));
  const ended = new Set<string>();
  const from = (path: string, trail: readonly string[]): string[] => {
    if (trail.includes(path)) return [[...trail.slice(trail.indexOf(path)), path].join(' → ')];
    if (ended.has(path)) return [];
    const found = (byPath.get(path) ?? []).flatMap(({ to }) => from(to, [...trail, path]));
    ended.add(path);
    return found;
  };
  return [...byPath.keys()].flatMap((path) => from(path, []));
}

const CORE = ['src/engine/logic', 'src/engine/flow'];
const LOWER = [...CORE, 'src/engine/ui', 'schemas'];
/** Runs in Node only: builds the site, serves it, keeps its data. */
const SERVER = 'src/server';
/** A contract: where the funnel lies, for the links to it and for what serves it. */
const FUNNEL_PATH = 'src/site/funnel-path.ts';

/** What each folder may import besides itself. Whoever adds an arrow adds it here. */
const ARROWS: Record<string, readonly string[]> = {
  'src/engine/logic': [],
  // How placeholders are filled, the same in the texts of steps and of pages.
  'src/engine/flow': ['src/engine/logic', 'src/engine/ui/fill.ts'],
  'src/checker': [
    ...CORE,
    // The language of the files, and what files may name: all of it data.
    'schemas/meta',
    FUNNEL_PATH,
    'src/engine/ui/icons',
    'src/engine/ui/link-syntax.ts',
    'src/engine/draft/stored-keys.ts',
    'src/site/quote/quote-facts.ts',
    // Drafts of earlier versions must open as they do in the app.
    'src/engine/draft/migrations',
  ],
  'src/engine/ui': ['schemas'],
  // Fields read and write the draft, seen from the open step.
  'src/engine/form': [...LOWER, 'src/engine/draft'],
  'src/engine/draft': LOWER,
  'src/site/offline': [FUNNEL_PATH],
  'src/engine/ui/support': ['src/engine/ui', 'schemas'],
  // The log-in dialog looks whether there are answers, without the code that reads them.
  'src/site/marketing': [
    'src/engine/ui',
    'schemas',
    'src/engine/draft/stored-keys.ts',
    FUNNEL_PATH,
  ],
  // It holds the answers against the policy, as JSON and by their paths.
  'src/site/quote': ['src/engine/ui', 'schemas', 'src/engine/logic', 'src/engine/form/input'],
  'src/site/purchase': ['src/engine/ui', 'schemas', 'src/site/quote'],
  // A questionnaire of any app: what the site has around its own is handed to it.
  'src/engine/pages': [...LOWER, 'src/engine/form', 'src/engine/draft', 'src/engine/ui/support'],
  'src/engine': [
    ...LOWER,
    'src/engine/form',
    'src/engine/draft',
    'src/engine/pages',
    // What a field needs besides its schema: as in a step that an analyst starts.
    'src/engine/fields/complete-ui-schema.ts',
    'src/engine/words/field-words.ts',
    // What it cannot ask for: as the linter says.
    'src/engine/fields/problems/step-problems.ts',
    'src/engine/language/fields.ts',
  ],
  'src/site/funnel': [
    ...LOWER,
    'src/engine/form',
    FUNNEL_PATH,
    'src/engine/draft',
    'src/site/offline',
    'src/engine/ui/support',
    'src/engine/pages',
    'src/engine',
    'src/site/quote',
    'src/site/purchase',
    'src/site/marketing/not-found',
  ],
  'src/site/app': [
    'src/site/app',
    ...LOWER,
    'src/engine/form',
    'src/engine/draft',
    'src/site/offline',
    'src/engine/ui/support',
    'src/site/marketing',
    'src/site/quote',
    'src/site/purchase',
    'src/engine/pages',
    'src/site/funnel',
    FUNNEL_PATH,
  ],
  // The analysts' workbench: the real engine and the real analysis.
  'src/studio': [
    ...LOWER,
    FUNNEL_PATH,
    'src/checker',
    'src/engine/form',
    'src/engine/draft',
    'src/site/offline',
    'src/engine/ui/support',
    'src/engine/pages',
    'src/engine',
    'src/site/funnel',
    'src/site/quote',
    'src/site/purchase',
    'src/site/marketing',
  ],
  [SERVER]: [
    ...CORE,
    'src/checker',
    'src/site/offline',
    FUNNEL_PATH,
    'src/engine/draft/remote/embedded-key.ts',
    'src/engine/draft/stored-keys.ts',
    // The app's own validators, compiled ahead.
    'src/engine/form/ajv-options.ts',
  ],
  scripts: [
    ...CORE,
    SERVER,
    'src/checker',
    'src/site/offline',
    FUNNEL_PATH,
    'src/engine/draft/remote/embedded-key.ts',
    'src/engine/draft/stored-keys.ts',
    // `npm test` runs what lies there.
    'tests/run',
  ],
};

/** Shapes of values that are handed over at run time, never the code behind them. */
const TYPES_ONLY: Record<string, readonly string[]> = {
  [SERVER]: ['src/site/app/entry-server.tsx', 'src/site/marketing/head/page-head.ts'],
};

/** What dresses MUI in the project's tokens. */
const THEME: readonly string[] = [
  'src/engine/ui/theme.ts',
  'src/engine/ui/theme-components.ts',
  'src/engine/ui/ThemeShell.tsx',
];

describe('imports', () => {
  it('are found in every notation', () => {
    const code = [
      "import React, { useState } from 'react';",
      "import type { Flow } from './types.ts';",
      "import {\n  a,\n  b,\n} from '../logic/path.ts';",
      "export { c } from '../../flows/x.json?flow';",
      "import './base.css';",
      "const Page = lazy(() => import('../app/Page.tsx'));",
      "// import d from './commented-out.ts';",
      "/* import e from './commented-out.ts'; */",
    ].join('\n');
    expect(importsOf('src/engine/flow/walk.ts', withoutComments(code))).toEqual(
      [
        ['react', false],
        ['src/engine/flow/types.ts', true],
        ['src/engine/logic/path.ts', false],
        ['flows/x.json', false],
        ['src/engine/flow/base.css', false],
        ['src/site/app/Page.tsx', false],
      ].map(([to, onlyTypes]) => ({ from: 'src/engine/flow/walk.ts', to, onlyTypes })),
    );
    expect(written(imports)).toContain(
      'src/engine/flow/walk.ts imports src/engine/logic/expression.ts',
    );
  });

  it('know every folder of src', () => {
    const nested = source.map(({ path }) => path.split('/')).filter(({ length }) => length > 2);
    const folders = new Set(nested.map((parts) => parts.slice(0, 2).join('/')));
    expect([...folders].filter((folder) => !(folder in ARROWS))).toEqual([]);
  });

  it('of MUI are only in the studio, and in the calendar that loads on demand (D42)', () => {
    const dialog = 'src/engine/fields/date/CalendarDialog.tsx';
    const calendar = 'src/engine/fields/date/Calendar.tsx';
    const code = imports.filter(({ onlyTypes }) => !onlyTypes);
    const ofMui = code.filter(({ to }) => to.startsWith('@mui/') || THEME.includes(to));
    const allowed = ['src/studio', calendar, ...THEME];
    expect(written(ofMui.filter(({ from }) => !isIn(from, allowed)))).toEqual([]);
    const ofCalendar = code.filter(({ to }) => to === calendar);
    expect(written(ofCalendar)).toEqual([`${dialog} imports ${calendar}`]);
    expect(read(dialog).code).toContain("import('./Calendar.tsx')");
  });

  it.each(Object.entries(ARROWS))('of %s point one way', (folder, allowed) => {
    const wrong = imports
      .filter(({ from, to }) => isIn(from, [folder]) && isLocal(to))
      .filter(({ to }) => !isIn(to, [folder, ...allowed]))
      .filter(({ to, onlyTypes }) => !(onlyTypes && isIn(to, TYPES_ONLY[folder] ?? [])));
    expect(written(wrong)).toEqual([]);
  });

  it('are never allowed in both directions', () => {
    const reaches = (from: string, seen: readonly string[] = []): string[] =>
      Object.keys(ARROWS)
        .filter((to) => to !== from && !seen.includes(to))
        .filter((to) => (ARROWS[from] ?? []).some((arrow) => isIn(arrow, [to])))
        .flatMap((to) => [to, ...reaches(to, [...seen, from])]);
    const circles = Object.keys(ARROWS).filter((folder) =>
      reaches(folder).some((to) => reaches(to).includes(folder)),
    );
    expect(circles).toEqual([]);
  });

  it.each([
    ["import { b } from './b.ts';", "import { a } from './a.ts';"],
    ["import type { B } from './b.ts';", "import type { A } from './a.ts';"],
    ["import { type B } from './b.ts';", "type A = import('./a.ts').A;"],
  ])('that lead back are found: %s and %s', (a, b) => {
    const files = [fileOf('src/a.ts', a), fileOf('src/b.ts', b), fileOf('src/c.ts', a)];
    expect(circles(files)).toEqual(['src/a.ts → src/b.ts → src/a.ts']);
  });

  it('form no cycles, type imports included', () => {
    expect(circles([...source, ...scripts])).toEqual([]);
  });

  it('never lead to the app, except for types of what it renders', () => {
    const wrong = imports.filter(
      ({ from, to }) => isIn(to, ['src/site/app']) && !isIn(from, ['src/site/app']),
    );
    expect(wrong.filter(({ onlyTypes }) => !onlyTypes)).toEqual([]);
    expect(new Set(wrong.map(({ to }) => to))).toEqual(new Set(['src/site/app/entry-server.tsx']));
  });

  it('never lead to the studio, so that no byte of it is in the build', () => {
    const wrong = imports.filter(
      ({ from, to }) => isIn(to, ['src/studio']) && !isIn(from, ['src/studio']),
    );
    expect(written(wrong)).toEqual([]);
    const entries = ['vite.config.ts', 'index.html'].map((path) =>
      readFileSync(join(root, path), 'utf8'),
    );
    expect(entries.filter((text) => text.includes('src/studio'))).toEqual([]);
  });

  it('read no flow file: the questionnaires are found in their folder and loaded on demand', () => {
    const readers = imports.filter(({ from, to }) => isIn(from, ['src']) && isIn(to, ['flows']));
    expect(written(readers)).toEqual([]);
    const known = imports.filter(({ to }) => to === 'virtual:questionnaires');
    expect(known.map(({ from }) => from)).toContain('src/site/funnel/load-questionnaire.ts');
  });
});

describe('the path of the funnel', () => {
  const spelt = /(['"`])\/onboarding(?=[/?#*]|\1)/;

  it.each([
    ['href="/onboarding"', true],
    ["path: '/onboarding/*'", true],
    ['`/onboarding?businessType=${id}`', true],
    ["from '../onboarding/flow.ts'", false],
    ["'/onboardings'", false],
  ])('%s spells it: %s', (code, spells) => {
    expect(spelt.test(code)).toBe(spells);
  });

  it('is spelled out in one file only', () => {
    const spelling = source.filter(({ code }) => spelt.test(code)).map(({ path }) => path);
    expect(spelling).toEqual([FUNNEL_PATH]);
  });
});

describe('the engine for other apps', () => {
  const byPath = new Map(source.map((file) => [file.path, file.imports]));
  const next = (path: string) => (byPath.get(path) ?? []).map(({ to }) => to);
  const graph = [
    ...reached(['src/engine/package.ts', 'src/engine/stores/supabase.ts'], next),
  ].filter(isLocal);

  it('imports nothing of the site, type imports included', () => {
    const SITE = ['quote', 'purchase', 'marketing', 'app', 'funnel', 'offline', 'server'];
    expect(graph).toContain('src/engine/pages/step/StepForm.tsx');
    expect(
      graph.filter((path) =>
        isIn(
          path,
          SITE.map((name) => `src/${name}`),
        ),
      ),
    ).toEqual([]);
  });

  it('has none of the analysis but what completes and checks a single step', () => {
    expect(graph.filter((path) => isIn(path, ['src/checker'])).sort()).toEqual([
      'src/engine/fields/complete-ui-schema.ts',
      'src/engine/words/field-words.ts',
      'src/engine/fields/problems/step-problems.ts',
      'src/engine/language/problems/idle-keywords.ts',
      'src/engine/language/problems/stray.ts',
      'src/engine/language/problems/suggestions.ts',
      'src/engine/language/problems/told.ts',
      'src/engine/language/problems/unclear-fields.ts',
      'src/engine/fields/problems/mismatch.ts',
      'src/engine/fields/problems/mismatches.ts',
      'src/engine/fields/problems/options.ts',
      'src/engine/fields/problems/widget-problems.ts',
      'src/engine/language/fields.ts',
      'src/engine/language/mistakes.ts',
      'src/engine/language/shapes.ts',
      'src/engine/fields/widgets.ts',
      'src/engine/logic/at.ts',
      'src/engine/logic/did-you-mean.ts',
      'src/engine/logic/foreign-letters.ts',
      'src/engine/logic/written-value.ts',
    ]);
  });

  it('has only texts that fit any questionnaire', () => {
    const language = ['schemas/meta/step.schema.json', 'schemas/meta/ui.schema.json'];
    const texts = graph.filter(
      (path) => isIn(path, ['schemas', 'flows']) && !language.includes(path),
    );
    expect(texts.sort()).toEqual(
      [
        'answer-tools',
        'change-texts',
        'date-texts',
        'draft-texts',
        'form-texts',
        'outcome',
        'return-texts',
        'review',
        'step-texts',
        'widget-texts',
      ].map((name) => `schemas/content/${name}.json`),
    );
  });

  it('is what the site renders its questionnaires with', () => {
    expect(next('src/site/funnel/OnboardingRoutes.tsx')).toContain('src/engine/index.ts');
    expect(next('src/engine/public.ts')).toContain('src/engine/index.ts');
  });
});

describe('tests of the engine', () => {
  /** Suites that say how the engine works, whatever questionnaire it runs. */
  const ENGINE = ['checker', 'engine'].map((name) => `tests/${name}`);
  const suites = ENGINE.flatMap(filesIn);
  /** The engine's own language, and the texts that its components show of their own accord. */
  const OWN = [
    'schemas/meta',
    'schemas/content/form-texts.json',
    'schemas/content/date-texts.json',
    'schemas/content/widget-texts.json',
    'schemas/content/business-widget-texts.json',
    'schemas/content/draft-texts.json',
    'schemas/content/return-texts.json',
  ];
  /** Other ways to the shipped files: the whole project, a file of it, all of a folder. */
  const READS =
    /readProject\(['"`]\.?['"`]\)|readFileSync\(['"`](?:flows|schemas)\/|glob[^(]*\(\s*['"`]\/?(?:flows|schemas)\//;

  it.each([
    ["readProject('.')", true],
    ["readFileSync('flows/onboarding.json', 'utf8')", true],
    ["import.meta.glob<JsonObject>('/schemas/*/schema.json')", true],
    ["readProject(questionnairePath('tiny'))", false],
    ["{ file: 'schemas/person/schema.json' }", false],
  ])('%s reads shipped files: %s', (code, reads) => {
    expect(READS.test(code)).toBe(reads);
  });

  /** Those files, and all of other tests that they import, directly or not. */
  function withImported(files: readonly SourceFile[]): SourceFile[] {
    const byPath = new Map(files.map((file) => [file.path, file]));
    const follow = ({ imports: all }: SourceFile): void => {
      for (const { to } of all) {
        if (!isIn(to, ['tests']) || byPath.has(to)) continue;
        const file = read(to);
        byPath.set(to, file);
        follow(file);
      }
    };
    files.forEach(follow);
    return [...byPath.values()];
  }

  it('run on fixtures, so that no edit of the shipped questions can break them', () => {
    const used = withImported(suites);
    const importing = used
      .flatMap((file) => file.imports)
      .filter(({ to }) => isIn(to, ['flows', 'schemas', 'tests/product']) && !isIn(to, OWN));
    const reading = used.filter(({ code }) => READS.test(code)).map(({ path }) => path);
    expect(suites.length).toBeGreaterThan(100);
    expect([...written(importing), ...reading]).toEqual([]);
  });
});

describe('packages', () => {
  const importers = (name: string) =>
    imports.filter(({ to }) => to === name || to.startsWith(`${name}/`)).map(({ from }) => from);

  it('the core needs only json-logic-js', () => {
    const packages = imports.filter(({ from, to }) => isIn(from, CORE) && !isLocal(to));
    expect(new Set(packages.map(({ to }) => to))).toEqual(new Set(['json-logic-js']));
  });

  it('only src/engine/logic knows json-logic-js', () => {
    expect(importers('json-logic-js').filter((from) => !isIn(from, ['src/engine/logic']))).toEqual(
      [],
    );
  });

  it('only src/engine/draft/remote knows Supabase', () => {
    const known = importers('@supabase');
    expect(known.length).toBeGreaterThan(0);
    expect(known.filter((from) => !isIn(from, ['src/engine/draft/remote']))).toEqual([]);
  });

  it('nothing that reaches a browser imports from Node or from the server', () => {
    const inBrowser = imports.filter(({ from }) => isIn(from, ['src']) && !isIn(from, [SERVER]));
    const node = inBrowser.filter(({ to }) => to.startsWith('node:') || isIn(to, [SERVER]));
    expect(inBrowser.length).toBeGreaterThan(500);
    expect(written(node)).toEqual([]);
  });
});

describe('the core', () => {
  const core = source.filter(({ path }) => isIn(path, [...CORE, 'src/checker']));

  it('does no input or output and uses neither the clock nor randomness', () => {
    const impure =
      /\b(window|document|navigator|localStorage|sessionStorage|fetch|process|console|globalThis|setTimeout|setInterval|XMLHttpRequest)\b(?!['"])\s*[.([]|Math\.random|Date\.now|new Date\(\)|performance\.|crypto\./;
    const found = core.flatMap(({ path, code }) => {
      const match = impure.exec(code)?.[0];
      return match === undefined ? [] : [`${path}: ${match}`];
    });
    expect(core.length).toBeGreaterThan(15);
    expect(found).toEqual([]);
  });

  it('does not use React', () => {
    expect(core.filter(({ path }) => path.endsWith('.tsx')).map(({ path }) => path)).toEqual([]);
  });
});

describe('the questionnaires are data', () => {
  const flows = readdirSync(join(root, 'flows'))
    .filter((name) => /^[\w-]+\.json$/.test(name))
    .map((name): Flow => JSON.parse(readFileSync(join(root, 'flows', name), 'utf8')));
  /** Names that are words for something else as well: a type of input, a kind of page, a widget. */
  const generic = new Set(['email', 'quote', 'purchase', 'outcome', 'details', 'locations']);
  const places = flows.flatMap(({ steps, pages }) => [...steps, ...pages]).map(({ id }) => id);
  const sections = flows.flatMap(({ steps }) => steps.flatMap(({ answers }) => answers));
  const columns = flows.flatMap(({ remote }) =>
    Object.keys({ ...remote.columns, ...remote.quoted }),
  );
  const catalogs = readdirSync(join(root, 'schemas/catalog')).map((name) =>
    name.replace('.json', ''),
  );
  /** Of the site and of its policies, not of a questionnaire: their pages read these. */
  const ofTheSite = new Set(['brand', 'payment']);
  const listed = (names: readonly string[], others: ReadonlySet<string>) =>
    [...new Set(names)].filter((name) => !others.has(name)).join('|');
  const names = listed([...places, ...sections, ...columns], generic);
  const bases = [...new Set(places)].join('|');
  const own = listed(catalogs, ofTheSite);
  /** In quotes; as a key, not as a name with its type; after a dot; in an address; a catalog's file. */
  const named = new RegExp(
    [
      `(['"\`])(?:${names})(?:\\.\\w+)*\\1`,
      `(?<=[{,\\n]\\s*)(?:${names})\\s*\\??:`,
      `\\.(?:${names})\\b(?!['"\`(])`,
      `/[a-z-]+/(?:${bases})(?![\\w./-])`,
      `catalog/(?:${own})\\.json|catalogs(?:\\.|\\[['"\`])(?:${own})\\b`,
    ].join('|'),
  );
  const QUESTIONNAIRE = [
    'src/engine/logic',
    'src/engine/flow',
    'src/engine/form',
    'src/engine/draft',
    'src/engine/pages',
    'src/engine',
    'src/site/funnel',
  ];
  const engine = source.filter(
    ({ path }) =>
      isIn(path, QUESTIONNAIRE) &&
      // Made of the migrations by `npx plumbline database-types`.
      path !== 'src/engine/draft/remote/database.types.ts',
  );

  it.each([
    ["if (step.id === 'industry') return;", true],
    ["const WIDE = { 'past-insurance': true };", true],
    ['const WIDE = { industry: 1 };', true],
    ['const WIDE = {\n  ownership: 1,\n  locations: 2,\n};', true],
    ["navigate('/onboarding/email');", true],
    ['<a href="/onboarding/quote?step=2">', true],
    ['navigate(`/onboarding/past-insurance#rows`);', true],
    ["read(answers, 'contactInfo.businessName')", true],
    ['const { industry_ui } = row;', false],
    ['row.industry_ui', true],
    ["const COLUMNS = ['address_state'];", true],
    ["import trades from '../../schemas/catalog/trades.json';", true],
    ["catalogs['state-codes']?.entries", true],
    ["import brand from '../../schemas/catalog/brand.json';", false],
    ['function statusOf(industry: string) {}', false],
    ["<input type='email' />", false],
    ["const FUNNEL = '/onboarding';", false],
    ["'/onboarding/email-sent'", false],
  ])('and %j names a part of one: %s', (code, names) => {
    expect(named.test(code)).toBe(names);
  });

  it('no component and no engine file names a step, a section, a page, a catalog or a column', () => {
    const naming = engine.flatMap(({ path, code }) => {
      const match = named.exec(code)?.[0];
      return match === undefined ? [] : [`${path}: ${match}`];
    });
    expect(places.length).toBeGreaterThan(20);
    expect(naming).toEqual([]);
  });
});
