import Ajv from 'ajv';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileOffers } from '../../../src/engine/flow/offers.ts';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
import { holds } from '../../properties.ts';

const from = { 'ui:options': { choicesFrom: 'offered' } };
const uiSchema: JsonObject = {
  one: from,
  several: from,
  rows: { items: { kind: from, group: { kinds: from } } },
  other: {},
};
const definitions = { conditions: {}, values: { offered: { var: 'choices' } } };
const notOffered = compileOffers(uiSchema, definitions, {});

/** The same fields for a schema that lists the choices. */
function withEnum(choices: readonly (string | number)[]) {
  const one = { enum: choices };
  const several = { items: one };
  const group = { properties: { kinds: several } };
  const rows = { items: { properties: { kind: one, group } } };
  return new Ajv({ allErrors: true, strict: false }).compile({
    properties: { one, several, rows },
  });
}

const choice = fc.constantFrom('a', 'b', 2026, 2025);
const several = fc.uniqueArray(choice, { maxLength: 3 });
const optional = { requiredKeys: [] };
const data = fc.record(
  {
    one: choice,
    several,
    rows: fc.array(
      fc.record(
        { kind: choice, group: fc.record({ kinds: several }, optional) },
        { requiredKeys: [] },
      ),
      { maxLength: 3 },
    ),
    other: choice,
  },
  optional,
);

it('finds what Ajv would find if the choices that the flow computes were an enum', () => {
  // Compiling a schema takes longer than many checks.
  const offers = [['a'], ['b', 2026], ['a', 'b', 2025, 2026]].map(
    (choices) => [choices, withEnum(choices)] as const,
  );
  holds(
    'offers and enum',
    fc.property(data, fc.constantFrom(...offers), (given, [offered, validate]) => {
      validate(given);
      // An item that is not offered is an error of its whole list, which is one question.
      const listed = (validate.errors ?? []).map(({ instancePath }) =>
        instancePath.replace(/(several|kinds)\/\d+$/, '$1'),
      );
      const found = notOffered(given as JsonObject, { choices: offered });
      expect(found.map(({ instancePath }) => instancePath).toSorted()).toEqual(
        [...new Set(listed)].toSorted(),
      );
      expect(found.every(({ keyword }) => keyword === 'enum')).toBe(true);
    }),
    500,
  );
});

it.each([
  ['nothing is offered', { one: 'a' }, undefined, ['/one']],
  ['nothing is answered', { one: null, several: [], rows: [null] }, [], []],
  ['a number is offered as text', { one: 2026 }, ['2026'], []],
])('when %s', (_when, given, choices, expected) => {
  expect(notOffered(given, { choices }).map(({ instancePath }) => instancePath)).toEqual(expected);
});
