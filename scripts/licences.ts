/** `npm run licences`: prints the licence of every package that ships. */
import { licenceTable } from '../src/server/licences/table.ts';

console.log(await licenceTable());
