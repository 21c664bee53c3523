// `npm run test:firefox`: the browser tests in Firefox, on what the last `npm run build` made.
import { runFirefox } from '../tests/run/firefox.mjs';
import { conclude } from '../tests/run/suites.mjs';

await runFirefox(process.argv.slice(2));
conclude();
