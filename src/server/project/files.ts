// The site's own kinds of fields and rules, for whatever checks the files.
import '../../site/checks/register.ts';

export { FOLDERS, readProject } from './read-files.ts';
