import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIALOGS } from '../browser/studio/dialog-table.ts';

const STUDIO = 'src/studio';
const files = readdirSync(STUDIO, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => ({ path, code: readFileSync(`${STUDIO}/${path}`, 'utf8') }));

/** The components that render a dialog, by name. */
const drawing = files.flatMap(({ code }) =>
  [...code.matchAll(/<(?:Project)?EditDialog\b/g)].map(({ index }) => {
    const before = [...code.slice(0, index).matchAll(/^(?:export )?function (\w+)/gm)];
    return before.at(-1)?.[1] ?? '';
  }),
);

test('every dialog of the studio is in the table of those that are tested by keyboard and with axe', () => {
  const others = drawing.filter((name) => name !== 'ProjectEditDialog');
  expect(new Set(DIALOGS.map(({ of }) => of))).toEqual(new Set(others));
});

test('one file draws dialogs, so that none is missed', () => {
  const own = files.filter(({ code }) =>
    /material\/(Dialog|Modal|Drawer|Popover)'|<dialog\b/.test(code),
  );
  expect(own.map(({ path }) => path)).toEqual(['panels/controls/EditDialog.tsx']);
});
