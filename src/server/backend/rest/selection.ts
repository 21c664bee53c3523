import type { Relation } from '../catalog.ts';
import { type Field, fieldSql, identifier, parseField, type SqlText } from './field.ts';
import { refuse, unparsable } from './rest-error.ts';

/** The parts of each row that a request wants back. */
export type Selection = readonly ('*' | { field: Field; alias: string | undefined })[];

const ITEM = /^(?:([^:()"]+):)?([^:()"]+)$/;

/** More columns and paths than any table has; PostgREST allows even more. */
const MOST = 50;

/** Parses `*`, `id,mail:email,answers->contactInfo`. Casts and embedded tables are not supported. */
export function parseSelection(text: string, relation: Relation): Selection {
  if (text === '') return ['*'];
  // An alias becomes part of the SQL text, which for Postgres ends at a NUL.
  if (text.includes('\0')) throw unparsable('select parameter', text);
  const items = text.split(',');
  if (items.length > MOST) throw unparsable('select parameter', text, `More than ${MOST} names`);
  const selection = items.map((item): Selection[number] => {
    if (item === '*') return '*';
    const embedded = embeddedIn(item);
    if (embedded !== undefined) throw noRelationship(relation.name, embedded);
    const [, alias, fieldText] = ITEM.exec(item) ?? [];
    if (fieldText === undefined) throw unparsable('select parameter', text);
    const field = parseField(fieldText);
    return { field, alias: alias ?? nameOf(field) };
  });
  const names = selection.flatMap((item) => namesOf(item, relation));
  const name = repeatedIn(names);
  if (name !== undefined) throw repeated(text, 'name', name);
  const field = repeatedIn(selection.flatMap((item) => fieldsOf(item, relation)));
  if (field !== undefined) throw repeated(text, 'column', field);
  return selection;
}

const repeatedIn = (texts: readonly string[]): string | undefined =>
  texts.find((text, place) => texts.indexOf(text) < place);

const repeated = (select: string, kind: string, text: string) =>
  unparsable('select parameter', select, `The ${kind} '${text}' is given twice`);

/** The table of `alias:table!hint(columns)`; undefined if the item embeds none. */
function embeddedIn(item: string): string | undefined {
  const [head = '', ...columns] = item.split('(');
  if (columns.length === 0 || head.includes(')')) return undefined;
  const table = /^[^:]+:([^:!]+)/.exec(head) ?? /^([^:!]+)/.exec(head);
  return table?.[1];
}

/** The columns of an item, with the paths into them. Under another name, one is as large as itself. */
const fieldsOf = (item: Selection[number], relation: Relation): string[] =>
  item === '*'
    ? [...relation.columns.keys()]
    : [[item.field.column, ...item.field.steps.map(({ key }) => key)].join('->')];

/** The names of an item in the response. */
const namesOf = (item: Selection[number], relation: Relation): string[] =>
  item === '*' ? [...relation.columns.keys()] : [item.alias ?? item.field.column];

/** A path is named after its last key; list indexes do not count. */
function nameOf({ column, steps }: Field): string | undefined {
  if (steps.length === 0) return undefined;
  return steps.findLast(({ key }) => !/^-?\d+$/.test(key))?.key ?? column;
}

const noRelationship = (from: string, to: string) =>
  refuse(
    400,
    'PGRST200',
    `Could not find a relationship between '${from}' and '${to}' in the schema cache`,
    `Searched for a foreign key relationship between '${from}' and '${to}' in the schema 'public', but no matches were found.`,
  );

/** The selected columns as SQL. @throws RestError for an unknown column */
export function selectionSql(selection: Selection, relation: Relation, sql: SqlText): string {
  return selection
    .map((item) => {
      if (item === '*') return `${identifier('public')}.${identifier(relation.name)}.*`;
      const field = fieldSql(item.field, relation, sql);
      return item.alias === undefined ? field : `${field} as ${identifier(item.alias)}`;
    })
    .join(', ');
}
