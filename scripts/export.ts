import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { toCsv } from '../src/server/backend/csv.ts';
import { openDatabase } from '../src/server/backend/database.ts';
import { holderOf, type Holder } from '../src/server/backend/directory-lock.ts';
import { EXPORT_PATH } from '../src/server/backend/export-handler.ts';
import {
  submittedColumns,
  submittedRequests,
  type SubmittedRequest,
} from '../src/server/backend/submitted-requests.ts';

/**
 * Writes the submitted quote requests of the embedded database as CSV and JSON into `--to`
 * (default `.data/export`). A server that runs on the data is asked; it alone may read it.
 */
type Export = { columns: string[]; requests: SubmittedRequest[] };

const directory = resolve(process.env.DATA_DIR || '.data');
const { values } = parseArgs({ options: { to: { type: 'string' } } });
const folder = resolve(values.to ?? join(directory, 'export'));

try {
  if (!existsSync(directory)) throw new Error(`There is no database in ${directory}.`);
  const holder = holderOf(directory);
  const found = holder ? await askServer(holder) : await readDirectory();
  write('csv', toCsv(found.columns, found.requests));
  write('json', `${JSON.stringify(found.requests, null, 2)}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function askServer({ address, token, pid }: Holder): Promise<Export> {
  const answer = await fetch(`${address}${EXPORT_PATH}`, {
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => undefined);
  if (answer?.ok) return await answer.json();
  throw new Error(
    `Process ${pid} has the data in ${directory} and does not answer: stop it first.`,
  );
}

async function readDirectory(): Promise<Export> {
  const database = await openDatabase(directory);
  try {
    const requests = JSON.parse(await submittedRequests(database));
    return { columns: submittedColumns(database), requests };
  } finally {
    await database.close();
  }
}

/** Personal data: for the eyes of the owner of the files only. */
function write(extension: string, text: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `quote-requests.${extension}`);
  writeFileSync(file, text, { mode: 0o600 });
  console.log(`Wrote ${file}`);
}
