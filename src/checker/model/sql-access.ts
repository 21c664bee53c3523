import { plainStatements } from './sql-statements.ts';

/** Operations on rows that can be permitted. */
const COMMANDS = ['select', 'insert', 'update', 'delete'] as const;
export type Command = (typeof COMMANDS)[number];

export type Policy = {
  name: string;
  table: string;
  command: Command | 'all';
  roles: readonly string[];
  /** The conditions of `using` and `with check`; null if the policy has none. */
  using: string | null;
  check: string | null;
};

/** A privilege of a role on a table; `columns` is null if it covers all columns. */
export type Grant = {
  table: string;
  role: string;
  command: Command;
  columns: readonly string[] | null;
};

/** The permissions on the tables in `public` after all migrations. */
export type Access = {
  tables: readonly string[];
  views: readonly { name: string; text: string }[];
  /** Tables with row level security enabled, and those where it is also forced on the owner. */
  secured: readonly string[];
  forced: readonly string[];
  policies: readonly Policy[];
  grants: readonly Grant[];
  /**
   * Tables and views on which all privileges of a role were revoked before any were granted, each as
   * `table role`.
   */
  cleared: readonly string[];
};

const NONE: Access = {
  tables: [],
  views: [],
  secured: [],
  forced: [],
  policies: [],
  grants: [],
  cleared: [],
};

/** Reads the migrations statement by statement. */
export const accessIn = (sql: string): Access => plainStatements(sql).reduce(applied, NONE);

const bare = (name: string) =>
  name
    .trim()
    .replace(/^public\./, '')
    .replaceAll('"', '');
const list = (text: string) =>
  text
    .split(',')
    .map(bare)
    .filter((name) => name !== '');

function applied(access: Access, statement: string): Access {
  const table = /^create table (?:if not exists )?((?:public\.)?"?\w+"?) ?\(/i.exec(statement)?.[1];
  if (table !== undefined) return { ...access, tables: [...access.tables, bare(table)] };
  const view = /^create (?:or replace )?view ((?:public\.)?"?\w+"?)/i.exec(statement)?.[1];
  if (view !== undefined) {
    const made = { name: bare(view), text: statement };
    return { ...access, views: [...withoutView(access, view), made] };
  }
  const goneView = /^drop view (?:if exists )?((?:public\.)?"?\w+"?)/i.exec(statement)?.[1];
  if (goneView !== undefined) return { ...access, views: withoutView(access, goneView) };
  const dropped = /^drop table (?:if exists )?((?:public\.)?"?\w+"?)/i.exec(statement)?.[1];
  if (dropped !== undefined) return withoutTable(access, bare(dropped));
  return (
    security(access, statement) ?? policy(access, statement) ?? rights(access, statement) ?? access
  );
}

/** With a table, its policies and privileges are gone: a new one of that name starts without any. */
function withoutTable(access: Access, gone: string): Access {
  const isOther = (name: string) => name !== gone;
  return {
    ...access,
    tables: access.tables.filter(isOther),
    secured: access.secured.filter(isOther),
    forced: access.forced.filter(isOther),
    policies: access.policies.filter(({ table }) => isOther(table)),
    grants: access.grants.filter(({ table }) => isOther(table)),
    cleared: access.cleared.filter((one) => !one.startsWith(`${gone} `)),
  };
}

const withoutView = ({ views }: Access, name: string) =>
  views.filter((view) => view.name !== bare(name));

function security(access: Access, statement: string): Access | null {
  const [, name, verb = ''] =
    /^alter table (?:only )?((?:public\.)?"?\w+"?) (enable|disable|force|no force) row level security/i.exec(
      statement,
    ) ?? [];
  if (name === undefined) return null;
  const without = (all: readonly string[]) => all.filter((one) => one !== bare(name));
  switch (verb.toLowerCase()) {
    case 'enable':
      return { ...access, secured: [...access.secured, bare(name)] };
    case 'disable':
      return { ...access, secured: without(access.secured) };
    case 'force':
      return { ...access, forced: [...access.forced, bare(name)] };
    default:
      return { ...access, forced: without(access.forced) };
  }
}

function policy(access: Access, statement: string): Access | null {
  const gone = /^drop policy (?:if exists )?("[^"]*"|\w+) on ((?:public\.)?"?\w+"?)/i.exec(
    statement,
  );
  if (gone) {
    const isGone = ({ name, table }: Policy) =>
      name === bare(gone[1] ?? '') && table === bare(gone[2] ?? '');
    return { ...access, policies: access.policies.filter((one) => !isGone(one)) };
  }
  const made = /^create policy ("[^"]*"|\w+) on ((?:public\.)?"?\w+"?)(.*)$/i.exec(statement);
  if (!made) return null;
  const [, name = '', table = '', rest = ''] = made;
  const command = /\bfor (select|insert|update|delete|all)\b/i.exec(rest)?.[1]?.toLowerCase();
  return {
    ...access,
    policies: [
      ...access.policies,
      {
        name: bare(name),
        table: bare(table),
        command: COMMANDS.find((one) => one === command) ?? 'all',
        roles: list(/\bto ([\w, ]+?)(?= using| with|$)/i.exec(rest)?.[1] ?? 'public'),
        using: condition(rest, /\busing ?\(/i),
        check: condition(rest, /\bwith check ?\(/i),
      },
    ],
  };
}

function condition(text: string, start: RegExp): string | null {
  const found = start.exec(text);
  if (!found) return null;
  let depth = 0;
  const from = found.index + found[0].length - 1;
  for (let index = from; index < text.length; index++) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0) return text.slice(from + 1, index).trim();
  }
  return text.slice(from + 1);
}

