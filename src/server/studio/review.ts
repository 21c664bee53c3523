import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isObject, type Json } from '../../engine/core.ts';

const run = promisify(execFile);

/** A review for a reviewer to look at: a branch with one commit. */
export type Review = { branch: string; title: string; message: string };

export type ReviewResult =
  | { kind: 'made'; branch: string; commit: string }
  | { kind: 'refused'; why: string };

const FOLDERS = ['flows', 'schemas'];

/**
 * Creates a branch with the saved changes of `flows/` and `schemas/` in one commit, and stays on it.
 * On failure, everything is restored.
 */
export async function makeReview(
  root: string,
  { branch, title, message }: Review,
): Promise<ReviewResult> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim();
  const works = (...args: string[]) =>
    git(...args).then(
      () => true,
      () => false,
    );
  if (!(await works('--version'))) return refused('Git is not installed on this machine.');
  if (!(await works('rev-parse', '--verify', 'HEAD'))) {
    return refused('This folder is in no git repository with a commit.');
  }
  if (!(await works('diff', '--cached', '--quiet'))) {
    return refused('Other changes are staged already: commit or unstage them first.');
  }
  if (!(await works('check-ref-format', '--branch', branch))) {
    return refused(`"${branch}" is not a branch name.`);
  }
  if (await works('rev-parse', '--verify', `refs/heads/${branch}`)) {
    return refused(`There is a branch "${branch}" already.`);
  }
  if ((await git('status', '--porcelain', '--', ...FOLDERS)) === '') {
    return refused('Nothing differs from the last commit.');
  }
  const before = await git('rev-parse', '--abbrev-ref', 'HEAD');
  const start = before === 'HEAD' ? ['--detach', await git('rev-parse', 'HEAD')] : [before];
  await git('switch', '--quiet', '--create', branch);
  try {
    await git('add', '--', ...FOLDERS);
    await git('commit', '--quiet', '--message', title, '--message', message);
    return { kind: 'made', branch, commit: await git('rev-parse', 'HEAD') };
  } catch (error) {
    await git('reset', '--quiet', '--', ...FOLDERS);
    await git('switch', '--quiet', ...start);
    await git('branch', '--delete', '--force', branch);
    return refused(`Git made no commit: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const refused = (why: string): ReviewResult => ({ kind: 'refused', why });

/** Parses the body of a request as a review; undefined if it is not one. */
export function reviewOf(json: Json): Review | undefined {
  if (!isObject(json)) return undefined;
  const { branch, title, message } = json;
  if (typeof branch !== 'string' || typeof title !== 'string' || typeof message !== 'string') {
    return undefined;
  }
  return title.trim() === '' ? undefined : { branch, title, message };
}
