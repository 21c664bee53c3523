import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { bin, scripts } from '../../package.json';
import { createProgram } from '../../scripts/plumbline/program.ts';
import { questionnairePath } from '../fixtures/questionnaire.ts';

function plumbline(words: readonly string[], cwd = '.') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin.plumbline, ...words], {
    cwd,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const STACK = /^\s+at .*:\d+:\d+\)?$/m;
test('--help lists the commands, and with one it explains that', () => {
  const { status, stdout } = plumbline(['--help']);
  expect(status).toBe(0);
  for (const command of createProgram().commands) {
    expect(stdout).toContain(`\n  ${command.name()} `);
    expect(command.helpInformation()).toMatch(/^Usage: plumbline .*\n\n.{10}/);
  }
  expect(plumbline(['export', '--help'])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('--to <folder>'),
  });
});

test('a reader of the output may stop reading', async () => {
  const child = spawn(process.execPath, [
    bin.plumbline,
    'validate',
    '--root',
    questionnairePath('tiny'),
  ]);
  child.stdout.destroy();
  const [told] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(told).toBe('');
});

test.each([
  [['studio', '--prot', '6311'], "unknown option '--prot'\n(Did you mean --port?)"],
  [['studio', '--port', 'here'], 'A port is a number from 0 to 65535.'],
  [['valdate'], "unknown command 'valdate'\n(Did you mean validate?)"],
  [['rename', 'email'], "missing required argument 'name'"],
  // npm keeps an option without a separate "--" to itself, so that its value is left over.
  [['new', 'vehicles', 'details'], 'too many arguments'],
])('%j is refused with what to write, and without a stack', (words, why) => {
  const { status, stderr } = plumbline(words);
  expect(status).toBe(1);
  expect(stderr).toContain(why);
  expect(stderr).toContain('plumbline --help');
  expect(stderr).not.toMatch(STACK);
});

test('package.json has at most 25 scripts', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(25);
});

test.each([
  ['a list of benchmarks', 'tests/bench/main.ts'],
  ['a list of random runs', 'tests/fuzz/main.ts'],
  ['a list of pictures', 'tests/browser/pictures/main.ts'],
])('%s is printed instead of an unknown one', (_what, file) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, 'nothing'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, "error: unknown command 'nothing'\n"]);
});

test('a fault in a meta-schema is reported with its place, any other with its stack', () => {
  const root = mkdtempSync(join(tmpdir(), 'broken-'));
  for (const part of ['src', 'scripts', 'schemas', 'flows', 'package.json'])
    cpSync(part, join(root, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir');

  writeFileSync(join(root, 'schemas/meta/flow.schema.json'), '{\n  type: "object"\n}');
  const broken = plumbline(['validate'], root);
  expect(broken.status).toBe(1);
  expect(broken.stderr).toContain(
    'schemas/meta/flow.schema.json:2:3  error  F1 file-parses  This file is not valid JSON',
  );
  expect(broken.stderr).toContain('1 error, 0 warnings.');
  expect(broken.stderr).not.toMatch(STACK);

  cpSync('schemas/meta/flow.schema.json', join(root, 'schemas/meta/flow.schema.json'));
  writeFileSync(
    join(root, 'src/server/project/watch.ts'),
    "export const watchProject = null;\nthrow new TypeError('of ours');",
  );
  const failed = plumbline(['validate'], root);
  expect(failed.status).toBe(1);
  expect(failed.stderr).toMatch(/TypeError: of ours\n\s+at .*watch\.ts/);
  rmSync(root, { recursive: true });
});
