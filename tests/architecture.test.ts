import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  circles,
  foldersOf,
  isIn,
  modulesIn,
  parseFile,
  readModule,
  root,
  type Import,
} from './architecture/modules.ts';

const source = modulesIn('src');
const scripts = modulesIn('scripts');
const imports = [...source, ...scripts].flatMap((file) => file.imports);

const isLocal = (path: string) => isIn(path, ['src', 'scripts', 'tests', 'flows', 'schemas']);
const written = (found: readonly Import[]) => found.map(({ from, to }) => `${from} imports ${to}`);

/** What an app, and every other room, may import of the engine; `exports` of its manifest for apps. */
const ENTRIES = [
  'core',
  'index',
  'pages',
  'fields',
  'draft',
  'ui',
  'theme',
  'supabase',
  'styles',
].map((name) => `src/engine/${name}.ts`);
const ENGINE = [
  ...ENTRIES,
  // Each set of drawings registers itself, so that a page loads those that it shows.
  'src/engine/ui/icons',
  'src/engine/ui/styles.ts',
  'src/engine/ui/fonts/fonts.css',
  'src/engine/ui/tokens.css',
];

const CHECKS = 'src/site/checks';
/** The site's checks are a room of their own: they see the checker, and no page of the site sees them. */
const roomOf = (path: string): string =>
  isIn(path, [CHECKS]) ? CHECKS : path.split('/').slice(0, 2).join('/');

/** What each room may import besides itself. Whoever adds an arrow adds it here. */
const ROOMS: Record<string, readonly string[]> = {
  // Its words, and the meta-schemas of its language.
  'src/engine': ['schemas'],
  'src/checker': [...ENGINE, 'schemas/meta'],
  'src/studio': [...ENGINE, 'src/checker', 'schemas'],
  'src/site': [...ENGINE, 'schemas'],
  [CHECKS]: [...ENGINE, 'src/checker', 'src/site'],
  'src/server': [...ENGINE, 'src/checker', 'src/studio', 'src/site', CHECKS, 'schemas'],
};

