import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { withReference } from '../src/analysis/reference/page.ts';

const FILE = 'schemas/README.md';
const page = withReference(readFileSync(FILE, 'utf8'));
writeFileSync(FILE, await format(page, { parser: 'markdown', printWidth: 100, singleQuote: true }));
