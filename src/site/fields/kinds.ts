import { LISTED, registerFieldKinds, type FieldKind } from '../../engine/core.ts';
import { kind as claims } from './claims/kind.ts';

const trades: FieldKind = {
  about: 'Trades with their class codes.',
  types: ['array'],
  needs: ['catalog', 'tooManyTypes', 'tooManyOptions'],
  limits: ['maxItems'],
  takes: LISTED,
  lists: { catalog: 'codes' },
  items: 'object',
  itemSettings: ['errors'],
  parts: { id: ['string'], name: ['string'], ncciCode: ['string'], ncciDescription: ['string'] },
};

const locations: FieldKind = {
  about: 'Addresses.',
  types: ['array'],
  needs: ['catalog'],
  takes: [...LISTED, 'primaryNote'],
  items: 'object',
  itemSettings: ['ui:title', 'ui:description', 'errors', 'placeholder'],
  parts: {
    address: ['string'],
    city: ['string'],
    state: ['string'],
    zipCode: ['string'],
    isPrimary: ['boolean'],
  },
  chosen: ['state'],
  insteadOf: ['address'],
};

// Whoever checks this site's questionnaires imports this file for it.
registerFieldKinds({ trades, locations, claims });
