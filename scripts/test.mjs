// `npm test`: does all of its own set-up, runs every check, and ends with `N passed, N failed`.
// `npm run test:long`, `test:firefox` and `test:webkit` run what it samples, on the last `npm run build`.
import { runAll } from '../tests/run/all.mjs';
import { firefoxTasks } from '../tests/run/firefox.mjs';
import { longTasks } from '../tests/run/long.mjs';
import { conclude, run } from '../tests/run/suites.mjs';
import { webkitTasks } from '../tests/run/webkit.mjs';

const SAMPLED = { long: longTasks, firefox: firefoxTasks, webkit: webkitTasks };
const [name, ...args] = process.argv.slice(2);

if (Object.hasOwn(SAMPLED, name)) {
  for (const task of SAMPLED[name](args)) await run(task);
  conclude();
} else {
  await runAll();
}
