/** One message and the JSON pointer, in the step's data, of the field that shows it too. */
export type SummaryError = { at: string; message: string };

/** A line of the error summary; `more` counts the further rows of the list with the same error. */
export type SummaryLine = SummaryError & { more: number };

/**
 * Many rows that lack the same make one line: two dozen links with the same words cannot be told
 * apart. The order of the errors is kept.
 */
export function summaryLines(errors: readonly SummaryError[]): SummaryLine[] {
  const lines = new Map<string, SummaryLine>();
  for (const { at, message } of errors) {
    const kind = `${at.replace(/\/\d+(?=\/|$)/g, '/*')} ${message}`;
    const line = lines.get(kind);
    if (line === undefined) lines.set(kind, { at, message, more: 0 });
    else line.more += 1;
  }
  return [...lines.values()];
}
