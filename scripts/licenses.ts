/** `npm run licenses`: prints the license of every package that ships. */
import { licenseTable } from '../src/server/licenses/table.ts';

console.log(await licenseTable());
