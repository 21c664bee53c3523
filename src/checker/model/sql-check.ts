/** An SQL value, limited to the types that this project's constraints need. Null means unknown. */
export type SqlValue = string | number | boolean | null;
/** A row's values by column name. */
export type SqlRow = Readonly<Record<string, SqlValue>>;

type Token = { kind: 'text' | 'number' | 'name' | 'sign'; text: string };
type Evaluate = (row: SqlRow) => SqlValue;

/**
 * Compiles the expression of a `check` constraint: comparisons, `between`, `in`, `like`, regular
 * expressions, `is null`, `and`, `or`, `not`, `case` and string functions. Null if it contains
 * anything else. As in SQL, a row passes unless the result is false.
 */
export function compileCheck(expression: string): ((row: SqlRow) => boolean) | null {
  try {
    const parser = new Parser(tokens(expression));
    const evaluate = parser.either();
    if (!parser.done()) return null;
    return (row) => evaluate(row) !== false;
  } catch {
    return null;
  }
}

const TOKEN =
  /\s*(?:'((?:[^']|'')*)'|(\d+(?:\.\d+)?)|"?([a-z_][\w.]*)"?|(::|<>|!=|<=|>=|!~\*?|~\*?|[=<>(),+*/-]))/giy;

function tokens(text: string): Token[] {
  const found: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const match = TOKEN.exec(text);
    if (match === null) throw new Error('unknown');
    const [, quoted, digits, name, sign] = match;
    if (quoted !== undefined) found.push({ kind: 'text', text: quoted.replaceAll("''", "'") });
    else if (digits !== undefined) found.push({ kind: 'number', text: digits });
    else if (name !== undefined) found.push({ kind: 'name', text: name.toLowerCase() });
    else found.push({ kind: 'sign', text: sign ?? '' });
  }
  return found;
}

const FUNCTIONS: Readonly<Record<string, (...values: SqlValue[]) => SqlValue>> = {
  char_length: (text) => (text === null ? null : Array.from(String(text)).length),
  length: (text) => (text === null ? null : Array.from(String(text)).length),
  octet_length: (text) => (text === null ? null : new TextEncoder().encode(String(text)).length),
  lower: (text) => (text === null ? null : String(text).toLowerCase()),
  upper: (text) => (text === null ? null : String(text).toUpperCase()),
  btrim: (text) => (text === null ? null : String(text).trim()),
  trim: (text) => (text === null ? null : String(text).trim()),
  coalesce: (...values) => values.find((value) => value !== null) ?? null,
};

class Parser {
  private at = 0;
  constructor(private readonly list: readonly Token[]) {}

  done(): boolean {
    return this.at >= this.list.length;
  }

  either(): Evaluate {
    return this.joined('or', () => this.both(), true);
  }

  private both(): Evaluate {
    return this.joined('and', () => this.negated(), false);
  }

  /**
   * Three-valued logic: one decisive operand settles the result, otherwise any null makes it unknown.
   */
  private joined(word: string, operand: () => Evaluate, decisive: boolean): Evaluate {
    const all = [operand()];
    while (this.take(word)) all.push(operand());
    const [only] = all;
    if (all.length === 1 && only !== undefined) return only;
    return (row) => {
      const values = all.map((one) => one(row));
      if (values.includes(decisive)) return decisive;
      return values.includes(null) ? null : !decisive;
    };
  }

  private negated(): Evaluate {
    if (!this.take('not')) return this.compared();
    const inner = this.negated();
    return (row) => negation(inner(row));
  }

  private compared(): Evaluate {
    const left = this.operand();
    if (this.take('is')) return this.nothing(left);
    const isNot = this.take('not');
    const turned = (test: Evaluate): Evaluate => (isNot ? (row) => negation(test(row)) : test);
    if (this.take('between')) {
      const low = this.operand();
      this.need('and');
      const high = this.operand();
      return turned((row) =>
        conjunction(order(left(row), '>=', low(row)), order(left(row), '<=', high(row))),
      );
    }
    if (this.take('in')) return turned(this.listed(left));
    if (this.take('like')) {
      const pattern = this.operand();
      return turned((row) => matches(left(row), likePattern(pattern(row)), ''));
    }
    if (isNot) throw new Error('unknown');
    const sign = this.sign();
    if (sign === null) return left;
    const right = this.operand();
    if (/^!?~/.test(sign)) {
      const flags = sign.endsWith('*') ? 'i' : '';
      const test: Evaluate = (row) => matches(left(row), right(row), flags);
      return sign.startsWith('!') ? (row) => negation(test(row)) : test;
    }
    return (row) => order(left(row), sign, right(row));
  }

