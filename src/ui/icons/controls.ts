import { addDrawings } from './drawings.ts';
import { box, circle, dot, type Drawings } from './shapes.ts';

/** Icons of buttons, links and messages. */
export const controls = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-up': 'm6 14.5 6-6 6 6',
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  phone:
    'M5 3.5h3.5l2 5-2.2 1.6a12 12 0 0 0 5.6 5.6l1.6-2.2 5 2V19a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.1A1.5 1.5 0 0 1 5 3.5z',
  clock: circle(12, 12, 8.5) + 'M12 7v5l3.5 2.2',
  calendar: box(4, 5.5, 16, 15, 1.5) + 'M4 10h16M8 3.5v4M16 3.5v4',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  info: circle(12, 12, 8.5) + 'M12 11v5.5' + dot(12, 7.8),
  alert: 'M12 4 2.8 20h18.4zM12 10v4.5' + dot(12, 17.3),
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7 17 10.5',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13.5h9l1-13.5M10.5 11v5.5M13.5 11v5.5',
  print:
    'M7 8.5V3.5h10v5M7 17H4.5v-7a1.5 1.5 0 0 1 1.5-1.5h12a1.5 1.5 0 0 1 1.5 1.5v7H17M7 14h10v6.5H7z',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15',
  user: circle(12, 8, 3.7) + 'M5 20.5a7 7 0 0 1 14 0',
} as const satisfies Drawings;

addDrawings(controls);
