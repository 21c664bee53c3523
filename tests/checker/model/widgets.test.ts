import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WIDGETS } from '../../../src/engine/fields/widgets.ts';

const FOLDERS = ['src/engine/fields', 'src/site/fields'];
/** Helper files next to widgets are not widgets: they have no default export. */
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && name !== 'scenarios.tsx')
    .filter((name) => /export default/.test(readFileSync(`${folder}/${name}`, 'utf8')))
    .map((name) => name.replace('.tsx', '')),
);

test('the linter knows the widgets of the form, and RJSF’s hidden', () => {
  expect(Object.keys(WIDGETS).sort()).toEqual([...files, 'hidden'].sort());
});
