import { execFile } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import rows from './conformance.json' with { type: 'json' };

/** One checkable statement of the specification or of a decision, and the test that shows it. */
type Row = { id: string; source: string; statement: string; test?: string };

const all: readonly Row[] = rows;
const covered = all.flatMap(({ id, test }) => (test === undefined ? [] : [{ id, test }]));
const run = promisify(execFile);

describe('conformance to the specification', () => {
  let known: ReadonlySet<string>;
  beforeAll(async () => {
    const [browser, others] = await Promise.all([browserTests(), unitTests()]);
    known = new Set([...browser, ...others]);
  }, 240_000);

  it('every row names a test that exists', () => {
    const gone = covered.filter(({ test }) => !known.has(test));
    expect(gone).toEqual([]);
  });

  it('every row has an id of its own', () => {
    const ids = all.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('every statement of a source stands once', () => {
    const said = all.map(({ source, statement }) => `${source}: ${statement}`);
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  });

  it('sections 2, 3, 4, 5, 7, 8, 9 and decisions D1 to D29 all have rows', () => {
    const sources = [
      ...[2, 3, 4, 5, 7, 8, 9].map((section) => `spec ${section}`),
      ...Array.from({ length: 29 }, (_, index) => `D${index + 1}`),
    ];
    expect([...new Set(all.map(({ source }) => source))].toSorted()).toEqual(sources.toSorted());
  });

  it('every row is covered, and the count is told', () => {
    console.info(`spec rows covered ${covered.length} / ${all.length}`);
    expect(all.filter(({ test }) => test === undefined)).toEqual([]);
  });
});

type Suite = { title: string; file: string; specs?: { title: string }[]; suites?: Suite[] };

/** Titles as Playwright makes them, the rows of tables included. */
async function browserTests(): Promise<string[]> {
  const listed: { suites: Suite[] } = await list('playwright', [
    'test',
    '--list',
    '--reporter=json',
  ]);
  const titles = (suite: Suite, above: readonly string[]): string[] => [
    ...(suite.specs ?? []).map(({ title }) => [...above, title].join(' › ')),
    ...(suite.suites ?? []).flatMap((inner) => titles(inner, [...above, inner.title])),
  ];
  return listed.suites.flatMap((suite) => titles(suite, [`tests/browser/${suite.file}`]));
}

/** Titles as Vitest makes them, of the files that rows name. */
async function unitTests(): Promise<string[]> {
  const files = covered
    .map(({ test }) => test.split(' › ')[0] ?? '')
    .filter((file) => !file.startsWith('tests/browser/'));
  const listed: { name: string; file: string }[] = await list('vitest', [
    'list',
    ...new Set(files),
    // Last, because it would take a file that follows for the place to write to.
    '--json',
  ]);
  return listed.map(
    ({ name, file }) => `${relative(resolve('.'), file)} › ${name.replaceAll(' > ', ' › ')}`,
  );
}

/** What a test runner lists as JSON; a runner of its own, so without this one's environment. */
async function list<Listed>(runner: string, options: readonly string[]): Promise<Listed> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|TEST$|NODE_ENV$|NODE_OPTIONS$)/.test(name),
    ),
  );
  const bin = resolve('node_modules/.bin', runner);
  const { stdout } = await run(bin, options, { env, maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout.slice(stdout.search(/[[{]/)));
}
