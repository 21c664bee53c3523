import { execFileSync, spawnSync } from 'node:child_process';
import type { ProjectTexts } from '../../analysis/project/texts.ts';

const FOLDERS = ['flows', 'schemas', 'supabase/migrations'];

/**
 * The files of the questionnaire in a folder as of a git revision.
 * @throws if there is no such revision
 */
export function textsAt(revision: string, root = '.'): ProjectTexts {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const paths = git('ls-tree', '-r', '--name-only', revision, '--', ...FOLDERS)
    .split('\n')
    .filter((path) => /\.(json|sql)$/.test(path));
  return new Map(paths.map((path) => [path, git('show', `${revision}:./${path}`)]));
}

/**
 * Released flow versions: tags such as `flow-v1`, oldest first. None if there is no git history, as
 * in an unpacked archive.
 */
export function releases(root = '.'): string[] {
  const { status, stdout } = spawnSync(
    'git',
    ['tag', '--list', 'flow-v*', '--sort=version:refname'],
    { cwd: root, encoding: 'utf8' },
  );
  return status === 0 ? stdout.split('\n').filter((tag) => tag !== '') : [];
}
