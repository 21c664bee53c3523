import texts from '../../../schemas/content/form-texts.json';
import { fill } from '../logic/text-syntax.ts';

/**
 * A message and the JSON pointer, in the step's data, of the field that also shows it; `field` is
 * the field's name if the message alone does not tell which one it is.
 */
export type SummaryError = { at: string; message: string; field?: string };

/**
 * A line of the error summary. `more` counts the further rows of the list with the same error;
 * `kind` tells lines apart.
 */
export type SummaryLine = SummaryError & { kind: string; more: number; isFixed: boolean };

/**
 * Puts rows with the same error on one line, because nobody can tell two dozen identical links
 * apart. Keeps the order of the errors.
 */
export function summaryLines(errors: readonly SummaryError[]): SummaryLine[] {
  const lines = new Map<string, SummaryLine>();
  for (const error of errors) {
    const { at, message } = error;
    const kind = `${at.replace(/\/\d+(?=\/|$)/g, '/*')} ${message}`;
    const line = lines.get(kind);
    if (line === undefined) lines.set(kind, { ...error, kind, more: 0, isFixed: false });
    else line.more += 1;
  }
  return [...lines.values()];
}

/**
 * The lines of the first announcement in their current state: fixed, or with the field's current
 * message; then any new ones. No line is removed, so that nothing below the summary moves while the
 * visitor is pressing it.
 */
export function linesSince(
  shown: readonly SummaryLine[],
  errors: readonly SummaryError[],
): SummaryLine[] {
  const now = summaryLines(errors);
  const unlike = now.filter(({ kind }) => !shown.some((line) => line.kind === kind));
  const instead = new Set<SummaryLine>();
  const kept = shown.map((line) => {
    const same = now.find(({ kind }) => kind === line.kind);
    if (same !== undefined) return same;
    const other = unlike.find((one) => one.at === line.at && !instead.has(one));
    if (other === undefined) return { ...line, isFixed: true };
    instead.add(other);
    return other;
  });
  return [...kept, ...unlike.filter((line) => !instead.has(line))];
}

/**
 * Lines with the same message together, if each names its field: nobody reads a sentence twice. A
 * line whose message tells its field stays by itself.
 */
export function byMessage(lines: readonly SummaryLine[]): SummaryLine[][] {
  const groups = new Map<string, SummaryLine[]>();
  for (const line of lines) {
    const key = line.field === undefined ? line.kind : line.message;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

/** The words of a line: `Number of owners: Use digits only`. A question needs no colon after it. */
export function lineText({ field, message }: SummaryError): string {
  if (field === undefined) return message;
  return /[?:]$/.test(field) ? `${field} ${message}` : fill(texts.summary.line, { field, message });
}
