import { spawnSync } from 'node:child_process';

/** A command's output (stdout and stderr), and whether it succeeded. */
export type Ran = { said: string; ok: boolean };

/** A line of a stack trace, which no analyst should see. */
const TRACE = /^ {4}at .*:\d+:\d+\)?$/m;

/** Runs a command in a folder; one that prints a stack trace has failed. */
export function run(root: string, command: string, ...args: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    // Vite, running in this process, has set it for itself.
    env: { ...process.env, NODE_ENV: undefined },
    maxBuffer: 64 * 1024 * 1024,
  });
  const said = `${stdout}${stderr}`;
  return { said, ok: status === 0 && !TRACE.test(said) };
}

/** Runs one of the project's commands in a folder. */
export const runPlumbline = (root: string, command: string, ...args: string[]): Ran =>
  run(root, process.execPath, 'scripts/plumbline.mjs', command, ...args);

/** Makes a folder a git repository with one commit of all files in these folders. */
export function commitAll(root: string, folders = ['flows', 'schemas', 'supabase']): void {
  const git = (...args: string[]) => run(root, 'git', ...args);
  git('init', '--quiet');
  git('add', ...folders);
  const me = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const committed = git(...me, 'commit', '--quiet', '--no-verify', '--message', 'As it was');
  if (!committed.ok) throw new Error(committed.said);
}
