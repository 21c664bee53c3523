/** Escapes a text so that Markdown shows it as is, even inside a table. */
export function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>|~]/g, '\\$&').replace(/\r?\n/g, '<br>');
}

/** Inline code, for the name of a file, step or field. */
export function code(name: string): string {
  return `\`${name}\``;
}

/** A Markdown table. The cells are already Markdown. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)];
}
