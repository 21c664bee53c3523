import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WIDGETS } from '../../../src/engine/fields/widgets.ts';

const FOLDERS = ['src/engine/fields', 'src/site/fields'];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/widget.tsx`)),
);

test('the linter knows the widgets of the form, and RJSF’s hidden', () => {
  expect(Object.keys(WIDGETS).sort()).toEqual([...files, 'hidden'].sort());
});
