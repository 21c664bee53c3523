import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { toCsv } from './csv.ts';
import { openDatabase } from './database.ts';
import { holderOf, type Holder } from './directory-lock.ts';
import { EXPORT_PATH } from './export-handler.ts';
import {
  newestFirst,
  submittedColumns,
  submittedPages,
  type SubmittedRequest,
} from './submitted-requests.ts';

type Export = { columns: string[]; requests: SubmittedRequest[] };

/**
 * Writes the submitted quote requests of the database in `directory` as CSV and JSON into `folder`.
 * If a server holds the data, it is asked for them, because only it may read the files. Resolves to
 * the paths of the two files.
 * @throws an error with a readable sentence if there is no database or its server does not answer
 */
export async function exportRequests(directory: string, folder: string): Promise<string[]> {
  if (!existsSync(directory)) throw new Error(`There is no database in ${directory}.`);
  const holder = holderOf(directory);
  const found = holder ? await askServer(holder, directory) : await readDirectory(directory);
  return [
    write(folder, 'csv', toCsv(found.columns, found.requests)),
    write(folder, 'json', `${JSON.stringify(found.requests, null, 2)}\n`),
  ];
}

async function askServer({ address, token, pid }: Holder, directory: string): Promise<Export> {
  const answer = await fetch(`${address}${EXPORT_PATH}`, {
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => undefined);
  if (answer?.ok && answer.body !== null) return await readLines(answer.body);
  throw new Error(
    `Process ${pid} has the data in ${directory} and does not answer: stop it first.`,
  );
}

async function readLines(body: ReadableStream<Uint8Array>): Promise<Export> {
  const lines = createInterface({ input: Readable.fromWeb(body as WebStream<Uint8Array>) });
  const [columns, ...pages] = await parseAll<unknown>(lines);
  return {
    columns: columns as string[],
    requests: newestFirst(pages as SubmittedRequest[][]),
  };
}

async function readDirectory(directory: string): Promise<Export> {
  const database = await openDatabase(directory);
  try {
    const requests = newestFirst(await parseAll(submittedPages(database)));
    return { columns: submittedColumns(database), requests };
  } finally {
    await database.close();
  }
}

async function parseAll<Part>(texts: AsyncIterable<string>): Promise<Part[]> {
  const parts: Part[] = [];
  for await (const text of texts) parts.push(JSON.parse(text) as Part);
  return parts;
}

/** Personal data: only the owner of the files may read them. */
function write(folder: string, extension: string, text: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `quote-requests.${extension}`);
  writeFileSync(file, text, { mode: 0o600 });
  return file;
}
