import { expect, it } from 'vitest';
import { pageFacts } from '../../../../src/engine/pages/end-pages/page-facts.ts';
import { compileOnboarding, source } from '../../../product/onboarding-flow.ts';

const flow = compileOnboarding();
const [quote] = source.pages;
const factsOf = (answers: object) => pageFacts(quote ?? {}, flow, { ...answers });

it('reads the facts that the flow file names from the answers', () => {
  const facts = factsOf({
    operatingState: 'Illinois',
    constructionTypes: [
      { id: 'plumbing', name: 'Plumbing' },
      { id: 'hvac', name: 'HVAC' },
    ],
    contactInfo: { businessName: 'Lou & Sons', streetAddress: '1 Main St', zipCode: '60614' },
    subcontractorInfo: { includeSubcontractors: 'yes', selectedActivities: ['Drywall'] },
  });
  expect(facts.text('businessName')).toBe('Lou & Sons');
  expect(facts.texts('trades')).toEqual(['Plumbing', 'HVAC']);
  expect(facts.texts('address')).toEqual(['1 Main St', 'IL 60614']);
  expect(facts.texts('subcontracted')).toEqual(['Drywall']);
});

it('names a trade once, however many of its class codes were chosen', () => {
  const carpentry = { id: 'carpentry', name: 'Carpentry' };
  const trades = [
    { ...carpentry, ncciCode: '5403' },
    { ...carpentry, ncciCode: '5645' },
  ];
  expect(factsOf({ constructionTypes: trades }).texts('trades')).toEqual(['Carpentry']);
});

it('is empty for facts that are unanswered or not named, and for a page without facts', () => {
  expect(factsOf({}).text('businessName')).toBe('');
  expect(factsOf({}).texts('trades')).toEqual([]);
  expect(factsOf({}).text('nothing')).toBe('');
  expect(pageFacts({}, flow, {}).text('businessName')).toBe('');
});

it('gives a view the answered facts as texts, by name', () => {
  const facts = factsOf({
    operatingState: 'Illinois',
    constructionTypes: [{ id: 'plumbing', name: 'Plumbing' }],
    contactInfo: { businessName: '' },
  });
  expect(facts.given()).toEqual({ operatingState: 'Illinois' });
});
