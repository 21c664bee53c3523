import { PGlite } from '@electric-sql/pglite';
import { once } from '../../engine/core.ts';
import type { Finding } from '../../checker/lint/rule.ts';
import { seenIn } from '../../checker/lint/run.ts';
import { buildModels, type Model } from '../../checker/model/model.ts';
import { type ProjectTexts, positionAt } from '../../checker/project/source-file.ts';
import { rowsSentFor, type SentRows } from '../../checker/proof/attempts/sent-rows.ts';
import { readRoles } from '../backend/migrations.ts';
import { attemptAsOwner, refusalIn } from './attempts.ts';
import { openRows, rowCounts } from './strangers.ts';
import {
  emptyColumns,
  insertOf,
  type Problem,
  refusedRequests,
  refusedRows,
  rowFor,
  TABLES,
} from './written-rows.ts';

type SqlFile = Model['sqlFiles'][number];

/**
 * Applies the migrations of a project to the embedded Postgres, sends it what the visitors of the
 * check send, and lets strangers try their rows (D53). Nothing is kept.
 */
export async function checkDatabase(texts: ProjectTexts): Promise<Finding[]> {
  const models = buildModels(texts);
  const migrations = models[0]?.sqlFiles ?? [];
  if (migrations.length === 0) return [];
  const sent = models.flatMap(rowsSentFor);
  const found = await problemsOf(migrations, sent);
  return found.map((problem) => findingOf(problem, models, migrations));
}

async function problemsOf(
  migrations: readonly SqlFile[],
  sent: readonly SentRows[],
): Promise<Problem[]> {
  const seeded = once(async () => {
    const clean = await withMigrations(migrations, [], rowCounts);
    return clean.ok ? clean.value : new Map<string, number>();
  });
  const checked = await withMigrations(migrations, sent, async (postgres, lost) => {
    const missing = await missingTables(postgres);
    if (missing.length > 0) return missing;
    await postgres.exec('begin');
    const refused = await refusedRows(postgres, sent);
    const found = [
      ...refused,
      ...(await refusedRequests(postgres, sent)),
      // What was refused is missing from the rows.
      ...(refused.length > 0 ? [] : await emptyColumns(postgres)),
      ...(await openRows(postgres, seeded)),
      ...lost,
    ];
    await postgres.exec('rollback');
    return found;
  });
  return checked.ok ? checked.value : [checked.problem];
}

type Migrated<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

/**
 * A new database with all migrations. Before each of them, the rows of a visitor are written, as in
 * a database in use; `lost` names those that are gone at the end.
 */
async function withMigrations<Value>(
  migrations: readonly SqlFile[],
  sent: readonly SentRows[],
  inspect: (postgres: PGlite, lost: readonly Problem[]) => Promise<Value>,
): Promise<Migrated<Value>> {
  const postgres = await PGlite.create();
  try {
    await postgres.exec(readRoles());
    const earlier: EarlierRow[] = [];
    for (const { path, text } of migrations) {
      earlier.push(...(await rowsBefore(postgres, path, sent)));
      try {
        await postgres.exec(`begin;\n${text}\n;commit`);
      } catch (error) {
        return { ok: false, problem: refusedMigration(path, refusalIn(error).message) };
      }
    }
    return { ok: true, value: await inspect(postgres, await lostRows(postgres, earlier)) };
  } finally {
    await postgres.close();
  }
}

const refusedMigration = (path: string, message: string): Problem => ({
  code: 'R7',
  about: '',
  file: path,
  message: `Postgres refuses this migration (${message}): no server with it starts.`,
});

async function missingTables(postgres: PGlite): Promise<Problem[]> {
  const { rows } = await postgres.query<{ name: string }>(
    `select name from unnest($1::text[]) name where to_regclass('public.' || name) is null`,
    [[...TABLES]],
  );
  return rows.map(({ name }) => ({
    code: 'R7',
    about: name,
    message: `The migrations leave no table "${name}": nothing that visitors send to it is saved.`,
  }));
}

type EarlierRow = {
  /** The migration that ran when the row was there. */
  path: string;
  table: (typeof TABLES)[number];
  id: string;
  values: Readonly<Record<string, unknown>>;
};

/** Writes the fullest rows that the tables take at this moment. */
async function rowsBefore(
  postgres: PGlite,
  path: string,
  sent: readonly SentRows[],
): Promise<EarlierRow[]> {
  const size = (rows: SentRows) => JSON.stringify([rows.onboarding, rows.answers]).length;
  const [fullest] = sent.toSorted((one, other) => size(other) - size(one));
  if (fullest === undefined) return [];
  const id = `before-${path.replaceAll(/[^\w-]/g, '-').slice(-50)}`;
  const written: EarlierRow[] = [];
  for (const table of TABLES) {
    const { rows: columns } = await postgres.query<{ name: string }>(
      `select attname::text as name from pg_attribute
       where attrelid = to_regclass('public.' || $1) and attnum > 0 and not attisdropped`,
      [table],
    );
    const row = Object.entries(rowFor(table, id, fullest)).filter(([name]) =>
      columns.some((column) => column.name === name),
    );
    if (row.length === 0) continue;
    await postgres.exec('begin');
    const attempt = await attemptAsOwner(postgres, ...insertOf(table, Object.fromEntries(row)));
    await postgres.exec('commit');
    if (attempt.ok) written.push({ path, table, id, values: Object.fromEntries(row) });
  }
  return written;
}

/** Rows, or values in columns that are still there, that a migration has removed. */
async function lostRows(postgres: PGlite, earlier: readonly EarlierRow[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { path, table, id, values } of earlier) {
    if ((await missingTables(postgres)).some(({ about }) => about === table)) continue;
    const { rows } = await postgres.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(kept) as row from public.${table} as kept where id = $1`,
      [id],
    );
    const row = rows[0]?.row;
    const emptied = Object.keys(values).find((name) => row?.[name] === null);
    if (row !== undefined && emptied === undefined) continue;
    problems.push({
      code: 'R10',
      about: table,
      file: path,
      message:
        row === undefined
          ? `Rows of "${table}" that are there before this migration are gone after the last: visitors lose their answers.`
          : `The column "${emptied}" of "${table}" is emptied in rows that are there before this migration: visitors lose that answer.`,
    });
  }
  // The first migrations take all later rows with them: the last is the one that removes them.
  return problems.slice(-1);
}

const NAMES = {
  R7: 'database-accepts',
  R8: 'rows-private',
  R10: 'rows-kept',
} as const satisfies Record<Problem['code'], string>;

/** The finding for a problem, at the last migration that names what it is about. */
function findingOf(
  { code, about, file, message, suggestion, flowPath, witness }: Problem,
  models: readonly Model[],
  migrations: readonly SqlFile[],
): Finding {
  const name = about.split('.').at(-1) ?? about;
  const model = models.find((one) => one.flowPath === flowPath);
  const seen = model && witness && seenIn(model, witness);
  const place =
    migrations.find(({ path }) => path === file) ??
    migrations.findLast(({ text }) => name !== '' && text.includes(name)) ??
    migrations.at(-1);
  const offset = name === '' ? 0 : Math.max(0, place?.text.indexOf(name) ?? 0);
  return {
    code,
    name: NAMES[code],
    severity: 'error',
    file: place?.path ?? 'supabase/migrations',
    pointer: '',
    message,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(seen === undefined ? {} : { witness: seen }),
    ...positionAt(place?.text ?? '', offset),
  };
}
