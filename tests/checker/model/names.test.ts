import { expect, test } from 'vitest';
import { wrongName } from '../../../src/checker/model/names.ts';

const KINDS = ['questionnaire', 'step', 'page', 'journey', 'condition', 'field'] as const;

/** What analysts type first. */
const TYPED = [
  'uses vehicles',
  'Uses Vehicles',
  ' uses-vehicles ',
  'uses.vehicles',
  '2nd vehicle',
  '1st',
  'Fahrräder & Autos',
  'Zürich',
  '運送',
  '?!',
  '',
  'constructor',
  'to string',
  'prototype',
];

const suggested = (message = '') => /such as "([^"]*)"/.exec(message)?.[1] ?? '';

test.each(KINDS)('a refused %s name comes with a valid one', (kind) => {
  const refused = TYPED.flatMap((name) => wrongName(kind, name));
  expect(refused.length).toBeGreaterThan(8);
  for (const message of refused) expect(wrongName(kind, suggested(message))).toEqual([]);
});

test.each([
  ['condition', 'uses vehicles', 'usesVehicles'],
  ['condition', 'Uses Vehicles', 'usesVehicles'],
  ['field', 'owner.firstName', 'ownerFirstName'],
  ['field', 'constructor', 'constructorAnswer'],
  ['step', 'Your Vehicles', 'your-vehicles'],
  ['page', '2nd page: not offered', 'page-not-offered'],
  ['questionnaire', '運送', 'fleet-check'],
] as const)('the suggested %s name for %j keeps its words: %s', (kind, typed, name) => {
  expect(suggested(wrongName(kind, typed)[0])).toBe(name);
});
