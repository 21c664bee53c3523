/**
 * Matches everything in which a semicolon does not end a statement: line comment, block comment (not
 * nested), string, quoted name, dollar-quoted string. The last alternative is the terminating
 * semicolon.
 */
const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|;/g;

/** Splits a migration file into its statements, the way the Supabase CLI records them. */
export function sqlStatements(sql: string): string[] {
  const ends = [...sql.matchAll(TOKEN)].filter(([token]) => token === ';').map((m) => m.index);
  const starts = [0, ...ends.map((end) => end + 1)];
  return starts
    .map((start, n) => sql.slice(start, ends[n]).trim())
    .filter((text) => !isEmpty(text));
}

const isEmpty = (statement: string) => statement.replace(TOKEN, '').trim() === '';

/** The same, each on one line and without its comments; strings and quoted names keep theirs. */
export const plainStatements = (sql: string): string[] => sqlStatements(sql).map(plain);

const plain = (statement: string): string =>
  statement
    .replace(TOKEN, (token) => (/^(?:--|\/\*)/.test(token) ? ' ' : token))
    .replaceAll(/\s+/g, ' ')
    .trim();
