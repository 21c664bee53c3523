/**
 * One alternative a kind of text in which a semicolon ends nothing: line comment, block comment
 * (not nested), quoted text, quoted name, dollar-quoted text. The last one ends a statement.
 */
const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|;/g;

/** Splits a migration file into its statements, as the Supabase CLI records them. */
export function sqlStatements(sql: string): string[] {
  const ends = [...sql.matchAll(TOKEN)].filter(([token]) => token === ';').map((m) => m.index);
  const starts = [0, ...ends.map((end) => end + 1)];
  return starts
    .map((start, n) => sql.slice(start, ends[n]).trim())
    .filter((text) => !isEmpty(text));
}

const isEmpty = (statement: string) => statement.replace(TOKEN, '').trim() === '';
