import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const STUDIO = 'src/studio';
const files = readdirSync(STUDIO, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => ({ path, code: readFileSync(`${STUDIO}/${path}`, 'utf8') }));

test('no button of the studio is disabled: it keeps the focus, and a press says what it waits for', () => {
  const disabled = files.flatMap(({ path, code }) =>
    [...code.matchAll(/<\w*(?:Button|Tab|MenuItem|Switch|Radio)\b(?:[^<]|<(?!\/))*?\sdisabled\b/g)]
      .filter(([tag]) => !/\n\s*\/?>/.test(tag))
      .map(([tag]) => `${path}: ${tag.slice(0, 40)}`),
  );
  expect(disabled).toEqual([]);
});

test('a field that cannot be answered says why beside it', () => {
  const silent = files
    .filter(({ code }) => /\s(?:disabled|isDisabled)=\{is\w+\}/.test(code))
    .filter(({ code }) => !code.includes('helperText'));
  expect(silent.map(({ path }) => path)).toEqual([]);
});
