import { describe, expect, it } from 'vitest';
import type { Scope } from '../../../../src/engine/logic/expressions/scope.ts';
import type { Json } from '../../../../src/engine/logic/json.ts';
import { OPERATOR_WORDS } from '../../../../src/engine/logic/expressions/operator-words.ts';
import {
  isOperatorName,
  operandKind,
  OPERATORS,
} from '../../../../src/engine/logic/expressions/operators.ts';
import { evaluate } from '../evaluation.ts';

type Row = [expression: Json, scope: Scope, outcome: Json | undefined];

const shares = (percentages: Record<string, number>) =>
  Object.entries(percentages).map(([name, percentage]) => ({ name, percentage }));

const definitions = {
  conditions: { isBig: { '>': [{ var: 'n' }, 10] }, isAsked: { var: 'flag' } },
  values: { double: { '+': [{ var: 'n' }, { var: 'n' }] }, twice: { value: 'double' } },
};

const rows: Record<string, Row[]> = {
  var: [
    [{ var: 'city' }, { city: 'Aurora' }, 'Aurora'],
    [{ var: ['city'] }, { city: 'Aurora' }, 'Aurora'],
    [{ var: 'contact.city' }, { contact: { city: 'Aurora' } }, 'Aurora'],
    [{ var: 'places.1.city' }, { places: [{ city: 'A' }, { city: 'B' }] }, 'B'],
    [{ var: '$today' }, { $today: '2026-05-26' }, '2026-05-26'],
    [{ var: 'city' }, {}, undefined],
    [{ var: 'city' }, { city: null }, undefined],
    [{ var: 'contact.city' }, { contact: 'Aurora' }, undefined],
    [{ var: 'empty' }, { empty: '' }, ''],
    [{ var: 'empty' }, { empty: [] }, []],
  ],
  condition: [
    [{ condition: 'isBig' }, { n: 11 }, true],
    [{ condition: 'isBig' }, { n: 10 }, false],
    [{ condition: 'isBig' }, {}, false],
    [{ condition: 'isAsked' }, { flag: true }, true],
    [{ condition: 'isAsked' }, { flag: 'yes' }, false],
    [{ condition: 'isAsked' }, {}, false],
  ],
  value: [
    [{ value: 'double' }, { n: 4 }, 8],
    [{ value: 'twice' }, { n: 4 }, 8],
    [{ value: 'double' }, {}, undefined],
  ],
  answered: [
    [{ answered: 'a' }, { a: 'x' }, true],
    [{ answered: 'a' }, { a: false }, true],
    [{ answered: 'a' }, { a: 0 }, true],
    [{ answered: 'a' }, { a: '' }, false],
    [{ answered: 'a' }, { a: null }, false],
    [{ answered: 'a' }, { a: [] }, false],
    [{ answered: 'a' }, { a: {} }, false],
    [{ answered: 'a' }, {}, false],
    [{ answered: 'a.b' }, { a: { b: 'x' } }, true],
  ],
  '==': [
    [{ '==': [{ var: 'a' }, 'x'] }, { a: 'x' }, true],
    [{ '==': [{ var: 'a' }, 'x'] }, { a: 'y' }, false],
    [{ '==': [{ var: 'a' }, 1] }, { a: '1' }, false],
    [{ '==': [{ var: 'a' }, false] }, { a: false }, true],
    [{ '==': [{ var: 'a' }, false] }, {}, false],
    [{ '==': [{ var: 'a' }, { var: 'b' }] }, {}, false],
  ],
  '!=': [
    [{ '!=': [{ var: 'a' }, 'x'] }, { a: 'y' }, true],
    [{ '!=': [{ var: 'a' }, 'x'] }, { a: 'x' }, false],
    [{ '!=': [{ var: 'a' }, 1] }, { a: '1' }, true],
    [{ '!=': [{ var: 'a' }, 'x'] }, {}, false],
    [{ '!=': [{ var: 'a' }, 'x'] }, { a: null }, false],
  ],
  '<': [
    [{ '<': [{ var: 'a' }, 2] }, { a: 1 }, true],
    [{ '<': [{ var: 'a' }, 2] }, { a: 2 }, false],
    [{ '<': [{ var: 'a' }, '2026-03-01'] }, { a: '2026-02-28' }, true],
    [{ '<': [{ var: 'a' }, '2026-03-01'] }, { a: '03/01/2020' }, false],
    [{ '<': [{ var: 'a' }, 2] }, { a: '1' }, false],
    [{ '<': [{ var: 'a' }, { var: 'b' }] }, { a: false, b: true }, false],
  ],
  '<=': [
    [{ '<=': [{ var: 'a' }, 2] }, { a: 2 }, true],
    [{ '<=': [{ var: 'a' }, 2] }, { a: 3 }, false],
    [{ '<=': [{ var: 'a' }, { var: '$today' }] }, { a: '2026-05-26', $today: '2026-05-26' }, true],
  ],
  '>': [
    [{ '>': [{ var: 'a' }, 2] }, { a: 3 }, true],
    [{ '>': [{ var: 'a' }, 2] }, { a: 2 }, false],
  ],
  '>=': [
    [{ '>=': [{ var: 'a' }, 2] }, { a: 2 }, true],
    [{ '>=': [{ var: 'a' }, 2] }, { a: 1 }, false],
    [{ '>=': [{ var: 'a' }, { var: '$today' }] }, { a: '2025-12-31', $today: '2026-01-01' }, false],
  ],
  in: [
    [{ in: ['b', { var: 'list' }] }, { list: ['a', 'b'] }, true],
    [{ in: ['c', { var: 'list' }] }, { list: ['a', 'b'] }, false],
    [{ in: [{ var: 'a' }, ['x', 'y']] }, { a: 'x' }, true],
    [{ in: [{ var: 'a' }, ['x', 'y']] }, {}, false],
    [{ in: ['a', { var: 'list' }] }, {}, false],
    [{ in: [1, { var: 'list' }] }, { list: ['1'] }, false],
  ],
  and: [
    [{ and: [true, { '==': [{ var: 'a' }, 1] }] }, { a: 1 }, true],
    [{ and: [true, { '==': [{ var: 'a' }, 1] }] }, {}, false],
    [{ and: [{ var: 'a' }] }, {}, false],
  ],
  or: [
    [{ or: [false, { '==': [{ var: 'a' }, 1] }] }, { a: 1 }, true],
    [{ or: [false, { '==': [{ var: 'a' }, 1] }] }, { a: 2 }, false],
    [{ or: [{ var: 'a' }] }, { a: 'yes' }, false],
  ],
  '!': [
    [{ '!': [{ '==': [{ var: 'a' }, 1] }] }, { a: 2 }, true],
    [{ '!': { '==': [{ var: 'a' }, 1] } }, { a: 1 }, false],
    [{ '!': [{ '==': [{ var: 'a' }, 1] }] }, {}, true],
    [{ '!': [{ var: 'a' }] }, { a: 'no' }, true],
  ],
  if: [
    [{ if: [{ var: 'a' }, 'yes', 'no'] }, { a: true }, 'yes'],
    [{ if: [{ var: 'a' }, 'yes', 'no'] }, { a: false }, 'no'],
    [{ if: [{ var: 'a' }, 'yes', 'no'] }, { a: 'false' }, 'no'],
    [{ if: [{ var: 'a' }, 'yes', { var: 'b' }] }, {}, undefined],
  ],
  firstOf: [
    [{ firstOf: [{ var: 'a' }, { var: 'b' }, 'c'] }, { b: 'B' }, 'B'],
    [{ firstOf: [{ var: 'a' }, 'c'] }, { a: '' }, ''],
    [{ firstOf: [{ var: 'a' }, 'c'] }, { a: false }, false],
    [{ firstOf: [{ var: 'a' }, { var: 'b' }] }, {}, undefined],
  ],
  all: [
    [{ all: [{ var: 'rows' }, { '>': [{ var: 'n' }, 1] }] }, { rows: [{ n: 2 }, { n: 3 }] }, true],
    [{ all: [{ var: 'rows' }, { '>': [{ var: 'n' }, 1] }] }, { rows: [{ n: 2 }, {}] }, false],
    [{ all: [{ var: 'rows' }, { '>': [{ var: 'n' }, 1] }] }, { rows: [] }, true],
    [{ all: [{ var: 'rows' }, { '>': [{ var: 'n' }, 1] }] }, {}, false],
    [{ all: [{ var: 'rows' }, { answered: 'n' }] }, { rows: [null, 'n', { n: 1 }] }, false],
    [
      { all: [{ var: 'rows' }, { '<=': [{ var: 'date' }, { var: '$today' }] }] },
      { rows: [{ date: '2026-01-01', $today: '1999-01-01' }], $today: '2026-02-01' },
      true,
    ],
  ],
  some: [
    [{ some: [{ var: 'rows' }, { var: 'flag' }] }, { rows: [{}, { flag: true }] }, true],
    [{ some: [{ var: 'rows' }, { var: 'flag' }] }, { rows: [{ flag: 'true' }] }, false],
    [{ some: [{ var: 'rows' }, { var: 'flag' }] }, { rows: [{}], flag: true }, false],
    [{ some: [{ var: 'rows' }, { var: 'flag' }] }, { rows: [] }, false],
    [{ some: [{ var: 'rows' }, { var: 'flag' }] }, {}, false],
    [
      { some: [{ var: 'rows' }, { some: [{ var: 'inner' }, { answered: 'x' }] }] },
      { rows: [{ inner: [] }, { inner: [{ x: 1 }] }] },
      true,
    ],
    [
      {
        some: [{ var: 'rows' }, { in: ['height', { lookup: ['trades', { var: 'id' }, 'tags'] }] }],
      },
      { rows: [{ id: 'paving' }, { id: 'roofing' }] },
      true,
    ],
  ],
  '+': [
    [{ '+': [{ var: 'a' }, 2, 3] }, { a: 1 }, 6],
    [{ '+': [{ var: 'a' }, 0.1] }, { a: 0.7 }, 0.8],
    [{ '>=': [{ '+': [{ var: 'a' }, 0.1] }, 0.8] }, { a: 0.7 }, true],
    [{ '+': [{ var: 'a' }, 2] }, {}, undefined],
    [{ '+': [{ var: 'a' }, 2] }, { a: '1' }, undefined],
    [{ '+': [{ var: 'a' }, { var: 'a' }] }, { a: 1.7e308 }, undefined],
  ],
  '-': [
    [{ '-': [{ var: 'a' }, 2] }, { a: 1 }, -1],
    [{ '-': [{ var: 'a' }, 0.1] }, { a: 0.3 }, 0.2],
    [{ '-': [{ var: 'a' }, 2] }, {}, undefined],
    [{ '-': [{ var: 'a' }, 2] }, { a: '5' }, undefined],
  ],
  '*': [
    [{ '*': [{ var: 'a' }, 2, 3] }, { a: 4 }, 24],
    [{ '*': [{ var: 'a' }, 19.99] }, { a: 3 }, 59.97],
    [{ '*': [{ var: 'a' }, 0] }, { a: -1 }, 0],
    [{ '*': [{ var: 'a' }, 2] }, {}, undefined],
    [{ '*': [{ var: 'a' }, 2] }, { a: '5' }, undefined],
    [{ '*': [{ var: 'a' }, { var: 'a' }] }, { a: 1e300 }, undefined],
  ],
  number: [
    [{ number: [{ var: 'a' }] }, { a: '12' }, 12],
    [{ number: { var: 'a' } }, { a: '$150,000.50' }, 150000.5],
    [{ number: [{ var: 'a' }] }, { a: 7 }, 7],
    [{ number: [{ var: 'a' }] }, { a: '' }, undefined],
    [{ number: [{ var: 'a' }] }, { a: '12 or so' }, undefined],
    [{ number: [{ var: 'a' }] }, { a: true }, undefined],
    [{ number: [{ var: 'a' }] }, { a: '9'.repeat(15) }, 999_999_999_999_999],
    [{ number: [{ var: 'a' }] }, { a: '9999999999999.25' }, 9_999_999_999_999.25],
    [{ number: [{ var: 'a' }] }, { a: '9'.repeat(16) }, undefined],
    [{ number: [{ var: 'a' }] }, { a: '99999999999999.25' }, undefined],
    [{ number: [{ var: 'a' }] }, { a: '9'.repeat(400) }, undefined],
  ],
  count: [
    [{ count: [{ var: 'a' }] }, { a: ['x', 'y'] }, 2],
    [{ count: [['x', 'y', 'z']] }, {}, 3],
    [{ count: [{ var: 'a' }] }, { a: [] }, 0],
    [{ count: [{ var: 'a' }] }, { a: 'text' }, undefined],
    [{ count: [{ var: 'a' }] }, {}, undefined],
  ],
  sum: [
    [{ sum: [{ var: 'a' }, 'n'] }, { a: [{ n: 60 }, { n: 40 }] }, 100],
    [{ sum: [{ var: 'a' }, 'n'] }, { a: [{ n: 60 }, { n: '40' }, {}, null, 4] }, 60],
    [{ sum: [{ var: 'a' }, 'n'] }, { a: [] }, 0],
    [{ sum: [{ var: 'a' }, 'n'] }, {}, undefined],
  ],
  pluck: [
    [
      { pluck: [{ var: 'a' }, 'id'] },
      { a: [{ id: 'x' }, {}, { id: null }, { id: 'y' }] },
      ['x', 'y'],
    ],
    [{ pluck: [{ var: 'a' }, 'id'] }, { a: ['x', null] }, []],
    [{ pluck: [{ var: 'a' }, 'id'] }, {}, undefined],
  ],
  lookup: [
    [{ lookup: ['trades', 'roofing', 'label'] }, {}, 'Roofing'],
    [
      { lookup: ['trades', { var: 'ids' }, 'tags'] },
      { ids: ['roofing', 'paving', 'nothing'] },
      ['height', 'outdoors'],
    ],
    [{ lookup: ['trades', { var: 'ids' }, 'tags'] }, { ids: [] }, undefined],
    [{ lookup: ['trades', 'nothing', 'label'] }, {}, undefined],
    [{ lookup: ['trades', 'other', 'tags'] }, {}, undefined],
    [{ lookup: ['nowhere', 'roofing', 'label'] }, {}, undefined],
    [{ lookup: ['trades', { var: 'id' }, 'label'] }, {}, undefined],
  ],
  keep: [
    [{ keep: [{ var: 'a' }, ['x', 'y']] }, { a: ['z', 'y', 'x'] }, ['y', 'x']],
    [{ keep: [{ var: 'a' }, ['x']] }, {}, undefined],
    [{ keep: [{ var: 'a' }, { var: 'b' }] }, { a: ['x'] }, undefined],
  ],
  without: [
    [{ without: [{ var: 'a' }, ['x']] }, { a: ['z', 'x'] }, ['z']],
    [{ without: [{ var: 'a' }, ['x']] }, {}, undefined],
    [{ without: [{ var: 'a' }, { var: 'b' }] }, { a: ['x'] }, undefined],
  ],
  take: [
    [{ take: [{ var: 'a' }, 2] }, { a: ['x', 'y', 'z'] }, ['x', 'y']],
    [{ take: [{ var: 'a' }, 0] }, { a: ['x'] }, []],
    [{ take: [{ var: 'a' }, { '-': [1, 2] }] }, { a: ['x', 'y', 'z'] }, []],
    [{ take: [{ var: 'a' }, { var: 'n' }] }, { a: ['x'] }, undefined],
    [{ take: [{ var: 'a' }, 2] }, {}, undefined],
  ],
  keepShares: [
    [
      { keepShares: [{ var: 's' }, { var: 'a' }] },
      { s: shares({ x: 60, y: 20, z: 20 }), a: ['x', 'y', 'z', 'new'] },
      shares({ x: 60, y: 20, z: 20, new: 0 }),
    ],
    [
      { keepShares: [{ var: 's' }, { var: 'a' }] },
      { s: shares({ x: 60, y: 20, z: 20 }), a: ['x', 'y'] },
      shares({ x: 75, y: 25 }),
    ],
    [
      { keepShares: [{ var: 's' }, { var: 'a' }] },
      { s: shares({ x: 33.3, y: 33.3, z: 33.4 }), a: ['z', 'y', 'x'] },
      shares({ x: 33.3, y: 33.3, z: 33.4 }),
    ],
    [
      { keepShares: [{ var: 's' }, { var: 'a' }] },
      { s: shares({ x: 10, y: 10, z: 10, gone: 70 }), a: ['x', 'y', 'z'] },
      shares({ x: 34, y: 33, z: 33 }),
    ],
    [
      { keepShares: [{ var: 's' }, { var: 'a' }] },
      { s: shares({ gone: 100 }), a: ['x', 'y'] },
      shares({ x: 50, y: 50 }),
    ],
    [{ keepShares: [[], { var: 'a' }] }, { a: [] }, []],
    [{ keepShares: [{ var: 's' }, { var: 'a' }] }, { s: shares({ x: 100 }), a: [] }, undefined],
    [{ keepShares: [{ var: 's' }, { var: 'a' }] }, { a: ['x'] }, undefined],
  ],
  evenSplit: [
    [{ evenSplit: [{ var: 'a' }] }, { a: ['x'] }, [{ name: 'x', percentage: 100 }]],
    [
      { evenSplit: [{ var: 'a' }] },
      { a: ['x', 'y', 'z'] },
      [
        { name: 'x', percentage: 34 },
        { name: 'y', percentage: 33 },
        { name: 'z', percentage: 33 },
      ],
    ],
    [{ evenSplit: [{ var: 'a' }] }, { a: [] }, []],
    [{ evenSplit: [{ var: 'a' }] }, {}, undefined],
  ],
  addDays: [
    [{ addDays: [{ var: '$today' }, 90] }, { $today: '2026-11-24' }, '2027-02-22'],
    [{ addDays: [{ var: 'd' }, -1] }, { d: '2028-03-01' }, '2028-02-29'],
    [{ addDays: [{ var: 'd' }, 1] }, { d: '2026-02-30' }, undefined],
    [{ addDays: [{ var: 'd' }, 1] }, {}, undefined],
    [{ addDays: [{ var: 'd' }, { var: 'n' }] }, { d: '2026-01-01', n: 0.5 }, undefined],
    [{ addDays: [{ var: 'd' }, { var: 'n' }] }, { d: '2026-01-01', n: 1e12 }, undefined],
    [{ addDays: [{ var: 'd' }, { var: 'n' }] }, { d: '9999-12-31', n: 1 }, undefined],
  ],
  addMonths: [
    [{ addMonths: [{ var: 'd' }, 1] }, { d: '2027-01-31' }, '2027-02-28'],
    [{ addMonths: [{ var: 'd' }, -1] }, { d: '2027-01-31' }, '2026-12-31'],
    [{ addMonths: [{ var: 'd' }, 1] }, { d: 'soon' }, undefined],
    [
      { cat: [{ substr: [{ addMonths: [{ var: '$today' }, 1] }, 0, 8] }, '01'] },
      { $today: '2026-12-15' },
      '2027-01-01',
    ],
  ],
  daysBetween: [
    [{ daysBetween: [{ var: 'a' }, { var: 'b' }] }, { a: '2026-11-24', b: '2027-02-22' }, 90],
    [{ daysBetween: [{ var: 'a' }, { var: 'b' }] }, { a: '2026-11-24', b: '2026-11-23' }, -1],
    [{ daysBetween: [{ var: 'a' }, { var: 'b' }] }, { a: '2026-11-24' }, undefined],
  ],
  countdown: [
    [{ countdown: [{ var: 'a' }, 3] }, { a: 2026 }, ['2026', '2025', '2024']],
    [{ countdown: [{ var: 'a' }, 0] }, { a: 2026 }, []],
    [{ countdown: [{ var: 'a' }, -1] }, { a: 2026 }, []],
    [{ countdown: [{ var: 'a' }, 5_000_000_000] }, { a: 2026 }, undefined],
    [{ countdown: [{ var: 'a' }, 3] }, { a: '2026' }, undefined],
    [{ countdown: [{ var: 'a' }, 3] }, {}, undefined],
  ],
  join: [
    [{ join: [{ var: 'a' }, ','] }, { a: ['5403', '5645'] }, '5403,5645'],
    [{ join: [{ var: 'a' }, ','] }, { a: [] }, undefined],
    [{ join: [{ var: 'a' }, ','] }, { a: [{ code: 1 }] }, undefined],
    [{ join: [{ var: 'a' }, { var: 'b' }] }, { a: ['x'] }, undefined],
    [{ join: [{ var: 'a' }, ','] }, {}, undefined],
  ],
  cat: [
    [{ cat: [{ var: 'a' }, ':', 1] }, { a: 'quoted' }, 'quoted:1'],
    [{ cat: [{ var: 'a' }, ':'] }, {}, undefined],
    [{ cat: [{ var: 'a' }, ':'] }, { a: { b: 1 } }, undefined],
  ],
  substr: [
    [{ substr: [{ var: 'a' }, 0, 2] }, { a: 'Bavaria' }, 'Ba'],
    [{ substr: [{ var: 'a' }, 0, 2] }, { a: 'B' }, 'B'],
    [{ substr: [{ var: 'a' }, 1, 2] }, { a: '👷🏗️ab' }, '🏗️'],
    [{ substr: [{ var: 'a' }, -2, 2] }, { a: 'ab👷' }, 'b👷'],
    [{ substr: [{ var: 'a' }, 0, -1] }, { a: 'ab👷' }, 'ab'],
    [{ substr: [{ var: 'a' }, 0, 2] }, { a: 1234 }, undefined],
    [{ substr: [{ var: 'a' }, 0, 2] }, {}, undefined],
  ],
  upper: [
    [{ upper: [{ var: 'a' }] }, { a: 'ba' }, 'BA'],
    [{ upper: [{ var: 'a' }] }, { a: 1 }, undefined],
    [{ upper: [{ var: 'a' }] }, {}, undefined],
  ],
  length: [
    [{ length: [{ var: 'a' }] }, { a: 'abc' }, 3],
    [{ length: [{ var: 'a' }] }, { a: '' }, 0],
    [{ length: [{ var: 'a' }] }, { a: 'Zoë 👷🏽' }, 6],
    [{ length: [{ var: 'a' }] }, { a: ['x'] }, undefined],
    [{ length: [{ var: 'a' }] }, {}, undefined],
  ],
};

