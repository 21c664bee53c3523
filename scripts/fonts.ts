/** `npm run fonts`: cuts the site's font files anew; the results are committed. */
import { cutFonts } from '../src/server/build/fonts.ts';

for (const line of await cutFonts()) console.log(line);
