/** `npm run fonts`: regenerates the site's font subsets; the results are committed. */
import { subsetFonts } from '../src/server/build/fonts.ts';

for (const line of await subsetFonts()) console.log(line);
