import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import businessActivity from '../../../../schemas/business-activity/ui.json';
import contactInfo from '../../../../schemas/contact-info/ui.json';
import subcontractorCoverage from '../../../../schemas/subcontractor-coverage/ui.json';
import toolsAndEquipment from '../../../../schemas/tools-and-equipment/ui.json';
import type { JsonObject } from '../../../../src/engine/logic/json.ts';
import { flow as onboardingFlow } from '../onboarding.ts';
import { withShownBlocks } from '../../../../src/engine/pages/step/blocks.ts';

const always = { kind: 'text', text: 'always' };
const builders = { kind: 'text', text: 'builders', when: 'isConstruction' };
const unknown = { kind: 'text', text: 'never', when: 'noSuchCondition' };

it('a block is shown while its condition holds', () => {
  const ui = { 'ui:blocks': [always, builders] };
  const at = (businessType: string) => withShownBlocks(ui, onboardingFlow, { businessType });
  expect(at('construction')['ui:blocks']).toEqual([always, builders]);
  expect(at('food')['ui:blocks']).toEqual([always]);
});

it('a condition that does not exist never holds', () => {
  const ui = { 'ui:blocks': [unknown] };
  expect(withShownBlocks(ui, onboardingFlow, {})['ui:blocks']).toEqual([]);
});

it('without conditions the UI schema stays the same object, so that nothing renders again', () => {
  const plain = { 'ui:blocks': [always] };
  const none = { city: {} };
  expect(withShownBlocks(plain, onboardingFlow, {})).toBe(plain);
  expect(withShownBlocks(none, onboardingFlow, {})).toBe(none);
});

it('tells visitors who declined subcontractor coverage why its requirements are shown', () => {
  const shown = (includeSubcontractors: string) =>
    withShownBlocks(subcontractorCoverage, onboardingFlow, {
      subcontractorInfo: { includeSubcontractors },
    })['ui:blocks'];
  expect(shown('no')).toEqual([
    expect.objectContaining({ text: expect.stringContaining('You did not include') }),
  ]);
  expect(shown('yes')).toEqual([]);
});

it('tells a business of another industry that the activities are those of contractors', () => {
  const shown = (businessType: string) =>
    withShownBlocks(businessActivity, onboardingFlow, { businessType })['ui:blocks'];
  expect(shown('food')).toEqual([
    expect.objectContaining({ text: expect.stringContaining('made for contractors') }),
  ]);
  expect(shown('construction')).toEqual([]);
});

it('tells all but contractors and cleaners that tools coverage is not for them', () => {
  const shown = (businessType: string) =>
    withShownBlocks(toolsAndEquipment, onboardingFlow, { businessType })['ui:blocks'];
  for (const other of ['food', 'retail', 'office', 'other']) {
    expect(shown(other)).toEqual([
      expect.objectContaining({
        text: expect.stringContaining('only for contractors and cleaning businesses'),
      }),
    ]);
  }
  expect(shown('construction')).toEqual([]);
  expect(shown('cleaning')).toEqual([]);
});

it('tells visitors who declined General Liability that the quote is for nothing else', () => {
  const shown = (generalLiabilityRecommended: boolean) =>
    withShownBlocks(contactInfo, onboardingFlow, { generalLiabilityRecommended })['ui:blocks'];
  expect(shown(false)).toEqual([
    expect.objectContaining({
      text: expect.stringContaining('show General Liability all the same'),
    }),
  ]);
  expect(shown(true)).toEqual([]);
});

it('names, beside General Liability, the policies that the business details point to', () => {
  const recommendation: JsonObject = JSON.parse(
    readFileSync('schemas/recommendation/ui.json', 'utf8'),
  );
  const policies = (businessAttributes: string[]) =>
    JSON.stringify(
      withShownBlocks(recommendation, onboardingFlow, { businessAttributes })['ui:blocks'],
    ).match(/(?<=\/products\/)[a-z-]+/g) ?? [];
  expect(policies(['has-employees'])).toEqual(['workers-compensation']);
  expect(policies(['uses-vehicles'])).toEqual(['commercial-auto']);
  expect(policies(['has-location'])).toEqual(['commercial-property', 'business-owners-policy']);
  expect(policies(['uses-tools'])).toEqual([]);
  expect(policies(['none'])).toEqual([]);
});
