import type { FieldKind } from '../field-kind.ts';
import { uncheckable } from '../checkbox/kind.ts';

export const kind: FieldKind = {
  about: 'A text or a list with a box to check under it.',
  types: ['boolean'],
  needs: ['listTitle'],
  takes: ['catalog', 'consent', 'intro'],
  contradictions: (field) => [uncheckable(field)],
};
