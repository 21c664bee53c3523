// `npm run test:webkit`: the tests in WebKit, on what the last `npm run build` made.
import { conclude } from '../tests/run/suites.mjs';
import { runWebKit } from '../tests/run/webkit.mjs';

await runWebKit(process.argv.slice(2));
conclude();
