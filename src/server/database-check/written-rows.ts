import type { PGlite } from '@electric-sql/pglite';
import type { Witness } from '../../checker/lint/rule.ts';
import type { SentRows } from '../../checker/proof/attempts/sent-rows.ts';
import { attemptAs, attemptAsOwner, holderOf, type Refusal } from './attempts.ts';

export const TABLES = ['onboarding', 'onboarding_answers'] as const;
type Table = (typeof TABLES)[number];

/** What is wrong with the database; `findingOf` gives it a place. */
export type Problem = {
  code: 'R7' | 'R8' | 'R10';
  /** The table, column or function, as the migrations name it. */
  about: string;
  /** The migration, where it is known. */
  file?: string;
  message: string;
  suggestion?: string;
  flowPath?: string;
  witness?: Witness;
};

/** Columns that the database or the client fills in. */
const OWN_COLUMNS = ['id', 'flow_id', 'created_at', 'updated_at'];

/** The row of a table that the app writes, as columns and values. */
export function rowFor(table: Table, id: string, sent: SentRows): Record<string, unknown> {
  const own = { id, flow_id: sent.flowId };
  if (table === 'onboarding') return { ...own, ...sent.onboarding };
  return { ...own, ...sent.answers };
}

export const rowId = (index: number): string => `visitor-of-the-check-${index}`;

/** Writes what all visitors send, and names what the database refuses: once for each reason. */
export async function refusedRows(postgres: PGlite, sent: readonly SentRows[]): Promise<Problem[]> {
  const refused = new Map<string, Problem>();
  for (const table of TABLES) {
    const written = sent.map((rows, index) => ({ rows, row: rowFor(table, rowId(index), rows) }));
    const columns = ({ row }: (typeof written)[number]) => Object.keys(row).join(' ');
    for (const names of new Set(written.map(columns))) {
      const alike = written.filter((one) => columns(one) === names);
      const all = await attemptAsOwner(
        postgres,
        ...insertAll(
          table,
          alike.map(({ row }) => row),
        ),
      );
      if (all.ok) continue;
      for (const { row, rows } of alike) {
        const attempt = await attemptAsOwner(postgres, ...insertOf(table, row));
        if (attempt.ok) continue;
        const { message, constraint } = attempt.refusal;
        const key = `${table} ${constraint === '' ? message : constraint}`;
        if (!refused.has(key)) refused.set(key, refusedRow(table, row, rows, attempt.refusal));
      }
    }
  }
  return [...refused.values()];
}

/** One statement for rows with the same columns: many times faster than one for each. */
function insertAll(table: string, rows: readonly Record<string, unknown>[]): [string, unknown[]] {
  const names = Object.keys(rows[0] ?? {})
    .map(quoted)
    .join(', ');
  return [
    `insert into public.${table} (${names})
     select ${names} from json_populate_recordset(null::public.${table}, $1)`,
    [JSON.stringify(rows)],
  ];
}

export function insertOf(table: string, row: Record<string, unknown>): [string, unknown[]] {
  const names = Object.keys(row);
  const places = names.map((_name, index) => `$${index + 1}`);
  return [
    `insert into public.${table} (${names.map(quoted).join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  ];
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

function refusedRow(
  table: Table,
  row: Record<string, unknown>,
  { flowPath, witness }: SentRows,
  { message, constraint, column }: Refusal,
): Problem {
  const { id: _id, ...values } = row;
  return {
    code: 'R7',
    about: constraint || column || table,
    message: `The database refuses what a visitor sends to "${table}" (${message}): nothing more is saved for this visitor. The row is ${JSON.stringify(values).slice(0, 160)}.`,
    suggestion: 'Change the table in a new migration, or what the flow sends under "remote".',
    flowPath,
    witness,
  };
}

/** What the app does with its own rows under the public key: all of it must be allowed. */
export async function refusedRequests(
  postgres: PGlite,
  sent: readonly SentRows[],
): Promise<Problem[]> {
  const problems = new Map<string, Problem>();
  // One visitor of each flow for each set of columns: rights go by column and not by value.
  const kinds = new Map(
    sent.map((rows) => [`${rows.flowPath} ${Object.keys(rows.onboarding).join(' ')}`, rows]),
  );
  for (const table of TABLES) {
    for (const rows of kinds.values()) {
      for (const [action, sql, parameters] of requestsOf(table, rows)) {
        const attempt = await attemptAs(postgres, holderOf(OWN_ID), sql, parameters);
        if (attempt.ok) continue;
        const { message } = attempt.refusal;
        problems.set(`${table} ${action} ${message}`, {
          code: 'R7',
          about: table,
          message: `A visitor may not ${action} the own row in "${table}" (${message}): ${CONSEQUENCES[action]}.`,
          flowPath: rows.flowPath,
          witness: rows.witness,
        });
      }
    }
  }
  return [...problems.values()];
}

const CONSEQUENCES = {
  insert: 'nothing is saved',
  update: 'nothing more is saved',
  read: 'nothing is found again',
  delete: 'nothing is deleted when a visitor asks for it',
} as const;

const OWN_ID = 'own-row-of-the-check';

function requestsOf(
  table: Table,
  rows: SentRows,
): [keyof typeof CONSEQUENCES, string, unknown[]][] {
  const row = rowFor(table, OWN_ID, rows);
  const changed = Object.entries(row).filter(([name]) => !['id', 'flow_id'].includes(name));
  const sets = changed.map(([name], index) => `${quoted(name)} = $${index + 1}`);
  return [
    ['insert', ...insertOf(table, row)],
    ...(sets.length === 0
      ? []
      : ([
          [
            'update',
            `update public.${table} set ${sets.join(', ')}`,
            changed.map(([, value]) => value),
          ],
        ] satisfies [keyof typeof CONSEQUENCES, string, unknown[]][])),
    ['read', `select * from public.${table}`, []],
    ['delete', `delete from public.${table}`, []],
  ];
}

/** Columns of the tables, and of views for people who work the requests, that nobody fills. */
export async function emptyColumns(postgres: PGlite): Promise<Problem[]> {
  const { rows } = await postgres.query<{ name: string; kind: string; columns: string[] }>(`
    select relname as name, relkind as kind, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace
      and (relname in ('onboarding', 'onboarding_answers') or relkind = 'v')
    group by relname, relkind`);
  const problems: Problem[] = [];
  for (const { name, kind, columns } of rows) {
    const filled = await postgres.query<Record<string, number>>(
      `select count(*)::int as "*", ${columns.map((column) => `count(${quoted(column)})::int as ${quoted(column)}`).join(', ')} from public.${quoted(name)}`,
    );
    const [counts] = filled.rows;
    if (counts === undefined || counts['*'] === 0) continue;
    for (const column of columns) {
      if (counts[column] !== 0 || OWN_COLUMNS.includes(column)) continue;
      problems.push({
        code: 'R7',
        about: column,
        message:
          kind === 'v'
            ? `The column "${column}" of the view "${name}" is empty for every visitor: it reads what no step asks.`
            : `Nothing is sent for the column "${column}" of "${name}": it stays empty for every visitor.`,
      });
    }
  }
  return problems;
}
