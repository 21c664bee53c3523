import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { reached } from '../../src/server/build/reached.ts';

const FIRST = './scripts/project/say-syntax-errors.ts';
const COMMANDS: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

/** The project's own modules that a module imports. */
const imports = (path: string): string[] =>
  [
    ...readFileSync(path, 'utf8').matchAll(/^(?:import|export)\s(?!type)[^;]*?'(\.[^']+\.ts)'/gm),
  ].map(([, to = '']) => join(dirname(path), to));

test.each(readdirSync('scripts').filter((name) => name.endsWith('.ts')))(
  '%s says where a meta-schema is broken if it imports one',
  (name) => {
    const path = `scripts/${name}`;
    const isAnalyst = reached([path], imports).has('src/checker/model/meta.ts');
    const [own = ''] = Object.values(COMMANDS).filter((command) => command.endsWith(` ${path}`));
    expect(own.includes(`--import ${FIRST}`)).toBe(isAnalyst);
  },
);

function run(meta: string): string {
  const root = mkdtempSync(join(tmpdir(), 'broken-'));
  mkdirSync(join(root, 'schemas/meta'), { recursive: true });
  writeFileSync(join(root, 'schemas/meta/flow.schema.json'), meta);
  writeFileSync(
    join(root, 'command.mjs'),
    "import flow from './schemas/meta/flow.schema.json' with { type: 'json' };\nflow.does.not.exist;",
  );
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), '--import', resolve(FIRST), 'command.mjs'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  return stderr;
}

test('a syntax error in a meta-schema is reported with its place and what to write', () => {
  const said = run('{\n  type: "object"\n}');
  expect(said).toContain(
    'schemas/meta/flow.schema.json:2:3  error  F1  This file is not valid JSON',
  );
  expect(said).toContain('1 error, 0 warnings.');
  expect(said).not.toContain('    at /tmp');
});

test('any other failure keeps its stack', () => {
  expect(run('{}')).toMatch(/TypeError: .*\n\s+at .*command\.mjs/);
});
