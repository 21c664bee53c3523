/**
 * `npm run budgets`: weighs what the last `npm run build` made, and fails with what grew.
 * `npm run budgets -- --record` keeps the present sizes as what growth is measured against.
 */
import { parseArgs } from 'node:util';
import { weighBuild } from '../src/server/budgets/budgets.ts';

const { values } = parseArgs({ options: { record: { type: 'boolean', default: false } } });
const { lines, grown } = weighBuild('dist', values.record);

for (const line of lines) console.log(line);
for (const line of grown) console.error(line);
process.exitCode = grown.length === 0 ? 0 : 1;
