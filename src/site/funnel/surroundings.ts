import { lazy } from 'react';
import brand from '../../../schemas/catalog/brand.json';
import texts from '../../../schemas/content/funnel-texts.json';
import type { Surroundings } from '../../engine/pages.ts';
import { fill } from '../../engine/core.ts';
import { lazyPart } from '../../engine/ui.ts';
import { FunnelHeader, SmallPrint } from './frame/FunnelHeader.tsx';
import { LoginNote } from './step/LoginNote.tsx';

const loadInterlude = () => import('./interlude/LazyInterlude.tsx');

/** What the site puts around each of its questionnaires. */
export const surroundings: Surroundings = {
  Header: FunnelHeader,
  Aside: lazyPart(() => import('./frame/Rail.tsx')),
  SmallPrint,
  StepNote: LoginNote,
  interlude: {
    View: lazy(loadInterlude),
    prefetch: async (name) => (await loadInterlude()).prefetchInterlude(name),
  },
  titleOf: (page) => fill(texts.pageTitle, { page, brand: brand.name }),
  phone: brand.salesPhone,
  loadChangeLine: async () => (await import('./pages/price-line.ts')).priceLine,
};
