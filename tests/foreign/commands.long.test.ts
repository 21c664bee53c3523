import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pair } from '../fixtures/pair.ts';
import { questionnairePath } from '../fixtures/questionnaire.ts';
import { commitAll, runPlumbline, type Ran } from './run.ts';

const root = mkdtempSync(join(tmpdir(), 'plumbline-dance-'));
/** Runs a command of this project on a questionnaire in another folder. */
const on = (script: string, ...args: string[]): Ran =>
  runPlumbline('.', script, ...args, '--root', root);
const flow = () => readFileSync(join(root, 'flows/dance-school.json'), 'utf8');

beforeAll(() => {
  cpSync(questionnairePath('dance-school'), root, { recursive: true });
  commitAll(root);
});
afterAll(() => rmSync(root, { recursive: true }));

test('validate proves it', () => {
  expect(on('validate')).toEqual({ ok: true, said: 'No findings: every path is proven.\n' });
});

test('simulate records its journeys and replays them', () => {
  const { ok, said } = on('simulate', '--generate', '--flow', 'dance-school');
  expect(said).toContain('All journeys go where they went.');
  expect(ok).toBe(true);
});

test('graph draws it', () => {
  expect(on('graph').ok).toBe(true);
  expect(existsSync(join(root, 'docs/flow.svg'))).toBe(true);
  expect(readFileSync(join(root, 'docs/flow.mmd'), 'utf8')).toContain('isCoupleDance');
});

test('a step is added, moved and removed, a field renamed, and the report shows the changes', () => {
  expect(on('new', 'shoes', '--after', 'times').ok).toBe(true);
  expect(on('rename', 'lesson.level', 'skill').ok).toBe(true);
  expect(flow()).toContain('"lesson.level": "lesson.skill"');
  const moved = on('move', 'shoes', '--after', 'first-lesson', '--flow', 'dance-school');
  expect(moved).toEqual({
    ok: true,
    said: expect.stringContaining('Wrote flows/dance-school.json'),
  });
  expect(on('remove', 'reach').said).toContain('reads "reach.email": remove that');
  expect(on('remove', 'shoes').said).toContain('Wrote flows/dance-school.json');
  expect(existsSync(join(root, 'schemas/shoes'))).toBe(false);
  const { ok, said } = on('report', '--base', 'HEAD');
  expect(said).toContain('"lesson.level" is called');
  expect(said).toContain(', 0 would lose answers.');
  expect(ok).toBe(true);
});

test('with two questionnaires that share a step, a command asks which one is meant, and reports what it did', () => {
  const both = mkdtempSync(join(tmpdir(), 'plumbline-pair-'));
  for (const [path, text] of pair()) {
    mkdirSync(dirname(join(both, path)), { recursive: true });
    writeFileSync(join(both, path), text);
  }
  const move = ['day', '--after', 'person', '--root', both];
  expect(runPlumbline('.', 'move', ...move)).toEqual({
    ok: false,
    said: '"day" is a step of tiny and visit. Say which one you mean: --flow tiny or --flow visit.\n',
  });
  expect(runPlumbline('.', 'move', ...move, '--flow', 'tiny').said).toContain(
    '"day" moved in tiny only; visit keeps it where it was.',
  );
  rmSync(both, { recursive: true });
});

test.each([
  ['validate', ['--flow', 'dancing'], 'There is no flow "dancing". Known flows: dance-school.'],
  ['move', ['dancer', '--after', 'times'], 'There is no step "dancer". Did you mean "dance"?'],
])('%s %j explains what is wrong, and shows no stack trace', (script, args, why) => {
  expect(on(script, ...args)).toEqual({ ok: false, said: `${why}\n` });
});
