import { LISTED, type FieldKind } from '../field-kind.ts';

export const kind: FieldKind = {
  about: 'Shares that total 100, edited in a dialog.',
  types: ['array'],
  needs: ['title', 'editLabel', 'success', 'invalid'],
  takes: LISTED,
  items: 'object',
  itemSettings: ['errors'],
  parts: { name: ['string'], percentage: ['number', 'integer'] },
};
