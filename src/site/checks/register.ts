import { registerRules } from '../../checker/lint/rules/index.ts';
import { registerSite } from '../../checker/model/site.ts';
import { at, isObject, valueAsText } from '../../engine/core.ts';
import '../kinds.ts';
import { FUNNEL } from '../funnel-path.ts';
import { pageAddresses } from './addresses.ts';
import { coverageComplete, coverageVerdicts } from './coverage.ts';
import { linksResolve } from './links.ts';
import { pageKinds } from './page-kinds.ts';
import { plansOffered } from './plans.ts';
import { submitLast } from './submit.ts';
import { tradesAccepted } from './trades.ts';

/** The rules that are about this site's pages, products and catalogs, not about any questionnaire. */
const SITE_RULES = [
  pageAddresses,
  coverageComplete,
  submitLast,
  pageKinds,
  plansOffered,
  tradesAccepted,
  linksResolve,
];

// Whoever checks this site's questionnaires imports this file for it.
registerSite({
  home: FUNNEL,
  consentFiles: ['schemas/catalog/payment.json'],
  neededFiles: (read) => {
    const products = at(read('schemas/content/products.json'), '/products');
    return (Array.isArray(products) ? products.filter(isObject) : []).map(
      ({ slug }) => `schemas/content/products/${valueAsText(slug)}.json`,
    );
  },
  verdicts: coverageVerdicts,
});
registerRules(SITE_RULES);
