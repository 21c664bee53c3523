import { addDrawings, box, type Drawings } from './drawings.ts';

/** Icons of the calendar and of papers. */
export const tools = {
  calendar: box(4, 5.5, 16, 15, 1.5) + 'M4 10h16M8 3.5v4M16 3.5v4',
  print:
    'M7 8.5V3.5h10v5M7 17H4.5v-7a1.5 1.5 0 0 1 1.5-1.5h12a1.5 1.5 0 0 1 1.5 1.5v7H17M7 14h10v6.5H7z',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15',
} as const satisfies Drawings;

addDrawings(tools);
