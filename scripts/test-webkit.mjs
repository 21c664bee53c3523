// `npm run test:webkit`: the tests in WebKit, on the last `npm run build`.
import { conclude, run } from '../tests/run/suites.mjs';
import { webkitTasks } from '../tests/run/webkit.mjs';

for (const task of webkitTasks(process.argv.slice(2))) await run(task);
conclude();
