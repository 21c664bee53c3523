import type { PGlite } from '@electric-sql/pglite';
import { attemptAs, attemptAsOwner, holderOf, type Requester } from './attempts.ts';
import { type Problem, quoted, rowId, TABLES } from './written-rows.ts';

const STRANGER = 'stranger-without-a-row';
const SOMEBODY = 'somebody-else-entirely';

/** Headers of requests that belong to no row of the check. */
const HEADERS = [
  '',
  '{}',
  JSON.stringify({ 'x-onboarding-id': '' }),
  JSON.stringify({ 'x-onboarding-id': '%' }),
  JSON.stringify({ 'x-onboarding-id': STRANGER }),
  JSON.stringify({ 'x-onboarding-id': STRANGER, 'x-resume-code': 'c'.repeat(43) }),
];
const ROLES = ['anon', 'authenticated'] as const;
const STRANGERS: readonly Requester[] = ROLES.flatMap((role) =>
  HEADERS.map((headers) => ({ role, headers })),
);

/** A table or a view that the API may show: `kind` is that of `pg_class`. */
type Relation = {
  name: string;
  kind: string;
  isSecured: boolean;
  isInvoker: boolean;
  /** Rights of the roles that anybody can have. */
  rights: readonly string[];
  updatable: readonly string[];
};

const RELATIONS = `
select
  format('%I.%I', nspname, relname) as name,
  relkind as kind,
  relrowsecurity as "isSecured",
  coalesce(reloptions::text ~ 'security_invoker=(true|on|1)', false) as "isInvoker",
  array(
    select distinct right_name
    from unnest(array['anon', 'authenticated']) role_name,
      unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) right_name
    where has_table_privilege(role_name, pg_class.oid, right_name)
      or (right_name in ('SELECT', 'INSERT', 'UPDATE')
        and has_any_column_privilege(role_name, pg_class.oid, right_name))
  ) as rights,
  array(
    select attname::text from pg_attribute
    where attrelid = pg_class.oid and attnum > 0 and not attisdropped
      and (has_column_privilege('anon', pg_class.oid, attnum, 'UPDATE')
        or has_column_privilege('authenticated', pg_class.oid, attnum, 'UPDATE'))
  ) as updatable
from pg_class join pg_namespace on pg_namespace.oid = relnamespace
where relkind in ('r', 'p', 'v', 'm', 'f')
  and nspname not in ('pg_catalog', 'information_schema')
  and nspname !~ '^pg_toast'
  and (has_schema_privilege('anon', nspname, 'USAGE')
    or has_schema_privilege('authenticated', nspname, 'USAGE'))
order by 1`;

/** The number of rows in each relation, to tell what a migration fills in from what visitors send. */
export async function rowCounts(postgres: PGlite): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { name, kind } of await relationsIn(postgres)) {
    if (kind === 'm') await postgres.exec(`refresh materialized view ${name}`);
    const { rows } = await postgres.query<{ count: number }>(
      `select count(*)::int as count from ${name}`,
    );
    counts.set(name, rows[0]?.count ?? 0);
  }
  return counts;
}

async function relationsIn(postgres: PGlite): Promise<Relation[]> {
  return (await postgres.query<Relation>(RELATIONS)).rows;
}

/**
 * What people without an account can do to the rows that are in the database now. `seeded` counts
 * the rows that the migrations fill in; it is asked only where somebody reaches any.
 */
export async function openRows(
  postgres: PGlite,
  seeded: () => Promise<ReadonlyMap<string, number>>,
): Promise<Problem[]> {
  await prepare(postgres);
  const problems: Problem[] = [];
  for (const relation of await relationsIn(postgres)) {
    problems.push(...(await reached(postgres, relation, seeded)));
  }
  for (const table of TABLES) problems.push(...(await forged(postgres, table)));
  return [...problems, ...(await openFunctions(postgres)), ...(await strongRoles(postgres))];
}

/**
 * Adds a link to somebody's answers, and makes some rows old, since a policy may go by the date:
 * triggers would make them new again.
 */
async function prepare(postgres: PGlite): Promise<void> {
  await attemptAsOwner(
    postgres,
    'insert into public.resume_links (code_hash, draft_id) values ($1, $2)',
    ['a'.repeat(64), rowId(0)],
  );
  await postgres.exec(`set local session_replication_role = replica`);
  for (const table of TABLES) {
    await attemptAsOwner(
      postgres,
      `update public.${table}
       set created_at = created_at - interval '400 days', updated_at = updated_at - interval '400 days'
       where hashtext(id) % 3 = 0`,
    );
  }
  await postgres.exec(`set local session_replication_role = origin`);
}

const ACTIONS: Readonly<Record<string, string>> = {
  SELECT: 'reads',
  UPDATE: 'changes',
  DELETE: 'deletes',
};

