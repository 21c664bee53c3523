import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIELD_KINDS } from '../../../src/engine/fields/kinds.ts';

const FOLDERS = ['src/engine/fields', 'src/site/fields'];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/widget.tsx`)),
);

test('the linter knows the widgets of the form, and RJSF’s hidden', () => {
  expect(Object.keys(FIELD_KINDS).sort()).toEqual([...files, 'hidden'].sort());
});
