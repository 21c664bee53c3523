import { execFileSync } from 'node:child_process';
import type { ProjectTexts } from '../lint/project/read.ts';

const FOLDERS = ['flows', 'schemas', 'supabase/migrations'];

/** The project's files as they are in a git revision. @throws when there is no such revision. */
export function textsAt(revision: string): ProjectTexts {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const paths = git('ls-tree', '-r', '--name-only', revision, '--', ...FOLDERS)
    .split('\n')
    .filter((path) => /\.(json|sql)$/.test(path));
  return new Map(paths.map((path) => [path, git('show', `${revision}:${path}`)]));
}

/** Revisions that were released: tags such as `v1.2.0`, oldest first. */
export function releases(): string[] {
  const tags = execFileSync('git', ['tag', '--list', 'v*', '--sort=creatordate'], {
    encoding: 'utf8',
  });
  return tags.split('\n').filter((tag) => tag !== '');
}
