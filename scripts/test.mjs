// `npm test`: does all of its own set-up, runs every check, and ends with `N passed, N failed`.
import { runAll } from '../tests/run/all.mjs';

await runAll();
