/** An element's box in pixels from the page origin, and a description of the element. */
export type Box = {
  what: string;
  depth: number;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** Function body that returns the boxes of all visible elements in document order. */
export const BOXES = `
  const nameOf = (one) => one.tagName.toLowerCase() + (one.id ? '#' + one.id : '') + ' "' + one.textContent.trim().slice(0, 40) + '"';
  const depthOf = (one) => (one.parentElement === null ? 0 : 1 + depthOf(one.parentElement));
  return [...document.body.querySelectorAll('*:not(option, script, svg *, legend.visually-hidden)')].flatMap((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    if (width * height === 0) return [];
    return [{ what: nameOf(one), depth: depthOf(one), x, y: y + scrollY, width, height }];
  });`;

/** Height of a line of text, in pixels. */
const LINE = 28;

/**
 * Elements that two engines draw with a size or position that differs by more than a line of text.
 * Reports the innermost ones: an element that differs only because of its descendants is left out. `y`
 * is ignored, because everything below a taller element moves down.
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
      // Drop this element if the next differing one is its descendant.
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
