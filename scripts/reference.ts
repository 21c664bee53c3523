/** `npm run reference [-- --root FOLDER]`: regenerates the reference in `schemas/README.md`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withReference } from '../src/checker/reference/page.ts';
import { formatText } from '../src/server/project/format.ts';

const { values } = parseArgs({ options: { root: { type: 'string', default: '.' } } });
const file = join(values.root, 'schemas/README.md');
const page = withReference(readFileSync(file, 'utf8'));
writeFileSync(file, (await formatText(file, page)) ?? page);
