/** A text that Markdown shows as it is, also inside of a table. */
export function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>|~]/g, '\\$&').replace(/\r?\n/g, '<br>');
}

/** Code, for the name of a file, step or field. */
export function code(name: string): string {
  return `\`${name}\``;
}

/** A table of Markdown; the cells are Markdown already. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)];
}
