import { execFileSync, spawnSync } from 'node:child_process';
import type { ProjectTexts } from '../../checker/project/source-file.ts';
import { FOLDERS } from './files.ts';

/**
 * The files of the questionnaire in a folder as of a git revision.
 * @throws if there is no such revision
 */
export function textsAt(revision: string, root = '.'): ProjectTexts {
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', args, {
      cwd: root,
      input,
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  const entries = git(['ls-tree', '-r', '-z', revision, '--', ...FOLDERS])
    .toString()
    .split('\0')
    .flatMap((line) => {
      const [about = '', path = ''] = line.split('\t');
      const [, , id = ''] = about.split(' ');
      return /\.(json|sql)$/.test(path) ? [{ path, id }] : [];
    });
  // A process of git for each file would take seconds.
  const read = git(['cat-file', '--batch'], entries.map(({ id }) => `${id}\n`).join(''));
  let at = 0;
  return new Map(
    entries.map(({ path, id }) => {
      const start = read.indexOf('\n', at) + 1;
      const size = Number(read.toString('utf8', at, start).slice(`${id} blob `.length));
      at = start + size + 1;
      return [path, read.toString('utf8', start, start + size)];
    }),
  );
}

/** The files of the last commit; null if there is no git repository, or no commit yet. */
export function committedTexts(root: string): ProjectTexts | null {
  try {
    return textsAt('HEAD', root);
  } catch {
    return null;
  }
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
