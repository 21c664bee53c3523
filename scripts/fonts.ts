/** `npm run fonts`: regenerates the site's font subsets; the results are committed. */
import { cutFonts } from '../src/server/build/fonts.ts';

for (const line of await cutFonts()) console.log(line);
