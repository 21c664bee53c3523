import { addDrawings, box, circle, dot, type Drawings } from './drawings.ts';

/** The four networks that the footer names. */
export const social = {
  facebook: box(3, 3, 18, 18, 4) + 'M12.5 21v-9a3 3 0 0 1 3-3H17M9.5 13h6',
  instagram: box(3, 3, 18, 18, 5) + circle(12, 12, 4) + dot(16.7, 7.3),
  linkedin:
    box(3, 3, 18, 18, 3) + 'M7.5 10.5v6M11.5 16.5v-6M11.5 13a2.5 2.5 0 0 1 5 0v3.5' + dot(7.5, 7.5),
  x: 'M4 4h4l12 16h-4zM20 4l-6.5 7M10.5 13 4 20',
} as const satisfies Drawings;

addDrawings(social);
