import { addDrawings, box, circle, dot, type Drawings } from './drawings.ts';

/** Icons of the six industries of the funnel (`schemas/catalog/industries.json`). */
export const industries = {
  construction: [
    'M6 21V4M3.5 21h5M6 4h15M6 8.5 10.5 4M17 4v4M6 12.5l-2.5-3h5L6 6.5' +
      'M14.5 14v-3.5L17 8l2.5 2.5V14z',
    'M14.5 14v-3.5L17 8l2.5 2.5V14z',
  ],
  food: [
    'M4.5 3v5.5a2.7 2.7 0 0 0 5.4 0V3M7.2 3v18M18 14.5V21M18 14.5h-3.5C14.5 8.5 15.5 4.5 18 3z',
    'M18 14.5h-3.5C14.5 8.5 15.5 4.5 18 3z',
  ],
  retail: ['M5 8h14l1 12.5H4zM8.5 11V7a3.5 3.5 0 0 1 7 0v4', 'M4.7 12h14.6l.7 8.5H4z'],
  office: [
    box(3, 8, 18, 11.5, 1.5) +
      'M8.5 8V5.5A1.5 1.5 0 0 1 10 4h4a1.5 1.5 0 0 1 1.5 1.5V8M3 12.5c6 2.7 12 2.7 18 0M12 13.5v2.5',
    'M3 12.5c6 2.7 12 2.7 18 0v5.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18z',
  ],
  cleaning: [
    'M8.5 10.5h6L16 14v6a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-6zM9.5 10.5V7h4v3.5M14.5 4.5 16 7M9.5 7V5.5a1 1 0 0 1 1-1h4' +
      dot(19, 3.5) +
      dot(20.5, 6) +
      dot(19, 8.5),
    'M7 15.5h9V20a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1z',
  ],
  other: [
    circle(7, 7.2, 3.2) + box(14, 4, 6.4, 6.4) + 'M7 13.8 10.5 20h-7zM14 17h6.4M17.2 13.8v6.4',
    circle(7, 7.2, 3.2),
  ],
} as const satisfies Drawings;

addDrawings(industries);
