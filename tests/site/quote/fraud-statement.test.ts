import { expect, it } from 'vitest';
import { fraudStatement } from '../../../src/site/quote/fraud-statement.ts';
import { knownCatalogs } from './offer/known-catalogs.ts';

it.each([
  ['Florida', /guilty of a felony of the third degree\.$/],
  ['New York', /civil penalty not to exceed five thousand dollars/],
])('%s has its own wording', (state, wording) => {
  expect(fraudStatement(knownCatalogs.fraudStatements, state)).toEqual({
    state,
    text: expect.stringMatching(wording),
  });
});

it.each([undefined, 'Texas', 'florida', 'constructor'])('%j gets the general wording', (state) => {
  const statement = fraudStatement(knownCatalogs.fraudStatements, state);
  expect(statement.state).toBeUndefined();
  expect(statement.text).toMatch(/^Please make sure that your answers are true/);
});
