import type { Proof } from '../proof/prove.ts';

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

type Box = {
  x: number;
  y: number;
  width: number;
  height: number;
  label: string;
  /** Its number in the progress list. */
  note: string;
  kind: 'step' | 'page' | 'lost';
};
type Line = {
  path: string;
  label: string;
  labelAt: { x: number; y: number };
  /** Whether a recorded journey takes it. */
  isMet: boolean;
};
type Layout = { width: number; height: number; boxes: Box[]; lines: Line[] };

const WIDTH = 300;
const HEIGHT = 34;
const GAP = 22;
const LEFT = 24;
const TOP = 20;
/** Space beside the column for each transition that jumps, and for its condition. */
const LANE = 26;

/** One column in file order. Transitions that skip steps run in lanes beside it. */
function layout(proof: Proof, met: ReadonlySet<string>): Layout {
  const { flow } = proof.subject;
  const ids = [...flow.steps.map(({ id }) => id), ...flow.source.pages.map(({ id }) => id)];
  const y = (index: number) => TOP + index * (HEIGHT + GAP);
  const boxes = ids.map((id, index): Box => {
    const step = flow.step(id);
    const kind = step === undefined ? 'page' : proof.reached.has(id) ? 'step' : 'lost';
    const label = step?.source.label ?? flow.page(id)?.label ?? id;
    const note = step === undefined ? '' : String(index + 1);
    return { x: LEFT, y: y(index), width: WIDTH, height: HEIGHT, label, note, kind };
  });
  let lane = 0;
  const lines = flow.steps.flatMap(({ id, position, next }) =>
    next.map(({ to, source }, index): Line => {
      const target = ids.indexOf(to);
      const label = source.when ?? (next.length > 1 ? 'otherwise' : '');
      const isMet = met.has(`${id} ${index}`);
      const middle = LEFT + WIDTH / 2;
      const right = LEFT + WIDTH;
      if (target === position + 1) {
        const labelAt = { x: middle + 10, y: y(target) - 7 };
        const path = `M${middle} ${y(position) + HEIGHT} V${y(target) - 2}`;
        return { path, label, labelAt, isMet };
      }
      lane += 1;
      const x = right + lane * LANE;
      const from = y(position) + HEIGHT / 2;
      const into = y(target) + HEIGHT / 2;
      const path = `M${right} ${from} H${x - 8} q8 0 8 8 V${into - 8} q0 8 -8 8 H${right + 2}`;
      return { path, label, labelAt: { x: x + 8, y: (from + into) / 2 + 4 }, isMet };
    }),
  );
  const width = LEFT + WIDTH + (lane + 1) * LANE + 150;
  return { width, height: y(ids.length) + TOP, boxes, lines };
}

/** The flow as a Mermaid flowchart, which code hosts draw in a pull request. */
export function mermaid(proof: Proof): string {
  const { flow } = proof.subject;
  const nodes = [
    ...flow.steps.map(({ id, source }) => `  ${idOf(id)}["${source.label}"]`),
    ...flow.source.pages.map(({ id, label }) => `  ${idOf(id)}(["${label}"])`),
  ];
  const edges = flow.steps.flatMap(({ id, next }) =>
    next.map(({ to, source }, index) => {
      const taken = proof.fired.has(`${id} ${index}`);
      const label = source.when === undefined ? '' : `|${source.when}|`;
      return `  ${idOf(id)} ${taken ? '-->' : '-.->'}${label} ${idOf(to)}`;
    }),
  );
  const lost = flow.steps.filter(({ id }) => !proof.reached.has(id)).map(({ id }) => idOf(id));
  const marks =
    lost.length === 0
      ? []
      : ['  classDef lost stroke-dasharray:4', `  class ${lost.join(',')} lost`];
  return ['flowchart TD', ...nodes, ...edges, ...marks, ''].join('\n');
}

/** Mermaid reads hyphens as arrows. */
function idOf(id: string): string {
  return id.replaceAll('-', '_');
}
