import { type Json, valueAsText } from '../../../src/engine/logic/json.ts';
import { FLOW, one, places, RULES, spread, type Kind } from '../mutant.ts';

const CONDITION = '/conditions/isConstruction';
const IS = { '==': [{ var: 'businessType' }, 'construction'] };

const condition =
  (...expressions: Json[]): Kind =>
  () =>
    expressions.map((to) => one({ file: FLOW, set: CONDITION, to }));

/** Adds a condition that a transition uses. */
const guard = (expression: Json, step = 3, to = 'recommendation') =>
  one(
    { file: FLOW, set: '/conditions/mutant', to: expression },
    { file: FLOW, insert: `/steps/${step}/next/0`, to: { when: 'mutant', to, query: { m: 1 } } },
  );

const TOTAL = { firstOf: [{ var: 'employeesInfo.totalPeople' }, 0] };
const count = (name: string): Json => ({
  firstOf: [{ number: [{ var: `employeesInfo.${name}` }] }, 0],
});

/** A rule on a step that comes after the answers it checks. */
const limited = (sum: Json, most: number) =>
  one({
    file: 'schemas/business-activity/rules.json',
    json: {
      $schema: '../meta/rules.schema.json',
      rules: [
        {
          id: 'limit',
          at: '/businessActivities',
          message: 'Too many',
          valid: { '<=': [sum, most] },
        },
      ],
    },
  });

/** Replaces the expression of every rule. */
const rules =
  (most: number, to: (valid: Json) => Json): Kind =>
  (project) =>
    spread(
      places(
        project,
        RULES,
        (json) => json['valid'] !== undefined && json['severity'] !== 'advice',
      ),
      most,
    ).map(({ file, pointer, json }) =>
      one({ file, set: `${pointer}/valid`, to: to(json['valid'] ?? true) }),
    );

