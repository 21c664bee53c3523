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
import { broken, type Break, type Row } from './breaks.ts';

/** What the row's own test made of a break. */
export type Verdict =
  | { fate: 'noticed'; why: string }
  | { fate: 'missed' }
  /** The edit broke more than its statement: the test, the build or the server did not come to an end. */
  | { fate: 'not run'; why: string };

const REPORT = 'test-results/break.json';
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
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir');
  const run = (command: string, ...args: readonly string[]) =>
    spawnSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      timeout: LONGEST_MS,
      env: { ...process.env, TEST_PORT: String(port), BROWSER_REPORT: REPORT },
    });

  return {
    /** Applies the edit, runs the row's test, and takes the edit back. */
    judge(one: Break, { test }: Row): Verdict {
      const path = join(root, one.file);
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, broken(one, text));
      rmSync(join(root, REPORT), { force: true });
      try {
        return isOfBrowser(test) ? inBrowser(test) : inNode(test);
      } finally {
        writeFileSync(path, text);
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

  function inBrowser(test: string): Verdict {
    const built = run('npm', 'run', '--silent', 'build');
    if (built.status !== 0) return { fate: 'not run', why: lastLine(built.stderr) };
    const [file = '', ...titles] = test.split(' › ');
    const { stdout, stderr } = run(
      'npx',
      'playwright',
      'test',
      file,
      '-g',
      `${escaped(titles.join(' '))}$`,
      '--workers=1',
    );
    const results = readReport<BrowserReport>(root)?.suites.flatMap(resultsOf) ?? [];
    const failed = results.find(({ status }) => status === 'failed' || status === 'timedOut');
    if (failed !== undefined)
      return { fate: 'noticed', why: firstLine(failed.error?.message ?? failed.status) };
    return results.some(({ status }) => status === 'passed')
      ? { fate: 'missed' }
      : { fate: 'not run', why: lastLine(stderr || stdout) };
  }
}

export const isOfBrowser = (test: string) => /^tests\/(?:browser|fuzz)\//.test(test);

type VitestReport = {
  testResults: { assertionResults: { status: string; failureMessages: string[] }[] }[];
};

type BrowserResult = { status: string; error?: { message?: string } };
type BrowserSuite = {
  suites?: BrowserSuite[];
  specs?: { tests: { results: BrowserResult[] }[] }[];
};
type BrowserReport = { suites: BrowserSuite[] };

const resultsOf = ({ suites = [], specs = [] }: BrowserSuite): BrowserResult[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)),
  ...suites.flatMap(resultsOf),
];

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
