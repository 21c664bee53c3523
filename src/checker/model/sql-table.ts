import { plainStatements } from './sql-statements.ts';

/** A column of a table after all migrations. */
export type SqlColumn = { name: string; type: string; required: boolean; hasDefault: boolean };
/** A `check` constraint: its name, if it has one, and its expression. */
export type SqlCheck = { name: string; expression: string };
export type SqlTable = { columns: readonly SqlColumn[]; checks: readonly SqlCheck[] };

/**
 * A table after all migrations, with its constraints on rows. Supports `create table`, and `alter
 * table` with columns and constraints added, dropped and renamed. Undefined if the table does not
 * exist.
 */
export function sqlTable(sql: string, table: string): SqlTable | undefined {
  if (last.sql !== sql) last = { sql, tables: new Map() };
  if (!last.tables.has(table)) last.tables.set(table, tableIn(sql, table));
  return last.tables.get(table);
}

/** Cached tables of the most recently requested migrations. */
let last: { sql: string; tables: Map<string, SqlTable | undefined> } = {
  sql: '',
  tables: new Map(),
};

function tableIn(sql: string, table: string): SqlTable | undefined {
  const about = new RegExp(
    `^(create|alter) table (?:if (?:not )?exists )?(?:only )?(?:public\\.)?${table}\\b([\\s\\S]*)`,
    'i',
  );
  let state: SqlTable | undefined;
  for (const statement of plainStatements(sql)) {
    const [, verb, rest = ''] = about.exec(statement) ?? [];
    if (verb?.toLowerCase() === 'create') state = created(rest);
    else if (verb !== undefined && state) state = parts(rest).reduce(altered, state);
  }
  return state;
}

function created(rest: string): SqlTable {
  const body = rest
    .trim()
    .replace(/^\(/, '')
    .replace(/\)[^)]*$/, '');
  return parts(body).reduce<SqlTable>((table, part) => added(table, part), {
    columns: [],
    checks: [],
  });
}

function added(table: SqlTable, part: string): SqlTable {
  const checks = [...table.checks, ...checksIn(part)];
  if (/^(constraint|check|primary|unique|foreign|exclude)\b/i.test(part))
    return { ...table, checks };
  const [, name = '', type = ''] =
    /^"?([a-z_]\w*)"? ([a-z]+(?: ?\(\d+(?:,\d+)?\))?)/i.exec(part) ?? [];
  if (name === '') return table;
  const column = {
    name,
    type: type.toLowerCase(),
    required: /\bnot null\b|\bprimary key\b/i.test(part),
    hasDefault: /\bdefault\b|\bgenerated\b/i.test(part),
  };
  return { columns: [...table.columns.filter((one) => one.name !== name), column], checks };
}

function altered(table: SqlTable, change: string): SqlTable {
  const dropped = /^drop constraint (?:if exists )?"?(\w+)"?/i.exec(change)?.[1];
  if (dropped !== undefined) {
    return { ...table, checks: table.checks.filter(({ name }) => name !== dropped) };
  }
  const addition = /^add (?:column (?:if not exists )?)?(.*)$/i.exec(change)?.[1];
  if (addition !== undefined) return added(table, addition);
  const gone = /^drop column (?:if exists )?"?(\w+)"?/i.exec(change)?.[1];
  if (gone !== undefined) {
    // Dropping a column also drops the constraints on it.
    const isAbout = new RegExp(`\\b${gone}\\b`);
    return {
      columns: table.columns.filter(({ name }) => name !== gone),
      checks: table.checks.filter(({ expression }) => !isAbout.test(expression)),
    };
  }
  const [, old, name] = /^rename column "?(\w+)"? to "?(\w+)"?/i.exec(change) ?? [];
  const [, target, what = ''] = /^alter (?:column )?"?(\w+)"? (.*)$/i.exec(change) ?? [];
  return {
    ...table,
    columns: table.columns.map((column) => {
      if (column.name === old && name !== undefined) return { ...column, name };
      return column.name === target ? changed(column, what) : column;
    }),
  };
}

function changed(column: SqlColumn, what: string): SqlColumn {
  if (/^set not null/i.test(what)) return { ...column, required: true };
  if (/^drop not null/i.test(what)) return { ...column, required: false };
  if (/^set default/i.test(what)) return { ...column, hasDefault: true };
  if (/^drop default/i.test(what)) return { ...column, hasDefault: false };
  const type = /^(?:set data )?type ([a-z]+(?: ?\(\d+\))?)/i.exec(what)?.[1];
  return type === undefined ? column : { ...column, type: type.toLowerCase() };
}

/** Every `check (…)` of a definition, with the name preceding it. */
function checksIn(part: string): SqlCheck[] {
  return [...part.matchAll(/(?:constraint "?(\w+)"? )?check ?\(/gi)].map((found) => ({
    name: found[1] ?? '',
    expression: bracketed(part, found.index + found[0].length - 1),
  }));
}

/** The text between the parenthesis at this index and its counterpart. */
function bracketed(text: string, open: number): string {
  let depth = 0;
  for (const [index, letter] of pieces(text, open)) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0) return text.slice(open + 1, index).trim();
  }
  return text.slice(open + 1);
}

/** Splits at the commas outside parentheses and strings. */
function parts(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, letter] of pieces(text, 0)) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) {
      found.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...found, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}

/** The characters from an index on, skipping those inside strings. */
function* pieces(text: string, from: number): Generator<[number, string]> {
  let quoted = false;
  for (let index = from; index < text.length; index++) {
    const letter = text[index] ?? '';
    if (letter === "'") quoted = !quoted;
    else if (!quoted) yield [index, letter];
  }
}
