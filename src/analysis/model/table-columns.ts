import { sqlStatements } from './sql-statements.ts';

/**
 * The columns that a table has after all migrations, in the order they were added. Undefined if no
 * migration creates the table. Understands the SQL our migrations use: `create table` with one
 * column per line, and `alter table` with `add`, `drop` and `rename column`.
 */
export function tableColumns(sql: string, table: string): string[] | undefined {
  let columns: string[] | undefined;
  for (const statement of sqlStatements(sql).map(withoutComments)) {
    const [, verb, rest = ''] = aboutTable(table).exec(statement) ?? [];
    if (verb === 'create') columns = created(rest);
    else if (verb === 'alter' && columns) columns = altered(columns, rest);
  }
  return columns;
}

const aboutTable = (table: string) =>
  new RegExp(
    `^(create|alter) table (?:if (?:not )?exists )?(?:only )?(?:public\\.)?${table}\\b([\\s\\S]*)`,
  );

const withoutComments = (statement: string) => statement.replace(/--.*$/gm, '').trim();

function created(definition: string): string[] {
  return [...definition.matchAll(/^ {2}([a-z_]+) [a-z]+/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'constraint' && name !== 'check');
}

const CHANGE = /\b(add|drop|rename) column (?:if (?:not )?exists )?([a-z_]+)(?: to ([a-z_]+))?/g;

function altered(columns: readonly string[], changes: string): string[] {
  return [...changes.matchAll(CHANGE)].reduce<string[]>(
    (before, [, verb, name = '', renamed = '']) => {
      if (verb === 'rename') return before.map((column) => (column === name ? renamed : column));
      const others = before.filter((column) => column !== name);
      return verb === 'add' ? [...others, name] : others;
    },
    [...columns],
  );
}
