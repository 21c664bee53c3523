import type { Proof } from '../proof/prove.ts';
import { layout, type Box, type Line } from './layout.ts';

export type Colors = { ink: string; paper: string; line: string; branch: string; lost: string };

/**
 * The flow as a picture: steps in file order, branches with their conditions, unreachable steps
 * dashed. `met` holds the transitions that recorded journeys take.
 */
export function svg(proof: Proof, met: ReadonlySet<string>, colors: Colors): string {
  const { width, height, boxes, lines } = layout(proof, met);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title" font-family="Figtree Variable, Figtree, sans-serif" font-size="13">`,
    `<title id="title">The ${boxes.length} steps and pages of the flow "${proof.subject.flow.source.id}" and the ways between them</title>`,
    `<rect width="${width}" height="${height}" fill="${colors.paper}"/>`,
    `<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="${colors.line}"/></marker></defs>`,
    ...lines.map((line) => drawLine(line, colors)),
    ...boxes.map((box) => drawBox(box, colors)),
    '</svg>',
    '',
  ].join('\n');
}

function drawBox({ x, y, width, height, label, note, kind }: Box, colors: Colors): string {
  const dash = kind === 'lost' ? ` stroke-dasharray="5 4"` : '';
  const edge = kind === 'lost' ? colors.lost : colors.ink;
  const radius = kind === 'page' ? height / 2 : 6;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colors.paper}" stroke="${edge}" stroke-width="1.5"${dash}/>`,
    `<text x="${x + 14}" y="${y + height / 2 + 5}" fill="${colors.ink}" font-weight="600">${escape(label)}</text>`,
    `<text x="${x + width - 14}" y="${y + height / 2 + 5}" fill="${colors.ink}" text-anchor="end">${escape(note)}</text>`,
  ].join('\n');
}

function drawLine({ path, label, labelAt, isMet }: Line, colors: Colors): string {
  const dash = isMet ? '' : ' stroke-dasharray="3 4"';
  const stroke = label === '' ? colors.line : colors.branch;
  const words =
    label === ''
      ? ''
      : `<text x="${labelAt.x}" y="${labelAt.y}" fill="${colors.branch}">${escape(label)}</text>`;
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="1.5"${dash} marker-end="url(#tip)"/>${words}`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