function rights(access: Access, statement: string): Access | null {
  if (/\b(schema|function|execute|usage)\b/i.test(statement)) return null;
  const revoked = /^revoke (.*?) on (?:table )?([\w., "]+) from ([\w, ]+)$/i.exec(statement);
  if (revoked) {
    const [, what = '', tables = '', roles = ''] = revoked;
    return withoutRights(access, what, list(tables), list(roles));
  }
  const granted = /^grant (.*?) on (?:table )?([\w., "]+) to ([\w, ]+)$/i.exec(statement);
  if (!granted) return null;
  const rightsGiven = commandsIn(granted[1] ?? '');
  const grants = list(granted[2] ?? '').flatMap((table) =>
    list(granted[3] ?? '').flatMap((role) =>
      rightsGiven.map((right) => ({ table, role, ...right })),
    ),
  );
  return { ...access, grants: [...access.grants, ...grants] };
}

function withoutRights(
  access: Access,
  what: string,
  tables: readonly string[],
  roles: readonly string[],
): Access {
  const taken = commandsIn(what);
  const grants = access.grants.flatMap((grant) => {
    if (!tables.includes(grant.table) || !roles.includes(grant.role)) return [grant];
    const left = taken.reduce<Grant | null>(less, grant);
    return left === null ? [] : [left];
  });
  if (!/^all\b/i.test(what)) return { ...access, grants };
  const cleared = tables.flatMap((table) => roles.map((role) => `${table} ${role}`));
  return { ...access, grants, cleared: [...access.cleared, ...cleared] };
}

/** What is left of a grant; a privilege on the whole table is not lost column by column. */
function less(grant: Grant | null, { command, columns }: Pick<Grant, 'command' | 'columns'>) {
  if (grant === null || grant.command !== command) return grant;
  if (columns === null) return null;
  if (grant.columns === null) return grant;
  const left = grant.columns.filter((name) => !columns.includes(name));
  return left.length === 0 ? null : { ...grant, columns: left };
}

function commandsIn(text: string): Pick<Grant, 'command' | 'columns'>[] {
  if (/^all\b/i.test(text)) return COMMANDS.map((command) => ({ command, columns: null }));
  return [...text.matchAll(/(select|insert|update|delete)(?: ?\(([^)]*)\))?/gi)].flatMap(
    ([, verb = '', columns]) => {
      const command = COMMANDS.find((one) => one === verb.toLowerCase());
      return command === undefined
        ? []
        : [{ command, columns: columns === undefined ? null : list(columns) }];
    },
  );
}
