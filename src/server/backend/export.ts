import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { openDatabase } from './database.ts';
import { type Holder, holderOf } from './directory-lock.ts';
import { EXPORT_PATH } from './export-handler.ts';
import {
  type SubmittedRequest,
  newestFirst,
  submittedColumns,
  submittedPages,
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

/**
 * Prefixes that make a spreadsheet treat a cell as a formula, including full-width forms. Answers are
 * untrusted input: `=HYPERLINK(...)` as a first name must stay text.
 */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/u;
/**
 * The same after a character at which a spreadsheet may end the cell: where a comma is for decimals, it
 * reads files with `;`, and then quotes in the middle of a line mean nothing.
 */
const LATER_FORMULA = /(?=[=+\-@＝＋－＠])(?<=[;|\t\r\n][\s"']*)/gu;
const QUOTED = /[",\r\n]/;
/** Without a BOM, Excel on Windows reads UTF-8 in the local code page: `Peña` shows as `PeÃ±a`. */
const BYTE_ORDER_MARK = '\ufeff';

/** Rows as CSV (RFC 4180), with a header line; values that are not text are written as JSON. */
export function toCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => cell(row[column])))];
  const text = lines.map((line) => `${line.map(escape).join(',')}\r\n`);
  return BYTE_ORDER_MARK + text.join('');
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const start = text.length - text.trimStart().length;
  const later = text.slice(0, start) + text.slice(start).replace(LATER_FORMULA, "'");
  return FORMULA.test(text) ? `'${later}` : later;
}

const escape = (text: string) => (QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
