import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { databaseTypes } from '../src/server/backend/database-types.ts';
import { openDatabase } from '../src/server/backend/database.ts';

const file = fileURLToPath(new URL('../src/draft/remote/database.types.ts', import.meta.url));
const database = await openDatabase();
writeFileSync(file, databaseTypes(database.catalogue));
await database.close();
console.log(`Wrote ${file}`);
