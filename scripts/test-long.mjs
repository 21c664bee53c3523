// `npm run test:long`: the tests that `npm test` leaves out, on the last `npm run build`.
import { longTasks } from '../tests/run/long.mjs';
import { conclude, run } from '../tests/run/suites.mjs';

for (const task of longTasks()) await run(task);
conclude();