describe.each(Object.entries(rows))('the operator %s', (_name, table) => {
  it.each(table)('%j over %j is %j', (expression, scope, outcome) => {
    expect(evaluate(expression, scope, definitions)).toEqual(outcome);
  });
});

describe('the table of operators', () => {
  it('has rows for every operator and for nothing else', () => {
    expect(Object.keys(rows).toSorted()).toEqual(Object.keys(OPERATORS).toSorted());
  });

  it('describes every operator in one sentence', () => {
    expect(Object.keys(OPERATOR_WORDS)).toEqual(Object.keys(OPERATORS));
    for (const { about } of Object.values(OPERATOR_WORDS)) expect(about).toMatch(/^[A-Z].+\.$/);
  });

  it('repeats the kind of the last operand', () => {
    expect(operandKind('in', 1)).toBe('list');
    expect(operandKind('+', 7)).toBe('number');
  });

  it('finds no operator under an inherited name', () => {
    expect(isOperatorName('constructor')).toBe(false);
    expect(isOperatorName('toString')).toBe(false);
  });
});

describe('a list expression', () => {
  it('omits missing values', () => {
    expect(evaluate([{ var: 'a' }, { var: 'b' }, 'c'], { b: 'B' })).toEqual(['B', 'c']);
  });

  it('is itself when it has only literals', () => {
    expect(evaluate(['a', 1, true])).toEqual(['a', 1, true]);
  });
});
