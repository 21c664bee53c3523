import {
  LISTED,
  registerFieldKinds,
  registerPageKinds,
  type FieldKind,
  type PageKind,
} from '../engine/core.ts';
import { kind as claims } from './fields/claims/kind.ts';
import { QUOTE_FACTS } from './quote/quote-facts.ts';

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

export const SITE_PAGES = {
  quote: {
    about: 'A quote: plans with their prices',
    facts: QUOTE_FACTS,
    leadsTo: { kind: 'purchase', without: 'a visitor who chooses a plan gets nowhere' },
  },
  purchase: {
    about: 'The purchase of a plan',
    leadsTo: {
      kind: 'quote',
      without: 'it has no plan to sell, so every visitor sees the sample figures',
    },
  },
  papers: {
    about: 'Papers of a quote to print or save',
    leadsTo: {
      kind: 'quote',
      without: 'there is nothing to print, and the way back leads to the home page',
    },
  },
} satisfies Record<string, PageKind>;

// Whoever checks this site's questionnaires imports this file for it.
registerFieldKinds({ trades, locations, claims });
registerPageKinds(SITE_PAGES);
