import { expect, test } from 'vitest';
import type { Edit } from '../../../src/checker/project/edit.ts';
import { RULES } from '../../../src/checker/lint/rules/index.ts';
import { findings, FLOW, look, oneMore } from './one-more-field.ts';

/** Names that every JavaScript object has. */
const INHERITED = ['__proto__', 'constructor', 'toString'];
const text = { type: 'string', maxLength: 20 };

test.each<[string, (name: string) => Edit[], string]>([
  [
    'a catalog of options',
    (name) => oneMore({ type: 'string', 'x-options': name }, look('select')),
    'F5',
  ],
  [
    'a catalog of a lookup',
    (name) => [
      { file: FLOW, set: '/values/offeredJobs', to: { lookup: [name, { var: 'crafts' }, 'jobs'] } },
    ],
    'F5',
  ],
  ['a widget', (name) => oneMore(text, look(name)), 'F10'],
  ['an autocomplete', (name) => oneMore(text, look('text', { autocomplete: name })), 'F3'],
])('%s of such a name is unknown, like any other', (_what, edits, code) => {
  const rules = RULES.filter((one) => one.code === code);
  const codesOf = (name: string) =>
    new Set(findings(edits(name), ...rules).map((finding) => finding.code));
  const unknown = codesOf('elsewhere');
  expect(unknown).toContain(code);
  for (const name of INHERITED) expect(codesOf(name)).toContain(code);
});
