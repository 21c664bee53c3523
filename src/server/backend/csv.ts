/**
 * Prefixes that make a spreadsheet treat a cell as a formula, including full-width forms. Answers are
 * untrusted input: `=HYPERLINK(...)` as a first name must stay text.
 */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/u;
/**
 * The same after a character at which a spreadsheet may end the cell: where a comma is for decimals, it
 * reads files with `;`, and then quotes in the middle of a line mean nothing.
 */
const LATER_FORMULA = /(?=[=+\-@＝＋－＠])(?<=[;|\t\r\n][\s"']*)/gu;
const QUOTED = /[",\r\n]/;
/** Without a BOM, Excel on Windows reads UTF-8 in the local code page: `Peña` shows as `PeÃ±a`. */
const BYTE_ORDER_MARK = '\ufeff';

/** Rows as CSV (RFC 4180), with a header line; values that are not text are written as JSON. */
export function toCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => cell(row[column])))];
  const text = lines.map((line) => `${line.map(escape).join(',')}\r\n`);
  return BYTE_ORDER_MARK + text.join('');
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const start = text.length - text.trimStart().length;
  const later = text.slice(0, start) + text.slice(start).replace(LATER_FORMULA, "'");
  return FORMULA.test(text) ? `'${later}` : later;
}

const escape = (text: string) => (QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
