/** `npm run types:database`: writes the types of the tables that the migrations create. */
import { writeDatabaseTypes } from '../src/server/backend/write-types.ts';

console.log(`Wrote ${await writeDatabaseTypes()}`);
