/**
 * `npm run budgets`: weighs the last `npm run build`, and fails with what grew if it is over
 * budget. `npm run budgets -- --record` stores the current sizes as the baseline for growth.
 */
import { parseArgs } from 'node:util';
import { weighBuild } from '../src/server/budgets/budgets.ts';

const { values } = parseArgs({ options: { record: { type: 'boolean', default: false } } });
const { lines, grown } = weighBuild('dist', values.record);

for (const line of lines) console.log(line);
for (const line of grown) console.error(line);
process.exitCode = grown.length === 0 ? 0 : 1;
