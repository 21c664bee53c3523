/** `npm run build`: builds the site in `dist/`. */
import { buildSite } from '../src/server/build/build.ts';

console.log(await buildSite());
