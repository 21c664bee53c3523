import { expect, test } from 'vitest';
import { sqlTable } from '../../../src/checker/model/sql-table.ts';

const CREATED = `create table public.onboarding (
  id text primary key,
  -- kept for the specification's sake
  email text
    constraint onboarding_email_length check (char_length(email) > 2),
  constraint onboarding_id_form check (id <> '')
);`;

test.each([
  ['what the table was made with', '', ['id', 'email']],
  [
    'what a later migration adds',
    'alter table public.onboarding\n  add column referrer text,\n  add column if not exists area text;',
    ['id', 'email', 'referrer', 'area'],
  ],
  [
    'no more than once',
    'alter table onboarding add column if not exists email text;',
    ['id', 'email'],
  ],
  ['not what was dropped', 'alter table public.onboarding drop column if exists email;', ['id']],
  [
    'the new name of what was renamed',
    'alter table onboarding rename column email to mail;',
    ['id', 'mail'],
  ],
  [
    'nothing of another table',
    'alter table public.onboarding_answers add column area text;',
    ['id', 'email'],
  ],
  ['nothing of a comment', '-- alter table onboarding add column area text;', ['id', 'email']],
  [
    'no constraint',
    "alter table onboarding add constraint a check (email <> '');",
    ['id', 'email'],
  ],
])('the columns are %s', (_what, later, columns) => {
  const table = sqlTable(`${CREATED}\n${later}`, 'onboarding');
  expect(table?.columns.map(({ name }) => name)).toEqual(columns);
});

test('a table that no migration makes has no columns to compare', () => {
  expect(sqlTable('create table public.other (\n  id text\n);', 'onboarding')).toBeUndefined();
});

test('a constraint is known by its name, with its whole expression, until it is dropped', () => {
  const checks = (later: string) => sqlTable(`${CREATED}\n${later}`, 'onboarding')?.checks;
  const own = [
    { name: 'onboarding_email_length', expression: 'char_length(email) > 2' },
    { name: 'onboarding_id_form', expression: "id <> ''" },
  ];
  expect(checks('')).toEqual(own);
  expect(
    checks(
      "alter table onboarding drop constraint onboarding_id_form, add constraint a check (id ~ '^(a|b),$');",
    ),
  ).toEqual([own[0], { name: 'a', expression: "id ~ '^(a|b),$'" }]);
});

test('dropping a column drops its constraints', () => {
  const table = sqlTable(`${CREATED}\nalter table onboarding drop column email;`, 'onboarding');
  expect(table?.checks.map(({ name }) => name)).toEqual(['onboarding_id_form']);
});

test('a column knows its type and whether it requires a value', () => {
  const table = sqlTable(
    `${CREATED}\nalter table onboarding alter column email set not null, alter column email type varchar(2);`,
    'onboarding',
  );
  expect(table?.columns[1]).toEqual({
    name: 'email',
    type: 'varchar(2)',
    required: true,
    hasDefault: false,
  });
});