describe('imports', () => {
  it('are found in every notation', () => {
    const code = [
      "import React, { useState } from 'react';",
      "import type { Flow } from './types.ts';",
      "import { type Step } from './step.ts';",
      "import {\n  a,\n  b,\n} from '../logic/path.ts';",
      "export { c } from '../../flows/x.json?flow';",
      "import './base.css';",
      "const Page = lazy(() => import('../app/Page.tsx'));",
      "type T = import('./t.ts').T;",
      "// import d from './commented-out.ts';",
      "/* import e from './commented-out.ts'; */",
    ].join('\n');
    const file = parseFile('src/flow/walk.ts', code);
    expect(new Set(file.imports)).toEqual(
      new Set(
        [
          ['react', false],
          ['src/flow/types.ts', true],
          ['src/flow/step.ts', true],
          ['src/logic/path.ts', false],
          ['flows/x.json', false],
          ['src/flow/base.css', false],
          ['src/app/Page.tsx', false],
          ['src/flow/t.ts', true],
        ].map(([to, onlyTypes]) => ({ from: 'src/flow/walk.ts', to, onlyTypes })),
      ),
    );
    expect(file.code).not.toContain('commented-out');
  });

  it('know every room', () => {
    const rooms = new Set(source.map(({ path }) => roomOf(path)));
    expect([...rooms].sort()).toEqual(Object.keys(ROOMS).sort());
  });

  it.each(Object.entries(ROOMS))('of %s point one way', (room, allowed) => {
    const wrong = imports
      .filter(({ from, to }) => roomOf(from) === room && isLocal(to) && roomOf(to) !== room)
      .filter(({ to }) => !(roomOf(to) === CHECKS ? allowed.includes(CHECKS) : isIn(to, allowed)));
    expect(written(wrong)).toEqual([]);
  });

  it('are never allowed in both directions', () => {
    const arrows = Object.entries(ROOMS).map(([room, allowed]): [string, string[]] => [
      room,
      Object.keys(ROOMS).filter(
        (other) => other !== room && allowed.some((to) => isIn(to, [other])),
      ),
    ]);
    expect(circles(new Map(arrows))).toEqual([]);
  });

  it.each(Object.keys(ROOMS))(
    'inside %s form no circle between its folders, types counted',
    (room) => {
      expect(circles(foldersOf(source, room))).toEqual([]);
    },
  );

  it('form no circle between files, types counted', () => {
    const files = [...source, ...scripts];
    expect(
      circles(new Map(files.map(({ path, imports: all }) => [path, all.map(({ to }) => to)]))),
    ).toEqual([]);
  });

  it.each([
    ["import { b } from './b.ts';", "import { a } from './a.ts';"],
    ["import type { B } from './b.ts';", "import type { A } from './a.ts';"],
    ["import { type B } from './b.ts';", "type A = import('./a.ts').A;"],
  ])('that lead back are found: %s and %s', (a, b) => {
    const files = [parseFile('src/x/f/a.ts', a), parseFile('src/x/f/b.ts', b)];
    expect(
      circles(new Map(files.map((file) => [file.path, file.imports.map(({ to }) => to)]))),
    ).toEqual(['src/x/f/a.ts → src/x/f/b.ts → src/x/f/a.ts']);
    const apart = [
      parseFile('src/x/one/a.ts', a.replace('./b', '../two/b')),
      parseFile('src/x/two/b.ts', b.replace('./a', '../one/a')),
    ];
    expect(circles(foldersOf(apart, 'src/x'))).toEqual(['src/x/one → src/x/two → src/x/one']);
  });

  it('of MUI are only in the studio, and in the calendar that loads on demand (D42)', () => {
    const dialog = 'src/engine/fields/date/CalendarDialog.tsx';
    const calendar = 'src/engine/fields/date/Calendar.tsx';
    const theme = ['theme.ts', 'ui/theme.ts', 'ui/ThemeShell.tsx'].map(
      (name) => `src/engine/${name}`,
    );
    const code = imports.filter(({ onlyTypes }) => !onlyTypes);
    const ofMui = code.filter(({ to }) => to.startsWith('@mui/') || theme.includes(to));
    const allowed = ['src/studio', calendar, ...theme];
    expect(written(ofMui.filter(({ from }) => !isIn(from, allowed)))).toEqual([]);
    expect(written(code.filter(({ to }) => to === calendar))).toEqual([
      `${dialog} imports ${calendar}`,
    ]);
    expect(readModule(dialog).code).toContain("import('./Calendar.tsx')");
  });

  it('never lead to the studio, so that no byte of it is in the build', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        isIn(to, ['src/studio']) && !isIn(from, ['src/studio', 'src/server/studio']),
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

describe('packages', () => {
  const importers = (name: string) =>
    imports.filter(({ to }) => to === name || to.startsWith(`${name}/`)).map(({ from }) => from);

  it.each([
    ['json-logic-js', ['src/engine/logic']],
    ['@supabase', ['src/engine/draft/remote']],
  ])('%s is known in one place', (name, places) => {
    expect(importers(name).length).toBeGreaterThan(0);
    expect(importers(name).filter((from) => !isIn(from, places))).toEqual([]);
  });

  it('in a browser, nothing imports from Node or from the server', () => {
    const inBrowser = imports.filter(
      ({ from }) => isIn(from, ['src']) && !isIn(from, ['src/server']),
    );
    const node = inBrowser.filter(({ to }) => to.startsWith('node:') || isIn(to, ['src/server']));
    expect(inBrowser.length).toBeGreaterThan(500);
    expect(written(node)).toEqual([]);
  });
});

describe('the core', () => {
  const byPath = new Map(source.map((file) => [file.path, file]));
  const reached = new Set<string>();
  const reach = (path: string): void => {
    if (reached.has(path) || !isIn(path, ['src'])) return;
    reached.add(path);
    byPath.get(path)?.imports.forEach(({ to, onlyTypes }) => onlyTypes || reach(to));
  };
  reach('src/engine/core.ts');
  const core = source.filter(({ path }) => reached.has(path) || isIn(path, ['src/checker']));

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

  it('uses neither React nor styles', () => {
    expect(core.map(({ path }) => path).filter((path) => !path.endsWith('.ts'))).toEqual([]);
    const packages = core.flatMap((file) => file.imports).filter(({ onlyTypes }) => !onlyTypes);
    expect(written(packages.filter(({ to }) => /^react|\.css$/.test(to)))).toEqual([]);
  });
});

describe('the engine for other apps', () => {
  it('is what the site renders its questionnaires with', () => {
    const { imports: all } = readModule('src/site/funnel/OnboardingRoutes.tsx');
    expect(all.map(({ to }) => to)).toContain('src/engine/index.ts');
  });

  it('offers in its manifest what lies in its folder', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'src/engine/package.json'), 'utf8'));
    const offered = Object.keys(manifest.exports).filter((name) => !name.endsWith('.css'));
    const files = readdirSync(join(root, 'src/engine'));
    const fileOf = (name: string) => (name === '.' ? 'index.ts' : `${name.slice(2)}.ts`);
    expect(offered.map(fileOf).filter((name) => !files.includes(name))).toEqual([]);
  });

  it('has only texts that fit any questionnaire', () => {
    const language = ['flow', 'step', 'ui'].map((name) => `schemas/meta/${name}.schema.json`);
    const texts = imports
      .filter(({ from }) => isIn(from, ['src/engine']))
      .map(({ to }) => to)
      .filter((to) => isIn(to, ['schemas', 'flows']) && !language.includes(to));
    expect([...new Set(texts)].sort()).toEqual(
      [
        'answer-tools',
        'change-texts',
        'date-texts',
        'draft-texts',
        'entry-texts',
        'form-texts',
        'outcome',
        'return-texts',
        'review',
        'step-texts',
        'widget-texts',
      ].map((name) => `schemas/content/${name}.json`),
    );
  });
});
