import type { Random } from './random.ts';

/** A request that can be sent to either backend. */
export type FuzzRequest = {
  method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: string;
};

type Table = 'onboarding' | 'onboarding_answers';

export const IDS = [
  'fuzz-row-number-1',
  'fuzz-row-number-2',
  'fuzz-row-number-3',
  'fuzz,row(4)."x"',
] as const;

const COLUMNS = {
  onboarding: ['id', 'address_state', 'industry_ui', 'email', 'ncci_class_code'],
  onboarding_answers: ['id', 'answers', 'current_step', 'flow_version'],
} as const;

const TEXTS = [
  ...IDS,
  '',
  'IL',
  'food',
  'quoted:QTE-1',
  'a@b.co',
  'A@B.CO',
  "o'neil",
  '"quoted"',
  'back\\slash',
  'comma,paren)(',
  'per%cent_under',
  'star*',
  '5403,5645',
  'null',
  'true',
  '0',
  '-1',
  '7',
  '1.5',
  '1e3',
  '99999999999',
  'NaN',
  'Zoë 👷',
  '{"a":1}',
  '[1,2]',
  '{}',
  '"x"',
  '{broken',
  '2020-01-01',
] as const;

const OPERATORS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'cs', 'cd'] as const;

export function fuzzRequest(random: Random): FuzzRequest {
  const table = random.pick(['onboarding', 'onboarding_answers']);
  const method = random.pick([
    'GET',
    'GET',
    'GET',
    'HEAD',
    'POST',
    'POST',
    'PATCH',
    'PATCH',
    'DELETE',
  ]);
  const conditions = method === 'POST' ? [] : filters(random, table, method);
  // A logical tree on a write needs all columns it filters by to be returned, see below.
  const isWhole = method === 'DELETE' && conditions.some(([name = '']) => /and$|or$/.test(name));
  const parameters = [
    ...conditions,
    ...(!isWhole && random.chance(0.6) ? [['select', selection(random, table)]] : []),
    ...(method === 'GET' || method === 'HEAD' ? page(random, table) : []),
    ...(method === 'POST' && random.chance(0.3) ? [['on_conflict', target(random, table)]] : []),
  ];
  const own = random.pick(IDS);
  const body =
    method === 'POST' || method === 'PATCH' ? payload(random, table, method, own) : undefined;
  if (method === 'POST' && body?.startsWith('[') && random.chance(0.5)) {
    const columns = [...new Set(random.some(COLUMNS[table], 1, 4))];
    parameters.push(['columns', columns.map((column) => `"${column}"`).join(',')]);
  }
  const query = parameters
    .map(([name = '', value = '']) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  return {
    method,
    path: `/${table}${query && `?${query}`}`,
    headers: headers(random, own, body !== undefined),
    ...(body === undefined ? {} : { body }),
  };
}

function headers(random: Random, own: string, hasBody: boolean): Record<string, string> {
  const prefer = [
    random.pick(['', 'return=minimal', 'return=representation', 'return=representation']),
    random.pick(['', '', 'count=exact']),
    random.pick(['', 'resolution=merge-duplicates', 'resolution=ignore-duplicates']),
    random.pick(['', '', 'missing=default']),
  ].filter((word) => word !== '');
  return {
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(random.chance(0.9)
      ? { 'x-onboarding-id': random.chance(0.85) ? own : random.pick([...IDS, 'x', "' or 1=1"]) }
      : {}),
    ...(prefer.length > 0 ? { prefer: prefer.join(',') } : {}),
    ...(random.chance(0.25) ? { accept: 'application/vnd.pgrst.object+json' } : {}),
  };
}

function filters(random: Random, table: Table, method: string): string[][] {
  return Array.from({ length: random.below(3) }, () => {
    // On a write, PostgREST 12.0 also applies the logical tree to the returned rows.
    if (method !== 'PATCH' && random.chance(0.2)) {
      const parts = Array.from({ length: 1 + random.below(3) }, () => {
        const [column = '', condition = ''] = filter(random, table, true);
        return `${column}.${condition}`;
      });
      return [random.pick(['or', 'and', 'not.or', 'not.and']), `(${parts.join(',')})`];
    }
    return filter(random, table, false);
  });
}

function filter(random: Random, table: Table, inTree: boolean): string[] {
  const column = random.chance(0.03) ? 'nothing' : field(random, table);
  const not = random.chance(0.2) ? 'not.' : '';
  const kind = random.next();
  if (kind < 0.15) {
    const value = random.pick(['null', 'true', 'false', 'unknown', 'NULL', 'other']);
    return [column, `${not}is.${value}`];
  }
  if (kind < 0.35) {
    const items = random.some(TEXTS, 0, 3).map(quoted);
    return [column, `${not}in.(${items.join(',')})`];
  }
  if (kind < 0.38) return [column, `${not}${random.pick(['resembles', 'eqq', ''])}.1`];
  const value = random.pick(TEXTS);
  return [column, `${not}${random.pick(OPERATORS)}.${inTree ? quoted(value) : value}`];
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

function field(random: Random, table: Table): string {
  const column = random.pick(COLUMNS[table]);
  if (column !== 'answers' || random.chance(0.3)) return column;
  return random.pick([
    'answers->a',
    'answers->>a',
    'answers->b->>c',
    'answers->list->0',
    'answers->>n',
  ]);
}

function selection(random: Random, table: Table): string {
  if (random.chance(0.25)) return '*';
  const items = random.some(COLUMNS[table], 1, 3).map((column) => {
    if (column === 'answers' && random.chance(0.7)) return field(random, table);
    return random.chance(0.2) ? `renamed:${column}` : column;
  });
  if (random.chance(0.03)) items.push('nothing');
  // PostgREST returns a name or a column as often as it is asked for; we refuse both.
  const once = (all: string[], of: (item: string) => string) => [
    ...new Map(all.map((item) => [of(item), item])).values(),
  ];
  const named = once(items, (item) => item.replace(/:.*|.*->>?/, ''));
  return once(named, (item) => item.replace('renamed:', '')).join(',');
}

function page(random: Random, table: Table): string[][] {
  const order = random.chance(0.5)
    ? random.pick(['', '.asc', '.desc', '.desc.nullslast', '.nullsfirst', '.asc.nullsfirst'])
    : undefined;
  const first = order === undefined ? '' : `${field(random, table)}${order},`;
  return [
    ['order', `${first}id`],
    ...(random.chance(0.3) ? [['limit', String(random.below(4))]] : []),
    ...(random.chance(0.2) ? [['offset', String(random.below(6))]] : []),
  ];
}

const target = (random: Random, table: Table) =>
  random.chance(0.7) ? 'id' : random.pick([...COLUMNS[table], 'nothing', 'id,nothing']);

function payload(random: Random, table: Table, method: string, own: string): string {
  const kind = random.next();
  if (kind < 0.02) return random.pick(['', '{', '[1]', '{"id":}']);
  if (kind < 0.05) return random.pick(['[]', '{}', '[{}]', '{"nothing":1}']);
  const row = () => {
    const columns = new Set<string>(random.some(COLUMNS[table], 1, 4));
    if (method === 'POST' || random.chance(0.2)) columns.add('id');
    return Object.fromEntries([...columns].sort().map((name) => [name, value(random, name, own)]));
  };
  const rows =
    method === 'POST' && random.chance(0.3) ? [row(), row()].slice(random.below(2)) : row();
  return JSON.stringify(rows);
}

function value(random: Random, column: string, own: string): unknown {
  if (column === 'id') return random.chance(0.85) ? own : random.pick(TEXTS);
  if (random.chance(0.5)) return fitting(random, column);
  if (column === 'answers') {
    return random.pick<unknown>([
      {},
      { a: random.pick(TEXTS) },
      { a: 1.5, b: { c: random.pick(TEXTS) }, list: [random.below(9), null], n: 1e20 },
      { list: [true, { deep: [[]] }], n: random.below(100) },
      [],
      null,
      'text',
      7,
    ]);
  }
  if (column === 'current_step' || column === 'flow_version') {
    return random.pick<unknown>([1, 7, 23, 0, 1000, 2.5, '8', 'two', null, true, 3e9, { a: 1 }]);
  }
  return random.pick<unknown>([...TEXTS, null, 7, true, ['a'], { a: 1 }, 'x'.repeat(300)]);
}

/** A value that fits the column. */
function fitting(random: Random, column: string): unknown {
  const values: Record<string, readonly [unknown, ...unknown[]]> = {
    address_state: ['IL', 'NY', null],
    industry_ui: ['food', 'quoted', "o'neil", 'comma,paren)('],
    email: ['a@b.co', 'Zoë 👷', 'back\\slash', '"quoted"'],
    ncci_class_code: ['5403', '5403,5645', null],
    answers: [{}, { a: 'food', n: 7 }, { b: { c: '7' }, list: ['x', 1] }],
  };
  return random.pick(values[column] ?? [1, 7, '8', 23]);
}
