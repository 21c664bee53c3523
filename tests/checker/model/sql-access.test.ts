import { expect, test } from 'vitest';
import { accessIn } from '../../../src/checker/model/sql-access.ts';

const TABLE = 'create table public.answers (id text);\n';
const GRANTED = `${TABLE}grant select, insert, update (a, b) on public.answers to anon, service_role;\n`;

/** The privileges of a role on a table, such as `select` and `update a, b`. */
const rightsOf = (sql: string, role: string) =>
  accessIn(sql)
    .grants.filter((grant) => grant.role === role && grant.table === 'answers')
    .map(({ command, columns }) => [command, columns?.join(', ')].filter(Boolean).join(' '));

test.for([
  ['nothing', '', ['select', 'insert', 'update a, b']],
  ['one command', 'revoke insert on public.answers from anon', ['select', 'update a, b']],
  ['two commands', 'revoke insert, select on answers from anon', ['update a, b']],
  ['one column', 'revoke update (a) on answers from anon', ['select', 'insert', 'update b']],
  ['its last columns', 'revoke update (a, b) on answers from anon', ['select', 'insert']],
  [
    'a column of all',
    'revoke select (a) on answers from anon',
    ['select', 'insert', 'update a, b'],
  ],
  ['everything', 'revoke all on answers from anon', []],
  ['another role', 'revoke all on answers from public', ['select', 'insert', 'update a, b']],
  ['in a comment', '/* revoke all on answers from anon; */', ['select', 'insert', 'update a, b']],
  ['the table', 'drop table answers', []],
  ['a schema', 'revoke all on schema public from anon', ['select', 'insert', 'update a, b']],
] as const)('a role keeps what is not revoked: %s', ([, sql, left]) => {
  expect(rightsOf(`${GRANTED}${sql};`, 'anon')).toEqual(left);
});

test('what one role loses, others keep', () => {
  const sql = `${GRANTED}revoke all on answers from anon;`;
  expect(rightsOf(sql, 'service_role')).toEqual(['select', 'insert', 'update a, b']);
});

test('a table that is dropped and created again has neither policies nor privileges', () => {
  const before = `${GRANTED}alter table answers enable row level security;
    alter table answers force row level security;
    revoke all on answers from public;
    create policy own on answers for select to anon using (id = '--');`;
  expect(accessIn(before)).toMatchObject({
    secured: ['answers'],
    forced: ['answers'],
    cleared: ['answers public'],
    policies: [{ name: 'own', using: "id = '--'" }],
  });
  expect(accessIn(`${before} drop table answers; ${TABLE}`)).toEqual({
    tables: ['answers'],
    views: [],
    secured: [],
    forced: [],
    policies: [],
    grants: [],
    cleared: [],
  });
});
