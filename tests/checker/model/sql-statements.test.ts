import { expect, test } from 'vitest';
import { sqlStatements } from '../../../src/checker/model/sql-statements.ts';

test.for([
  ['two statements', 'select 1; select 2;', ['select 1', 'select 2']],
  ['no last semicolon', 'select 1', ['select 1']],
  ['a semicolon in text', `select 'a;''b;'; select 2`, [`select 'a;''b;'`, 'select 2']],
  ['in a name', 'select 1 as "a;b"; select 2', ['select 1 as "a;b"', 'select 2']],
  ['in a comment', 'select 1 -- a; b\n; select 2', ['select 1 -- a; b', 'select 2']],
  ['in a block comment', 'select /* ; */ 1; ', ['select /* ; */ 1']],
  [
    'in a function',
    'do $x$ begin; $$; end $x$; select 2',
    ['do $x$ begin; $$; end $x$', 'select 2'],
  ],
  ['nothing but comments', '-- a;\n/* b; */', []],
] as const)('a migration is split at its semicolons: %s', ([, sql, expected]) => {
  expect(sqlStatements(sql)).toEqual(expected);
});
