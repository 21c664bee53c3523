// `npm run test:firefox`: the browser tests in Firefox, on the last `npm run build`.
import { firefoxTasks } from '../tests/run/firefox.mjs';
import { conclude, run } from '../tests/run/suites.mjs';

for (const task of firefoxTasks(process.argv.slice(2))) await run(task);
conclude();
