/** `npm run build`: builds the site in `dist/`. */
import { buildSite, whyNotBuildable } from '../src/server/build/build.ts';
import { readProject } from '../src/server/project/files.ts';
import { stop } from './project/flows.ts';

const problem = whyNotBuildable(readProject('.'));
console.log(problem === null ? await buildSite() : stop(`The site cannot be built:\n${problem}`));
