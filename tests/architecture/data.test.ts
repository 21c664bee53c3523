import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Flow } from '../../src/engine/core.ts';
import { isIn, modulesIn, readModule, root, type SourceFile } from './modules.ts';

const source = modulesIn('src');
const FUNNEL_PATH = 'src/site/funnel-path.ts';

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

describe('tests of the engine', () => {
  /** Suites that say how the engine works, whatever questionnaire it runs. */
  const ENGINE = ['checker', 'engine'].map((name) => `tests/${name}`);
  // Those of the pages walk the shipped questionnaires too.
  const suites = ENGINE.flatMap(modulesIn).filter(
    ({ path }) => !isIn(path, ['tests/engine/pages']),
  );
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
        const file = readModule(to);
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
    expect([...importing.map(({ from, to }) => `${from} imports ${to}`), ...reading]).toEqual([]);
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