export const LOGIC_KINDS: Readonly<Record<string, Kind>> = {
  'fixed value that hides the answer': () => [
    one({
      file: 'schemas/auto-drivers/rules.json',
      set: '/rules/0/valid/all/0/firstOf',
      to: [[], { var: 'drivers' }],
    }),
  ],
  'total of shares not limited': () => [
    one({
      file: 'schemas/about-your-business/rules.json',
      set: '/rules/0/valid/or/1/and/1/<=/1',
      to: 1000,
    }),
  ],
  'condition contradicts itself': condition(
    { and: [IS, { '==': [{ var: 'businessType' }, 'food'] }] },
    { and: [IS, { '!': [IS] }] },
    { and: [IS, { '!': [{ answered: 'businessType' }] }] },
  ),
  'condition always holds': condition(
    { or: [IS, { '!': [IS] }] },
    {
      or: [
        IS,
        { '!=': [{ var: 'businessType' }, 'construction'] },
        { '!': [{ answered: 'businessType' }] },
      ],
    },
    true,
  ),
  'condition holds for all who answered': condition(
    { answered: 'businessType' },
    { or: [IS, { '!=': [{ var: 'businessType' }, 'construction'] }] },
  ),
  'constant misspelled': condition(
    { '==': [{ var: 'businessType' }, 'constuction'] },
    { '==': [{ var: 'businessType' }, 'Construction'] },
    { in: [{ var: 'businessType' }, ['construction', 'fod']] },
  ),
  'two operators in one object': condition(
    { ...IS, '!=': [{ var: 'businessType' }, 'food'] },
    { and: [{ ...IS, or: [true] }, IS] },
  ),
  'unknown operator': condition(
    { '===': [{ var: 'businessType' }, 'construction'] },
    { equals: [{ var: 'businessType' }, 'construction'] },
    { '!!': [{ var: 'businessType' }] },
  ),
  'operand missing or one too many': condition(
    { '==': [{ var: 'businessType' }] },
    { '==': [{ var: 'businessType' }, 'construction', 'food'] },
    { '!': [IS, IS] },
  ),
  'answer misspelled': condition(
    { '==': [{ var: 'bussinessType' }, 'construction'] },
    { '==': [{ var: 'contactInfo.sate' }, 'Texas'] },
    { '==': [{ var: 'businessType.id' }, 'construction'] },
  ),
  'types mixed up': condition(
    { '==': [{ var: 'businessType' }, 1] },
    { '>': [{ var: 'businessType' }, 5] },
    { '==': [{ var: 'businessType' }, true] },
    { and: [IS, 'yes'] },
  ),
  'text asked like a list': condition({ in: ['construction', { var: 'businessType' }] }),
  'compared with nothing': condition({ '!': [{ '==': [{ var: 'businessType' }, null] }] }),
  'name of JavaScript read': condition(
    { '==': [{ var: 'constructor' }, 'construction'] },
    { answered: '__proto__' },
  ),
  'condition refers to itself': () => [
    one({ file: FLOW, set: CONDITION, to: { condition: 'isConstruction' } }),
    one(
      { file: FLOW, set: CONDITION, to: { condition: 'usesSubcontractors' } },
      { file: FLOW, set: '/conditions/usesSubcontractors', to: { condition: 'isConstruction' } },
    ),
  ],
  'condition nests too deep': condition(
    Array.from({ length: 14 }).reduce<Json>((inner) => ({ '!': [inner] }), IS),
  ),
  'part of a condition that changes nothing': condition(
    { and: [IS, IS] },
    { or: [IS, { and: [IS, { answered: 'businessType' }] }] },
    { and: [IS, { answered: 'businessType' }] },
  ),
  'condition used nowhere': () => [
    one({ file: FLOW, set: '/conditions/isFood', to: { '==': [{ var: 'businessType' }, 'food'] } }),
  ],
  'condition written twice': () => [
    one(
      { file: FLOW, set: '/conditions/again', to: IS },
      { file: FLOW, set: '/steps/0/next/0/when', to: 'again' },
    ),
  ],
  'later answer read': () => [
    guard({ '==': [{ var: 'umbrellaLiability.include' }, true] }),
    guard({ '==': [{ var: 'locationInfo.hasOfficesOutside' }, 'yes'] }, 2, 'details'),
  ],
  'answer of another branch read': () => [
    guard({ '>': [{ count: [{ var: 'constructionTypes' }] }, 1] }),
    guard({ in: ['x', { pluck: [{ var: 'constructionTypes' }, 'id'] }] }, 5, 'ownership'),
  ],
  'optional answer read': () => [
    guard({ '==': [{ var: 'contactInfo.sameMailingAddress' }, true] }, 5, 'ownership'),
    guard(
      { '>': [{ var: 'revenueAndPayroll.yearsOfExperience' }, 5] },
      13,
      'subcontractor-coverage',
    ),
  ],
  'transitions overlap': () => [
    one(
      {
        file: FLOW,
        set: '/conditions/mutant',
        to: { in: [{ var: 'businessType' }, ['construction', 'food']] },
      },
      { file: FLOW, insert: '/steps/0/next/1', to: { when: 'mutant', to: 'details' } },
    ),
    one(
      { file: FLOW, set: '/conditions/mutant', to: { '==': [{ var: 'operatingState' }, 'Texas'] } },
      { file: FLOW, insert: '/steps/0/next/1', to: { when: 'mutant', to: 'details' } },
    ),
  ],
  'transition hidden by the one above': () => [
    one(
      {
        file: FLOW,
        set: '/conditions/mutant',
        to: { in: [{ var: 'businessType' }, ['construction', 'food']] },
      },
      { file: FLOW, insert: '/steps/0/next/0', to: { when: 'mutant', to: 'details' } },
    ),
  ],
  'catalog or key of a lookup misspelled': () => [
    one({ file: FLOW, replace: '"lookup": ["trades",', with: '"lookup": ["trade",' }),
    one({ file: FLOW, replace: '"id"] }, "category"]', with: '"id"] }, "kategory"]' }),
    one({ file: FLOW, replace: '"state-codes"', with: '"statecodes"' }),
  ],
  'limit on a sum that stops some visitors': () =>
    [TOTAL, { '+': [count('owners'), count('employees')] }].map((sum) => limited(sum, 5)),
  'branch on a sum that nobody has': () => [
    guard({ '<': [TOTAL, 0] }, 9, 'business-activity'),
    guard(
      {
        and: [{ '>': [TOTAL, 5] }, { '<': [count('owners'), 2] }, { '<': [count('employees'), 3] }],
      },
      9,
      'business-activity',
    ),
  ],
  'branch on an item of a list that nobody has': () => [
    guard({ in: ['carpentri', { pluck: [{ var: 'constructionTypes' }, 'id'] }] }, 1, 'email'),
    guard({ some: [{ var: 'constructionTypes' }, { '==': [{ var: 'id' }, 'none'] }] }, 1, 'email'),
    guard({ '>': [{ count: [{ var: 'constructionTypes' }] }, 28] }, 1, 'email'),
  ],
  'branch on a text of digits that nobody has': () => [
    guard(
      { '>': [{ firstOf: [{ number: [{ var: 'pastInsurance.claimsCount' }] }, 0] }, 25] },
      17,
      'insurance-start-date',
    ),
  ],
  'rule that nobody can keep': rules(5, (valid) => ({ and: [valid, { '!': [valid] }] })),
  'rule that everybody keeps': rules(4, (valid) => ({ or: [valid, { '!': [valid] }] })),
  'rule that cannot be run': (project) => [
    ...rules(2, () => ({ answered: { var: 'businessType' } }))(project),
    ...rules(2, (valid) => ({ holds: [valid] }))(project),
  ],
  'rule turned round': rules(5, (valid) => ({ '!': [valid] })),
  'rule reads a misspelled answer': (project) =>
    spread(
      places(project, RULES, (json) => typeof json['var'] === 'string'),
      5,
    ).map(({ file, pointer, json }) =>
      one({ file, set: `${pointer}/var`, to: `${valueAsText(json['var'])}x` }),
    ),
  'shares that cannot total 100': () => [
    one({ file: 'schemas/about-your-business/rules.json', replace: '99.99', with: '109.99' }),
    one({
      file: 'schemas/about-your-business/schema.json',
      set: '/properties/businessActivityPercentages/items/properties/percentage/maximum',
      to: 50,
    }),
    one({
      file: 'schemas/about-your-business/schema.json',
      set: '/properties/businessActivityPercentages/items/properties/percentage/minimum',
      to: 5,
    }),
  ],
};
