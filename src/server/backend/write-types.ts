import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { databaseTypes } from './database-types.ts';
import { openDatabase } from './database.ts';

const FILE = fileURLToPath(new URL('../../engine/draft/remote/database.types.ts', import.meta.url));

/** Writes the types of an empty database's tables; resolves to the path of the file. */
export async function writeDatabaseTypes(): Promise<string> {
  const database = await openDatabase();
  writeFileSync(FILE, databaseTypes(database.catalog));
  await database.close();
  return FILE;
}
