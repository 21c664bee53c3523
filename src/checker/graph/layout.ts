import type { Proof } from '../proof/prove.ts';

export type Box = {
  x: number;
  y: number;
  width: number;
  height: number;
  label: string;
  /** Its number in the progress list. */
  note: string;
  kind: 'step' | 'page' | 'lost';
};
export type Line = {
  path: string;
  label: string;
  labelAt: { x: number; y: number };
  /** Whether a recorded journey takes it. */
  isMet: boolean;
};
export type Layout = { width: number; height: number; boxes: Box[]; lines: Line[] };

const WIDTH = 300;
const HEIGHT = 34;
const GAP = 22;
const LEFT = 24;
const TOP = 20;
/** Space beside the column for each transition that jumps, and for its condition. */
const LANE = 26;

/** One column in file order. Transitions that skip steps run in lanes beside it. */
export function layout(proof: Proof, met: ReadonlySet<string>): Layout {
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
