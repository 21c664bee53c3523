import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSameSecret } from './same-secret.ts';
import type { Database } from './database.ts';
import { submittedColumns, submittedRequests } from './submitted-requests.ts';

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
  const requests = await submittedRequests(database);
  const columns = JSON.stringify(submittedColumns(database));
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(`{"columns":${columns},"requests":${requests}}`);
}
