import { expect, it } from 'vitest';
import type { Answers } from '../../../../src/engine/flow/types.ts';
import { alsoAsked } from '../../../../src/site/funnel/pages/also-asked.ts';
import { compileOnboarding, source } from '../../../product/onboarding-flow.ts';
import { sectionOf } from '../../../../src/engine/logic/path.ts';

const flow = compileOnboarding();

const asked = (answers: Answers) =>
  source.pages.slice(0, 1).flatMap((page) => alsoAsked(page, flow, answers));
const onQuote = (answers: Answers) => asked(answers).map(({ text }) => text);

it('lists the umbrella with its limit, and the tools', () => {
  const answers: Answers = {
    businessType: 'construction',
    umbrellaLiability: { include: true, limit: '$2M' },
    toolsAndEquipment: { equipmentCost: '12500' },
  };
  expect(onQuote(answers)).toEqual(['Umbrella ($2M)', 'Tools and equipment']);
});

it('omits a declined umbrella', () => {
  const answers: Answers = {
    businessType: 'construction',
    umbrellaLiability: { include: false, limit: null },
    toolsAndEquipment: { equipmentCost: '0.50' },
  };
  expect(onQuote(answers)).toEqual(['Tools and equipment']);
});

it('omits tools for visitors who have none, or have not answered', () => {
  const toolless = { businessType: 'cleaning', toolsAndEquipment: { equipmentCost: '0' } };
  expect(onQuote(toolless)).toEqual([]);
  expect(onQuote({})).toEqual([]);
});

it('omits tools that cannot be insured as tools', () => {
  const inLineOf = (businessType: string) =>
    onQuote({ businessType, toolsAndEquipment: { equipmentCost: '5000' } });
  expect(inLineOf('food')).toEqual(['Business equipment']);
  expect(inLineOf('cleaning')).toEqual(['Tools and equipment']);
});

it.each<[string, Answers, boolean]>([
  ['General liability', { generalLiabilityRecommended: true }, true],
  ['Coverage without general liability', { generalLiabilityRecommended: false }, false],
  ['Subcontractors', { subcontractorInfo: { includeSubcontractors: 'yes' } }, true],
  ['Other offices', { locationInfo: { hasOfficesOutside: 'yes' } }, true],
  ['Vehicles', { businessAttributes: ['uses-vehicles'] }, false],
  ['Other offices', { businessLocations: [{ isPrimary: true }, { isPrimary: false }] }, true],
  ['Employees', { businessAttributes: ['has-employees'] }, false],
  ['Employees', { businessAttributes: ['none'], employeesInfo: { employees: '3' } }, false],
  ['Business location', { businessAttributes: ['has-location'] }, false],
])('"%s" is requested by %j, and included: %s', (text, answers, included) => {
  const known = { businessType: 'construction', ...answers };
  expect(asked(known).map((one) => [one.text, one.included])).toEqual([[text, included]]);
});

it('lists employees and other offices once, whichever of two answers tells of them', () => {
  const twice = {
    businessType: 'construction',
    businessAttributes: ['has-employees'],
    locationInfo: { hasOfficesOutside: 'yes' },
    businessLocations: [{ isPrimary: true }, { isPrimary: false }],
    employeesInfo: { employees: '3' },
  };
  expect(onQuote(twice)).toEqual(['Other offices', 'Employees']);
  const neither = { employeesInfo: { employees: '0' }, businessLocations: [{ isPrimary: true }] };
  expect(onQuote({ businessType: 'construction', ...neither })).toEqual([]);
});

it('says for every coverage what happens to it, and which answer requested it', () => {
  for (const { alsoAsked: coverages = [] } of source.pages) {
    for (const { note, answer } of coverages) {
      expect(note).not.toBe('');
      expect(flow.steps.some(({ sections }) => sections.includes(sectionOf(answer)))).toBe(true);
    }
  }
});
