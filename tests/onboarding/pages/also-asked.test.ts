import { expect, it } from 'vitest';
import type { Answers } from '../../../src/flow/types.ts';
import { alsoAsked } from '../../../src/onboarding/pages/also-asked.ts';
import { catalogs, compileOnboarding, source } from '../../product/onboarding-flow.ts';

const flow = compileOnboarding();

const onQuote = (answers: Answers) =>
  source.pages.slice(0, 1).flatMap((page) => alsoAsked(page, flow, catalogs, answers));

it('names the umbrella with its limit, and the tools', () => {
  const answers: Answers = {
    businessType: 'construction',
    umbrellaLiability: { include: true, limit: '$2M' },
    toolsAndEquipment: { equipmentCost: '12500' },
  };
  expect(onQuote(answers)).toEqual(['umbrella coverage ($2M)', 'tools coverage']);
});

it('leaves out a declined umbrella', () => {
  const answers: Answers = {
    businessType: 'construction',
    umbrellaLiability: { include: false, limit: null },
    toolsAndEquipment: { equipmentCost: '0.50' },
  };
  expect(onQuote(answers)).toEqual(['tools coverage']);
});

it('names nothing to who has no tools to insure, or has not said yet', () => {
  const toolless = { businessType: 'cleaning', toolsAndEquipment: { equipmentCost: '0' } };
  expect(onQuote(toolless)).toEqual([]);
  expect(onQuote({})).toEqual([]);
});

it('names no tools to those who cannot have them insured as tools', () => {
  const inLineOf = (businessType: string) =>
    onQuote({ businessType, toolsAndEquipment: { equipmentCost: '5000' } });
  expect(inLineOf('food')).toEqual([]);
  expect(inLineOf('cleaning')).toEqual(['tools coverage']);
});
