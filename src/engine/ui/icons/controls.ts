import { addDrawings, type Drawings } from './drawings.ts';

/** Icons of buttons and links, which every page loads. */
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
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7 17 10.5',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13.5h9l1-13.5M10.5 11v5.5M13.5 11v5.5',
} as const satisfies Drawings;

addDrawings(controls);