  private nothing(left: Evaluate): Evaluate {
    const isNot = this.take('not');
    this.need('null');
    return (row) => (left(row) === null) !== isNot;
  }

  private listed(left: Evaluate): Evaluate {
    const options = this.arguments();
    return (row) => {
      const value = left(row);
      return value === null ? null : options.some((option) => option(row) === value);
    };
  }

  private operand(): Evaluate {
    const token = this.list[this.at++];
    if (token === undefined) throw new Error('unknown');
    const value = this.value(token);
    // A cast has no effect here.
    while (this.take('::')) {
      const type = this.list[this.at++]?.text ?? '';
      if (!['text', 'varchar', 'integer', 'int', 'numeric'].includes(type))
        throw new Error('unknown');
    }
    return value;
  }

  private value({ kind, text }: Token): Evaluate {
    if (kind === 'text') return () => text;
    if (kind === 'number') return () => Number(text);
    if (text === '(') {
      const inner = this.either();
      this.need(')');
      return inner;
    }
    if (kind !== 'name') throw new Error('unknown');
    if (text === 'case') return this.cases();
    if (text === 'true' || text === 'false') return () => text === 'true';
    if (text === 'null') return () => null;
    if (this.list[this.at]?.text !== '(' || this.list[this.at]?.kind !== 'sign') {
      return (row) => {
        if (!Object.hasOwn(row, text)) throw new Error(`There is no column ${text}`);
        return row[text] ?? null;
      };
    }
    const call = Object.hasOwn(FUNCTIONS, text) ? FUNCTIONS[text] : undefined;
    if (call === undefined) throw new Error('unknown');
    const given = this.arguments();
    return (row) => call(...given.map((one) => one(row)));
  }

  private cases(): Evaluate {
    const branches: [Evaluate, Evaluate][] = [];
    while (this.take('when')) {
      const test = this.either();
      this.need('then');
      branches.push([test, this.either()]);
    }
    const otherwise = this.take('else') ? this.either() : () => null;
    this.need('end');
    return (row) => (branches.find(([test]) => test(row) === true)?.[1] ?? otherwise)(row);
  }

  private arguments(): Evaluate[] {
    this.need('(');
    const all = [this.either()];
    while (this.take(',')) all.push(this.either());
    this.need(')');
    return all;
  }

  private sign(): string | null {
    const token = this.list[this.at];
    if (token?.kind !== 'sign' || !/^(=|<>|!=|<=?|>=?|!?~\*?)$/.test(token.text)) return null;
    this.at += 1;
    return token.text;
  }

  private take(text: string): boolean {
    const token = this.list[this.at];
    if (token === undefined || token.kind === 'text' || token.text !== text) return false;
    this.at += 1;
    return true;
  }

  private need(text: string): void {
    if (!this.take(text)) throw new Error('unknown');
  }
}

const negation = (value: SqlValue): SqlValue => (value === null ? null : value !== true);

const conjunction = (a: SqlValue, b: SqlValue): SqlValue =>
  a === false || b === false ? false : a === null || b === null ? null : true;

function order(a: SqlValue, sign: string, b: SqlValue): SqlValue {
  if (a === null || b === null) return null;
  if (sign === '=') return a === b;
  if (sign === '<>' || sign === '!=') return a !== b;
  if (sign === '<') return a < b;
  if (sign === '<=') return a <= b;
  return sign === '>' ? a > b : a >= b;
}

function matches(text: SqlValue, pattern: SqlValue, flags: string): SqlValue {
  if (text === null || pattern === null) return null;
  return new RegExp(String(pattern), `u${flags}`).test(String(text));
}

function likePattern(pattern: SqlValue): SqlValue {
  if (pattern === null) return null;
  const escaped = String(pattern).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `^${escaped.replaceAll('%', '[^]*').replaceAll('_', '[^]')}$`;
}
