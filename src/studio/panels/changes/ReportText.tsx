import { Fragment, type ReactNode } from 'react';
import styles from './changes.module.css';

/** Renders a report of `npm run report`, which consists of headings, lists, tables and paragraphs. */
export function ReportText({ text }: { text: string }) {
  return (
    <div className={styles['report']}>
      {partsOf(text).map(({ kind, lines }, index) => (
        // The parts have no stable keys, and a new text is rendered from scratch.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>{drawn(kind, lines)}</Fragment>
      ))}
    </div>
  );
}

type Kind = 'heading' | 'list' | 'table' | 'paragraph';

function kindOf(line: string): Kind {
  if (line.startsWith('#')) return 'heading';
  if (line.startsWith('- ')) return 'list';
  return line.startsWith('|') ? 'table' : 'paragraph';
}

function partsOf(text: string): { kind: Kind; lines: string[] }[] {
  const parts: { kind: Kind; lines: string[] }[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const kind = kindOf(line);
    const last = parts.at(-1);
    if (last?.kind === kind && kind !== 'heading') last.lines.push(line);
    else parts.push({ kind, lines: [line] });
  }
  return parts;
}

function drawn(kind: Kind, lines: readonly string[]): ReactNode {
  switch (kind) {
    case 'heading':
      return <h4>{read((lines[0] ?? '').replace(/^#+ /, ''))}</h4>;
    case 'list':
      return (
        <ul>
          {lines.map((line) => (
            <li key={line}>{read(line.slice(2))}</li>
          ))}
        </ul>
      );
    case 'paragraph':
      return <p>{read(lines.join(' '))}</p>;
    case 'table': {
      const [head, , ...rows] = lines.map(cellsOf);
      return (
        <table>
          <thead>
            <tr>
              {head?.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join('|')}>
                {row.map((cell, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- cells are keyed by index
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    }
  }
}

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => read(cell.trim()));

/** Removes the escapes that keep Markdown from interpreting a text. */
const read = (markdown: string): string =>
  markdown
    .replaceAll('<br>', ' ')
    .replace(/\\([\\`*_[\]<>|~])/g, '$1')
    .replace(/(?<!\\)`/g, '');
