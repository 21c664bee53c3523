import postcss from 'postcss';
import { expect, it } from 'vitest';
import { scopedStyles } from '../../../../src/server/build/package/build-engine.ts';

const scoped = async (css: string, from: string) =>
  (await postcss([scopedStyles()]).process(css, { from })).css;

it.each([
  [':root{--ink:#000}', '.plumbline{--ink:#000}'],
  ['html{color:red}', '.plumbline{color:red}'],
  ['h1,p{margin:0}', ':where(.plumbline) h1,:where(.plumbline) p{margin:0}'],
  ['html:has(dialog[open]){overflow:hidden}', 'html:has(.plumbline dialog[open]){overflow:hidden}'],
  ['@media print{a{color:red}}', '@media print{:where(.plumbline) a{color:red}}'],
])('%s affects no element of the app around a questionnaire', async (written, kept) => {
  expect(await scoped(written, '/ui/base.css')).toBe(kept);
});

it('a CSS module stays unchanged, because its names are unique', async () => {
  expect(await scoped('.card p{margin:0}', '/ui/card.module.css')).toBe('.card p{margin:0}');
});
