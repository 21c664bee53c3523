import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { broken, type BreakOfRow } from './breaks.ts';

/** What the row's own test made of a break. */
export type Verdict =
  | { fate: 'noticed'; why: string }
  | { fate: 'missed' }
  /** The edit broke more than its statement: the test, the build or the server did not come to an end. */
  | { fate: 'not run'; why: string };

/**
 * What a break takes away is waited for in vain: shorter than in the tests' own run, where both cores
 * are busy.
 */
const CONFIG = {
  file: 'breaks.config.ts',
  text: `import config from './playwright.config.ts';
export default { ...config, use: { ...config.use, actionTimeout: 15_000 } };
`,
};
const REPORT = 'test-results/break.json';
/** A test, or a build. */
const LONGEST_MS = 300_000;

/** A copy of the project, in which one break after the other is tried. */
export function copyToBreak(port: number) {
  const root = mkdtempSync(join(tmpdir(), 'plumbline-breaks-'));
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of stdout.split('\n').filter((path) => path !== '' && existsSync(path))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(file, join(root, file));
  }
  writeFileSync(join(root, CONFIG.file), CONFIG.text);
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir');
  const run = (command: string, ...args: readonly string[]) => runFor(1, command, ...args);
  const runFor = (tests: number, command: string, ...args: readonly string[]) =>
    spawnSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      timeout: tests * LONGEST_MS,
      env: { ...process.env, TEST_PORT: String(port), BROWSER_REPORT: REPORT },
    });

  return {
    /**
     * Applies the edits, runs the tests of their rows, and takes the edits back. Several at once are
     * for the browser, where each build takes its time.
     */
    judge(tried: readonly BreakOfRow[]): Verdict[] {
      const texts = new Map<string, string>();
      for (const { one } of tried) {
        const path = join(root, one.file);
        const text = readFileSync(path, 'utf8');
        if (!texts.has(path)) texts.set(path, text);
        writeFileSync(path, broken(one, text));
      }
      rmSync(join(root, REPORT), { force: true });
      const tests = tried.map(({ row }) => row.test);
      try {
        return tests.every(isOfBrowser) ? inBrowser(tests) : tests.map(inNode);
      } finally {
        for (const [path, text] of texts) writeFileSync(path, text);
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };

  function inNode(test: string): Verdict {
    const [file = '', ...titles] = test.split(' › ');
    const asked = ['-t', `^${escaped(titles.join(' '))}$`];
    const { stdout, stderr } = run(
      'npx',
      'vitest',
      'run',
      file,
      ...asked,
      '--reporter=json',
      `--outputFile=${REPORT}`,
    );
    const report = readReport<VitestReport>(root);
    const results = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
    const own = results.find(({ status }) => status === 'passed' || status === 'failed');
    if (own === undefined) return { fate: 'not run', why: lastLine(stderr || stdout) };
    return own.status === 'passed'
      ? { fate: 'missed' }
      : { fate: 'noticed', why: firstLine(own.failureMessages.join('\n')) };
  }

  function inBrowser(tests: readonly string[]): Verdict[] {
    const built = run('npm', 'run', '--silent', 'build');
    if (built.status !== 0) {
      return tests.map(() => ({ fate: 'not run', why: lastLine(built.stderr) }));
    }
    const parts = tests.map((test) => test.split(' › '));
    const titles = parts.map(([, ...names]) => escaped(names.join(' ')));
    const { stdout, stderr } = runFor(
      tests.length,
      'npx',
      'playwright',
      'test',
      `--config=${CONFIG.file}`,
      ...new Set(parts.map(([file = '']) => file)),
      '-g',
      `(?:${titles.join('|')})$`,
      '--workers=1',
    );
    const suites = readReport<BrowserReport>(root)?.suites ?? [];
    const results = new Map(suites.flatMap((suite) => resultsOf(suite)));
    return tests.map((test) => {
      const own = results.get(test);
      if (own?.status === 'passed') return { fate: 'missed' };
      if (own === undefined || own.status === 'skipped')
        return { fate: 'not run', why: lastLine(stderr || stdout) };
      return { fate: 'noticed', why: firstLine(own.error?.message ?? own.status) };
    });
  }
}

export const isOfBrowser = (test: string) => /^tests\/(?:browser|fuzz)\//.test(test);

type VitestReport = {
  testResults: { assertionResults: { status: string; failureMessages: string[] }[] }[];
};

type BrowserResult = { status: string; error?: { message?: string } };
type BrowserSuite = {
  title: string;
  suites?: BrowserSuite[];
  specs?: { title: string; tests: { results: BrowserResult[] }[] }[];
};
type BrowserReport = { suites: BrowserSuite[] };

/** Each test by its name in the table of rows, with its result. */
function resultsOf(suite: BrowserSuite, around = 'tests/'): [string, BrowserResult][] {
  const { title, suites = [], specs = [] } = suite;
  const here = around + title;
  return [
    ...specs.flatMap((spec) =>
      spec.tests.flatMap(({ results }) =>
        results.map((result): [string, BrowserResult] => [`${here} › ${spec.title}`, result]),
      ),
    ),
    ...suites.flatMap((inner) => resultsOf(inner, `${here} › `)),
  ];
}

function readReport<Report>(root: string): Report | undefined {
  const file = join(root, REPORT);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const linesOf = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const firstLine = (text: string) => linesOf(text)[0] ?? '';
const lastLine = (text: string) => linesOf(text).at(-1) ?? '';
