import { expect, it, vi } from 'vitest';
import { fraudStatement } from '../../../src/site/quote/fraud-statement.ts';

vi.mock('../../../schemas/catalog/fraud-statements.json', async (load) => {
  const { knownFraud } = await import('./known-catalogs.ts');
  return knownFraud(load);
});

it.each([
  ['Florida', /guilty of a felony of the third degree\.$/],
  ['New York', /civil penalty not to exceed five thousand dollars/],
])('%s has its own wording', (state, wording) => {
  expect(fraudStatement(state)).toEqual({ state, text: expect.stringMatching(wording) });
});

it.each([undefined, 'Texas', 'florida', 'constructor'])('%j gets the general wording', (state) => {
  const statement = fraudStatement(state);
  expect(statement.state).toBeUndefined();
  expect(statement.text).toMatch(/^Please make sure that your answers are true/);
});
