import type { Manifest } from 'vite';
import { describe, expect, it } from 'vitest';
import { type Build, ownWidgets } from '../../../../src/server/build/budgets/build.ts';
import { questionnairePath } from '../../../fixtures/questionnaire.ts';
import { growth, isOver, recordOf } from '../../../../src/server/build/budgets/budgets.ts';
import { routes } from '../../../../src/server/build/budgets/budgets.json' with { type: 'json' };
import { weighAll, type Budget } from '../../../../src/server/build/budgets/weigh.ts';

const SIZES: Readonly<Record<string, number>> = {
  'app.js': 1000,
  'react.js': 80 * 1024,
  'text-1.js': 10,
  'text-2.js': 20,
  'step.js': 300,
  'later.js': 4000,
  'old.js': 7,
};

const manifest: Manifest = {
  'index.html': { file: 'app.js', imports: ['_react-a1.js'], css: ['app.css'] },
  '_react-a1.js': { file: 'react.js', name: 'react' },
  '_text-b1.js': { file: 'text-1.js', name: 'text' },
  '_text-c1.js': { file: 'text-2.js', name: 'text' },
  'schemas/a/schema.json?step': {
    file: 'step.js',
    imports: ['index.html', '_text-b1.js', '_text-c1.js'],
    dynamicImports: ['later.ts'],
  },
  'later.ts': { file: 'later.js' },
};

const PAGE = `<script type="module" src="/app.js"></script><script src="/old.js"></script>`;

const build: Build = {
  manifest,
  gzipSize: (file) => SIZES[file] ?? Number.NaN,
  readText: () => PAGE,
  ownWidgets: (entry) => (entry.startsWith('schemas/a/') ? ['list'] : []),
};

const first: Budget = { name: 'first', limit: 81, entries: ['index.html'] };
const step = (ways: object): Budget => ({
  name: 'step',
  limit: 1,
  entries: ['schemas/a/schema.json?step'],
  ...ways,
});
const bytes = (...budgets: Budget[]) => weighAll(budgets, build).map((route) => route.bytes);

describe('the weight of a route', () => {
  it('counts its entries with everything they import, each chunk once', () => {
    expect(bytes(first, step({}))).toEqual([81 * 1024 - 24, 330 + 81 * 1024 - 24]);
  });

  it('omits what the previous route has loaded', () => {
    expect(bytes(first, step({ beyond: 'first' }))).toEqual([81 * 1024 - 24, 330]);
  });

  it('counts only its own chunk if the budget says so', () => {
    expect(bytes(step({ own: true }))).toEqual([300]);
  });

  it('includes dynamic imports if the budget says so', () => {
    expect(bytes(first, step({ beyond: 'first', later: true }))).toEqual([81 * 1024 - 24, 4330]);
  });

  it('of a page that must not wait counts only the blocking scripts', () => {
    expect(bytes({ name: 'page', limit: 0, html: ['index.html'] })).toEqual([7]);
  });

  it('is limited for every entry without its own budget', () => {
    const each: Budget = { name: 'any step', limit: 3, each: '?step', own: true };
    expect(weighAll([each], build).map(({ name }) => name)).toEqual([
      'any step: schemas/a/schema.json?step',
    ]);
    expect(weighAll([each, step({ own: true })], build)).toHaveLength(1);
  });

  it('is limited for every shared chunk with that prefix, given what is loaded before it', () => {
    const each: Budget = { name: 'opening', limit: 3, each: 'te', with: ['index.html'] };
    expect(weighAll([each], build).map(({ name }) => name)).toEqual([
      'opening: text',
      'opening: text',
    ]);
    expect(bytes({ ...first, entries: ['index.html', 'text'] })).toEqual([81 * 1024 - 24 + 10]);
  });

  it('can have its own limit for one step, excluded from the general one', () => {
    const each: Budget = { name: 'any step', limit: 3, each: '?step', own: true };
    const own: Budget = { name: 'heavy step', limit: 9, step: 'a', own: true };
    expect(weighAll([own, each], build).map(({ name, bytes: size }) => [name, size])).toEqual([
      ['heavy step', 300],
    ]);
  });

  it('may be more for a widget that only one step uses, with its code', () => {
    const each: Budget = { name: 'any step', limit: 3, each: '?step', own: true };
    const limits = (budget: Budget) => weighAll([budget], build).map(({ limit }) => limit);
    expect(limits(each)).toEqual([3]);
    expect(limits({ ...each, widgets: { text: 1 } })).toEqual([3]);
    expect(limits({ ...each, widgets: { list: 0.5 } })).toEqual([3.5]);
    const tiny = questionnairePath('tiny');
    expect(ownWidgets('schemas/kind/schema.json?step', tiny)).toEqual(['cards', 'select']);
    expect(ownWidgets('schemas/crafts/schema.json?step', tiny)).toEqual([]);
    expect(ownWidgets('index.html', tiny)).toEqual([]);
  });

  it('is not limited for a step that no questionnaire has', () => {
    expect(bytes(first, { name: 'heavy step', limit: 9, step: 'gone', own: true })).toHaveLength(1);
  });

  it('cannot be limited for an entry missing from the build', () => {
    expect(() => bytes({ name: 'gone', limit: 1, entries: ['gone.tsx'] })).toThrow('gone.tsx');
    expect(() => bytes(step({ beyond: 'nothing' }))).toThrow('nothing');
  });
});

describe('a route over its budget', () => {
  const weighed = weighAll([first, step({ beyond: 'first' })], build);

  it('weighs more than its limit, not just as much', () => {
    expect(weighed.map(isOver)).toEqual([false, false]);
    expect(weighed.map((route) => isOver({ ...route, limit: 330 / 1024 }))).toEqual([true, false]);
    expect(isOver({ ...first, chunks: {}, bytes: 331, limit: 330 / 1024 })).toBe(true);
  });

  it('is reported with what grew since the sizes were recorded, largest growth first', () => {
    const [, route] = weighed;
    if (route === undefined) throw new Error('There are two routes');
    const grown = { ...route, chunks: { ...route.chunks, text: 1054, calendar: 2048 } };
    expect(growth(grown, recordOf(weighed))).toEqual([
      'calendar: 2.0 KiB (+2.0 KiB)',
      'text: 1.0 KiB (+1.0 KiB)',
    ]);
  });
});

it('says why wherever a limit had to be set above its target', () => {
  expect(routes.filter(({ was }) => was !== undefined).length).toBeGreaterThan(5);
  const unexplained = routes.filter(
    ({ limit, was, why = '' }) => was !== undefined && (was >= limit || why.trim() === ''),
  );
  expect(unexplained.map(({ name }) => name)).toEqual([]);
});
