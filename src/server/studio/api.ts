import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { type Json, isObject } from '../../engine/core.ts';
import { BodyNotText, BodyTooLarge, readBody } from '../backend/request-body.ts';
import { readProject } from '../project/files.ts';
import { committedTexts } from '../project/revision.ts';
import type { Events } from './events.ts';
import type { FileSave, Review, ReviewAnswer } from '../../studio/session/project/studio-api.ts';
import { fileSaves, save } from './save.ts';
import { hashOf, whyNotWritable } from './studio-files.ts';
import { readFileSync } from 'node:fs';
import { formatText } from '../project/write.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Prefix of API requests; every other path serves the pages. */
export const API = '/api/';

/** In bytes: about ten times the size of all files of a large project. */
const LIMIT = 32 * 1024 * 1024;

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/**
 * The studio's API. `GET project` returns `{ root, files: { path: { text, hash } } }`, `GET committed`
 * the texts of the last commit or null, `GET events` a stream. `POST save` takes `{ files: FileSave[]
 * }`: 200 if all were saved, 409 with the versions on disk, 403 for any other path. `POST review`
 * takes a `Review`: 200 with its commit, or 409 with a sentence.
 */
export function studioApi(root: string, events: Events): (name: string) => Handler | undefined {
  const handlers: Record<string, Handler> = {
    'GET project': (_request, response) => {
      const files = [...readProject(root)].map(([path, text]) => [
        path,
        { text, hash: hashOf(text) },
      ]);
      reply(response, 200, { root: resolve(root), files: Object.fromEntries(files) as Json });
    },
    'GET committed': (_request, response) => {
      const texts = committedTexts(root);
      reply(response, 200, { texts: texts && Object.fromEntries(texts) });
    },
    'GET events': (_request, response) => events.add(response),
    'POST review': async (request, response) => {
      const review = reviewOf(await bodyOf(request));
      if (review === undefined) return reply(response, 400, { why: 'This is not a review.' });
      const result = await makeReview(root, review);
      reply(response, result.kind === 'made' ? 200 : 409, result);
    },
    'POST save': async (request, response) => {
      const files = fileSaves(await bodyOf(request));
      if (files === undefined) return reply(response, 400, { why: 'This is not a list of files.' });
      const result = save(root, await formatted(root, files));
      const status = { saved: 200, conflict: 409, refused: 403 }[result.kind];
      reply(response, status, result as unknown as Json);
    },
  };
  return (name) => handlers[name];
}

async function bodyOf(request: IncomingMessage): Promise<Json> {
  try {
    return JSON.parse(await readBody(request, LIMIT)) as Json;
  } catch (error) {
    const isTheirs =
      error instanceof SyntaxError || error instanceof BodyTooLarge || error instanceof BodyNotText;
    if (isTheirs) return null;
    throw error;
  }
}

export function reply(response: ServerResponse, status: number, body: Json): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}

/**
 * Formats files as `npm run format` would, so that two analysts' changes merge line by line. A file in
 * another format keeps it, and so does one that is not valid JSON yet.
 */
async function formatted(root: string, files: readonly FileSave[]): Promise<FileSave[]> {
  return Promise.all(
    files.map(async (file) => {
      const keepsFormat = file.text === null || whyNotWritable(root, file.path) !== null;
      if (keepsFormat || !(await isFormatted(root, file))) return file;
      return { ...file, text: (await formatText(file.path, file.text ?? '')) ?? file.text };
    }),
  );
}

/** A new file has no existing format to preserve. */
async function isFormatted(root: string, { path, base }: FileSave): Promise<boolean> {
  if (base === null) return true;
  try {
    const text = readFileSync(join(root, path), 'utf8');
    return (await formatText(path, text)) === text;
  } catch {
    return true;
  }
}

const run = promisify(execFile);

const FOLDERS = ['flows', 'schemas'];

/**
 * Creates a branch with the saved changes of `flows/` and `schemas/` in one commit, and stays on it.
 * On failure, everything is restored.
 */
export async function makeReview(
  root: string,
  { branch, title, message }: Review,
): Promise<ReviewAnswer> {
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

const refused = (why: string): ReviewAnswer => ({ kind: 'refused', why });

/** Parses the body of a request as a review; undefined if it is not one. */
function reviewOf(json: Json): Review | undefined {
  if (!isObject(json)) return undefined;
  const { branch, title, message } = json;
  if (typeof branch !== 'string' || typeof title !== 'string' || typeof message !== 'string') {
    return undefined;
  }
  return title.trim() === '' ? undefined : { branch, title, message };
}
