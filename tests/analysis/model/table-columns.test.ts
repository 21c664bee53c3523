import { expect, test } from 'vitest';
import { tableColumns } from '../../../src/analysis/model/table-columns.ts';

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
  expect(tableColumns(`${CREATED}\n${later}`, 'onboarding')).toEqual(columns);
});

test('a table that no migration makes has no columns to compare', () => {
  expect(tableColumns('create table public.other (\n  id text\n);', 'onboarding')).toBeUndefined();
});
