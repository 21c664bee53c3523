/** An element's box, in pixels from the corner of the page, and what it is. */
export type Box = {
  what: string;
  depth: number;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** The body of a function that gives the boxes of all elements in sight, in the order of the document. */
export const BOXES = `
  const nameOf = (one) => one.tagName.toLowerCase() + (one.id ? '#' + one.id : '') + ' "' + one.textContent.trim().slice(0, 40) + '"';
  const depthOf = (one) => (one.parentElement === null ? 0 : 1 + depthOf(one.parentElement));
  return [...document.body.querySelectorAll('*:not(option, script, svg *, legend.visually-hidden)')].flatMap((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    if (width * height === 0) return [];
    return [{ what: nameOf(one), depth: depthOf(one), x, y: y + scrollY, width, height }];
  });`;

/** Of a line of text. */
const LINE = 28;

/**
 * What two engines draw at another size or place, beyond a line of text; of what differs because of its
 * own parts, the parts alone. `y` is left out: all that follows a higher element lies lower.
 */
export function differences(one: readonly Box[], other: readonly Box[]): string[] {
  if (one.length !== other.length)
    return [`${one.length} elements in sight, and ${other.length}: ${firstOther(one, other)}`];
  const differing = one.flatMap((box, index) => {
    const beside = other[index];
    if (beside === undefined) return [];
    const isOther = (['x', 'width', 'height'] as const).some(
      (side) => Math.abs(box[side] - beside[side]) > LINE,
    );
    return isOther ? [{ box, beside, index }] : [];
  });
  return differing
    .filter(({ box, index }, at) => {
      const next = differing[at + 1];
      // The next one in the document lies in this one, and everything between does too.
      return !(
        next !== undefined &&
        next.box.depth > box.depth &&
        one.slice(index + 1, next.index).every(({ depth }) => depth > box.depth)
      );
    })
    .map(({ box, beside }) => `${box.what}: ${sizeOf(box)} and ${sizeOf(beside)}`);
}

function firstOther(one: readonly Box[], other: readonly Box[]): string {
  const index = one.findIndex(({ what }, at) => what !== other[at]?.what);
  return `${one[index]?.what ?? 'nothing'} and ${other[index]?.what ?? 'nothing'}`;
}

const sizeOf = ({ x, width, height }: Box) =>
  `${Math.round(width)} x ${Math.round(height)} at ${Math.round(x)}`;
