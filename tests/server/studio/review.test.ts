import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeReview } from '../../../src/server/studio/api.ts';

let root: string;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const review = {
  branch: 'studio/new-label',
  title: 'Ask for the name',
  message: '## tiny\n\nA $(label).',
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'review-'));
  for (const folder of ['flows', 'schemas', 'src']) mkdirSync(join(root, folder));
  write('flows/tiny.json', '{}');
  write('src/code.ts', '');
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'An analyst');
  git('config', 'user.email', 'analyst@example.com');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Start');
});

afterEach(() => rmSync(root, { recursive: true }));

it('makes a branch with one commit of flows and schemas, and the report as its message', async () => {
  write('flows/tiny.json', '{ "id": "tiny" }');
  write('schemas/new.json', '{}');
  write('src/code.ts', 'changed');
  const made = await makeReview(root, review);
  expect(made).toEqual({ kind: 'made', branch: review.branch, commit: git('rev-parse', 'HEAD') });
  expect(git('branch', '--show-current')).toBe(review.branch);
  expect(git('show', '--name-only', '--format=%B', 'HEAD').split('\n').filter(Boolean)).toEqual([
    'Ask for the name',
    '## tiny',
    'A $(label).',
    'flows/tiny.json',
    'schemas/new.json',
  ]);
  expect(git('status', '--porcelain')).toBe('M src/code.ts');
  expect(git('log', '--oneline', 'main').split('\n')).toHaveLength(1);
});

it.each([
  ['nothing changed', () => undefined, review, 'Nothing differs'],
  [
    'other changes are staged',
    () => (write('src/code.ts', 'x'), git('add', 'src')),
    review,
    'staged already',
  ],
  [
    'the branch is there',
    () => (write('flows/tiny.json', '1'), git('branch', review.branch)),
    review,
    'already',
  ],
  [
    'the name is none',
    () => write('flows/tiny.json', '1'),
    { ...review, branch: '--orphan' },
    'not a branch name',
  ],
])('refuses when %s, and leaves everything as it was', async (_when, before, asked, why) => {
  before();
  const status = git('status', '--porcelain');
  expect(await makeReview(root, asked)).toEqual({
    kind: 'refused',
    why: expect.stringContaining(why),
  });
  expect(git('branch', '--show-current')).toBe('main');
  expect(git('status', '--porcelain')).toBe(status);
});

it('restores the state when git makes no commit', async () => {
  write('flows/tiny.json', '{ "id": "tiny" }');
  write('.git/hooks/pre-commit', '#!/bin/sh\nexit 1\n');
  execFileSync('chmod', ['+x', join(root, '.git/hooks/pre-commit')]);
  const result = await makeReview(root, review);
  expect(result.kind).toBe('refused');
  expect(git('branch', '--list')).toBe('* main');
  expect(git('status', '--porcelain')).toBe('M flows/tiny.json');
});

it('refuses where there is no repository', async () => {
  rmSync(join(root, '.git'), { recursive: true });
  const result = await makeReview(root, review);
  expect(result).toEqual({ kind: 'refused', why: expect.stringContaining('no git repository') });
});
