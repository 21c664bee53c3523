import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isSameSecret } from './same-secret.ts';
import type { Database } from './database.ts';
import { submittedColumns, submittedPages } from './submitted-requests.ts';

/** Where `npm run export` asks a server that holds the data directory. */
export const EXPORT_PATH = '/-/submitted-quote-requests';

/**
 * Only answers clients that can read the lock file of the data directory, and so the data itself; all
 * others get a 404.
 */
export async function handleExport(
  database: Database,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const token = database.lock?.token;
  if (
    token === undefined ||
    !isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)
  ) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' });
  await pipeline(Readable.from(linesOf(database)), response);
}

/** One line of JSON with the columns, then one with the requests of each page. */
async function* linesOf(database: Database): AsyncGenerator<string> {
  yield `${JSON.stringify(submittedColumns(database))}\n`;
  for await (const page of submittedPages(database)) yield `${page.replaceAll('\n', ' ')}\n`;
}