async function reached(
  postgres: PGlite,
  relation: Relation,
  seeded: () => Promise<ReadonlyMap<string, number>>,
): Promise<Problem[]> {
  const { name, kind, rights, updatable } = relation;
  if (kind === 'm') await postgres.exec(`refresh materialized view ${name}`);
  const [column = ''] = updatable;
  const statements = {
    SELECT: `select count(*)::int as count from ${name}`,
    UPDATE: `update ${name} set ${quoted(column)} = ${quoted(column)}`,
    DELETE: `delete from ${name}`,
  };
  const problems: Problem[] = [];
  for (const [right, sql] of Object.entries(statements)) {
    if (!rights.includes(right)) continue;
    const count = await mostReached(postgres, sql);
    if (count === 0 || count <= ((await seeded()).get(name) ?? 0)) continue;
    problems.push({
      code: 'R8',
      about: name.replace(/^public\./, ''),
      message: `Somebody without a row ${ACTIONS[right]} ${count} rows of "${name}": the answers of other visitors.`,
      suggestion:
        'Compare the id of the row with private.onboarding_id() in every policy, and with nothing beside it.',
    });
  }
  return problems.length > 0 ? problems : openByRight(relation);
}

/** What nobody reaches yet, but everybody would once there is something in it. */
function openByRight({ name, kind, isSecured, isInvoker, rights }: Relation): Problem[] {
  if (rights.length === 0) return [];
  const allowed = rights.map((right) => right.toLowerCase()).join(', ');
  const revoke = `revoke all on ${name} from public, anon, authenticated`;
  const say = (message: string, suggestion: string): Problem[] => [
    { code: 'R8', about: name.replace(/^public\./, ''), message, suggestion },
  ];
  if (['r', 'p'].includes(kind) && !isSecured) {
    return say(
      `"${name}" is open to the public key (${allowed}) without row level security: whatever comes into it, everybody reaches.`,
      `Write: alter table ${name} enable row level security; or ${revoke}.`,
    );
  }
  if (kind === 'm' || (kind === 'v' && !isInvoker)) {
    return say(
      `"${name}" is open to the public key (${allowed}) and reads with the rights of its owner: it shows the rows of all visitors.`,
      `Write: ${revoke}; for a view also "with (security_invoker = true)".`,
    );
  }
  if (!rights.includes('TRUNCATE')) return [];
  return say(
    `The public key may empty "${name}": row level security does not apply to "truncate".`,
    `Write: ${revoke}; and grant what the app uses.`,
  );
}

/** The largest number of rows that any of the strangers reaches with a statement. */
async function mostReached(postgres: PGlite, sql: string): Promise<number> {
  const numbers: number[] = [0];
  for (const stranger of STRANGERS) {
    const attempt = await attemptAs(postgres, stranger, sql);
    if (!attempt.ok) continue;
    const count = attempt.rows[0]?.['count'];
    numbers.push(typeof count === 'number' ? count : attempt.affected);
  }
  return Math.max(...numbers);
}

/** Rows that somebody makes for others, or turns into the row of somebody else. */
async function forged(postgres: PGlite, table: string): Promise<Problem[]> {
  const say = (message: string): Problem => ({
    code: 'R8',
    about: table,
    message,
    suggestion: 'Compare the id of the row with private.onboarding_id() under "with check" too.',
  });
  const insert = `insert into public.${table} (id) values ($1)`;
  const inserted: boolean[] = [];
  for (const stranger of STRANGERS) {
    inserted.push((await attemptAs(postgres, stranger, insert, [SOMEBODY])).ok);
  }
  await attemptAsOwner(postgres, insert, [STRANGER]);
  const moved = await attemptAs(
    postgres,
    holderOf(STRANGER),
    `update public.${table} set id = $1`,
    [SOMEBODY],
  );
  return [
    ...(inserted.includes(true)
      ? [say(`A visitor can insert rows for others into "${table}".`)]
      : []),
    ...(moved.ok && moved.affected > 0
      ? [say(`A visitor can give the own row of "${table}" the id of somebody else.`)]
      : []),
  ];
}

/** Functions that work with the rights of their owner, and that anybody may call. */
async function openFunctions(postgres: PGlite): Promise<Problem[]> {
  const { rows } = await postgres.query<{ name: string; call: string }>(`
    select proname as name, pg_proc.oid::regprocedure::text as call
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where prosecdef and prorettype <> 'trigger'::regtype
      and nspname not in ('pg_catalog', 'information_schema')
      and (has_function_privilege('anon', pg_proc.oid, 'EXECUTE')
        or has_function_privilege('authenticated', pg_proc.oid, 'EXECUTE'))`);
  return rows.map(({ name, call }) => ({
    code: 'R8',
    about: name,
    message: `Anybody may call "${call}", which works with the rights of its owner ("security definer"): row level security does not apply in it.`,
    suggestion: `Take "security definer" out, or write: revoke all on function ${call} from public, anon, authenticated;`,
  }));
}

/** Roles that row level security does not apply to, and that anybody has. */
async function strongRoles(postgres: PGlite): Promise<Problem[]> {
  const { rows } = await postgres.query<{ visitor: string; role: string }>(`
    select visitor, rolname as role
    from pg_roles, unnest(array['anon', 'authenticated']) visitor
    where (rolsuper or rolbypassrls) and pg_has_role(visitor, pg_roles.oid, 'MEMBER')`);
  return rows.map(({ visitor, role }) => ({
    code: 'R8',
    about: 'bypassrls',
    message: `The role "${visitor}" of visitors ${visitor === role ? 'bypasses row level security' : `is a member of "${role}", which bypasses row level security`}: everybody reaches all rows.`,
    suggestion: `Write: ${visitor === role ? `alter role ${visitor} nobypassrls` : `revoke ${role} from ${visitor}`};`,
  }));
}
