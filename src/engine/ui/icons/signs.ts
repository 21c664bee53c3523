import { addDrawings, circle, dot, type Drawings } from './drawings.ts';

/** Icons of messages, contacts and promises. */
export const signs = {
  alert: 'M12 4 2.8 20h18.4zM12 10v4.5' + dot(12, 17.3),
  info: circle(12, 12, 8.5) + 'M12 11v5.5' + dot(12, 7.8),
  phone:
    'M5 3.5h3.5l2 5-2.2 1.6a12 12 0 0 0 5.6 5.6l1.6-2.2 5 2V19a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.1A1.5 1.5 0 0 1 5 3.5z',
  clock: circle(12, 12, 8.5) + 'M12 7v5l3.5 2.2',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  user: circle(12, 8, 3.7) + 'M5 20.5a7 7 0 0 1 14 0',
} as const satisfies Drawings;

addDrawings(signs);
