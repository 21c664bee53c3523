import type { JsonObject } from '../../../src/engine/logic/json.ts';
import type { Foreign } from './corpus.ts';

const text = { type: 'string' } as const;
const whole = { type: 'integer' } as const;
const yes = { type: 'boolean' } as const;
const day = { type: 'string', format: 'date' } as const;
const form = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...more,
});
const listOf = (items: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'array',
  items,
  ...more,
});
const works = (schema: JsonObject, good: readonly JsonObject[], bad: readonly JsonObject[]) =>
  ({ grade: 'whole', schema, good, bad }) satisfies Foreign;

// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema

/** The kinds of JSON Forms' examples. */
const JSON_FORMS: Record<string, Foreign> = {
  'a person with an occupation': works(
    form(
      {
        name: { ...text, minLength: 3, description: 'Please enter your name' },
        vegetarian: yes,
        birthDate: day,
        nationality: { ...text, enum: ['DE', 'IT', 'JP', 'US', 'RU', 'Other'] },
        personalData: form(
          {
            age: { ...whole, description: 'Please enter your age.' },
            height: { type: 'number' },
            drivingSkill: { type: 'number', maximum: 10, minimum: 1 },
          },
          { required: ['age', 'height'] },
        ),
        occupation: text,
        postalCode: { ...text, maxLength: 5 },
      },
      { required: ['occupation', 'nationality'] },
    ),
    [{ occupation: 'Pilot', nationality: 'IT', personalData: { age: 30, height: 1.8 } }],
    [{ occupation: 'Pilot' }, { occupation: 'Pilot', nationality: 'IT', postalCode: '123456' }],
  ),
  'a task': works(
    form(
      {
        name: { ...text, minLength: 1 },
        done: yes,
        due_date: day,
        rating: { ...whole, minimum: 0, maximum: 5 },
        recurrence: { ...text, enum: ['Never', 'Daily', 'Weekly', 'Monthly'] },
        recurrence_interval: { ...whole, minimum: 1 },
      },
      { required: ['name', 'due_date'] },
    ),
    [{ name: 'Wash', due_date: '2026-05-01', rating: 3, recurrence: 'Daily' }],
    [
      { name: 'Wash' },
      { name: 'Wash', due_date: '1 May' },
      { name: 'W', due_date: '2026-05-01', rating: 6 },
    ],
  ),
  comments: works(
    form({
      comments: listOf(
        form({ date: day, message: { ...text, maxLength: 5 } }, { required: ['date'] }),
      ),
    }),
    [{ comments: [{ date: '2001-09-10', message: 'Hi' }] }],
    [
      { comments: [{ message: 'Hi' }] },
      { comments: [{ date: '2001-09-10', message: 'Too long' }] },
    ],
  ),
  'choices by title': works(
    form({
      plain: { ...text, enum: ['foo', 'bar'] },
      titled: {
        ...text,
        oneOf: [
          { const: 'foo', title: 'Foo' },
          { const: 'bar', title: 'Bar' },
        ],
      },
      several: listOf({ ...text, enum: ['foo', 'bar', 'baz'] }, { uniqueItems: true }),
    }),
    [{ plain: 'foo', titled: 'bar', several: ['foo', 'baz'] }],
    [{ plain: 'qux' }, { titled: 'qux' }, { several: ['foo', 'foo'] }],
  ),
  'numbers with limits': works(
    form({
      price: { type: 'number', multipleOf: 0.01, minimum: 0 },
      below: { type: 'number', exclusiveMaximum: 0 },
      stars: { ...whole, exclusiveMinimum: 0, maximum: 5 },
    }),
    [{ price: 9.5, below: -1.5, stars: 5 }],
    [{ price: -1 }, { below: 0 }, { stars: 0 }],
  ),
  'a dead person has no kind of dying': works(
    form(
      { name: text, dead: yes, kindOfDead: { ...text, enum: ['Zombie', 'Vampire', 'Ghoul'] } },
      {
        if: { properties: { dead: { const: true } }, required: ['dead'] },
        then: { required: ['kindOfDead'] },
      },
    ),
    [
      { name: 'A', dead: false },
      { dead: true, kindOfDead: 'Ghoul' },
    ],
    [{ dead: true }],
  ),
};

/** Kinds of forms of public offices. */
const MORE_OFFICES: Record<string, Foreign> = {
  'a passport': works(
    form(
      {
        surname: { ...text, minLength: 1, maxLength: 39 },
        sex: { ...text, enum: ['F', 'M', 'X'] },
        born: day,
        number: { ...text, pattern: '^[A-Z0-9]{9}$' },
        issuedBefore: yes,
      },
      {
        required: ['surname', 'born', 'issuedBefore'],
        if: { properties: { issuedBefore: { const: true } } },
        then: { required: ['number'] },
      },
    ),
    [
      { surname: 'Ng', born: '1990-01-01', issuedBefore: false },
      { surname: 'Ng', born: '1990-01-01', issuedBefore: true, number: 'AB1234567' },
    ],
    [
      { surname: 'Ng', born: '1990-01-01', issuedBefore: true },
      { surname: 'Ng', born: 'x', issuedBefore: false },
    ],
  ),
  'an employment history': works(
    form({
      jobs: listOf(
        form(
          { employer: text, from: day, to: day, hours: { ...whole, minimum: 1, maximum: 80 } },
          { required: ['employer', 'from'], additionalProperties: false },
        ),
        { minItems: 1, maxItems: 4 },
      ),
    }),
    [{ jobs: [{ employer: 'Acme', from: '2020-01-01', hours: 40 }] }],
    [
      { jobs: [] },
      { jobs: [{ employer: 'Acme' }] },
      { jobs: [{ employer: 'A', from: '2020-01-01', hours: 0 }] },
    ],
  ),
  'a benefit with dependents': works(
    form(
      { hasDependents: yes },
      {
        required: ['hasDependents'],
        if: { properties: { hasDependents: { const: true } } },
        then: {
          properties: {
            dependents: listOf(form({ name: text, born: day }, { required: ['name'] }), {
              minItems: 1,
            }),
          },
          required: ['dependents'],
        },
      },
    ),
    [{ hasDependents: false }, { hasDependents: true, dependents: [{ name: 'Bo' }] }],
    [{ hasDependents: true }, { hasDependents: true, dependents: [] }],
  ),
  'a bank account': works(
    form(
      {
        kind: { ...text, enum: ['CHECKING', 'SAVINGS'] },
        routing: { ...text, pattern: '^\\d{9}$' },
        account: { ...text, minLength: 4, maxLength: 17 },
      },
      { dependentRequired: { routing: ['account', 'kind'], account: ['routing'] } },
    ),
    [{}, { kind: 'SAVINGS', routing: '123456789', account: '12345' }],
    [{ routing: '123456789' }, { account: '12345' }, { kind: 'OTHER' }],
  ),
  'marital status in several branches': works(
    form(
      { status: { ...text, enum: ['single', 'married', 'widowed'] } },
      {
        required: ['status'],
        allOf: [
          {
            if: { properties: { status: { const: 'married' } } },
            then: { properties: { spouse: text, married: day }, required: ['spouse'] },
          },
          {
            if: { properties: { status: { const: 'widowed' } } },
            then: { properties: { died: day }, required: ['died'] },
          },
        ],
      },
    ),
    [
      { status: 'single' },
      { status: 'married', spouse: 'Bo' },
      { status: 'widowed', died: '2020-02-02' },
    ],
    [{}, { status: 'married' }, { status: 'widowed', died: 'May' }],
  ),
  'languages that are spoken': works(
    form(
      {
        languages: listOf(
          { ...text, enum: Array.from({ length: 40 }, (_none, index) => `language ${index + 1}`) },
          { uniqueItems: true, minItems: 2 },
        ),
      },
      { required: ['languages'] },
    ),
    [{ languages: ['language 1', 'language 40'] }],
    [{}, { languages: ['language 1', 'language 1'] }, { languages: ['language 7'] }],
  ),
  'an income in numbers by source': works(
    form({
      wages: { type: 'number', minimum: 0, maximum: 9999999.99 },
      pensions: { type: 'number', minimum: 0 },
      months: { ...whole, enum: [1, 3, 6, 12] },
    }),
    [{ wages: 1200.5, pensions: 0, months: 12 }],
    [{ wages: -1 }, { months: 2 }],
  ),
  'an office that is open': works(
    form({
      opens: { ...text, format: 'time' },
      mail: { ...text, format: 'email' },
      site: { ...text, format: 'uri' },
    }),
    [{ mail: 'a@b.example', site: 'https://b.example/x' }],
    [{ mail: 'nobody' }, { site: 'nowhere' }, { opens: 'noon' }],
  ),
  'nullable answers': {
    ...works(
      form({ middleName: { type: ['string', 'null'] }, born: day }),
      [{ middleName: 'B' }],
      [{ born: 'x' }],
    ),
  },
};

/** The kinds of RJSF's playground. */
const MORE_PLAYGROUND: Record<string, Foreign> = {
  'a registration': works(
    form(
      {
        firstName: { ...text, title: 'First name', default: 'Chuck' },
        age: { ...whole, title: 'Age' },
        bio: { ...text, title: 'Bio' },
        telephone: { ...text, minLength: 10 },
      },
      { title: 'A registration form', required: ['firstName'] },
    ),
    [{ firstName: 'Chuck', age: 75, telephone: '1-800-KICKASS' }],
    [{ age: 75 }, { firstName: 'C', telephone: '1' }],
  ),
  'nested tasks': works(
    form(
      {
        title: text,
        tasks: listOf(form({ title: text, details: text, done: yes }, { required: ['title'] })),
      },
      { required: ['title'] },
    ),
    [{ title: 'List', tasks: [{ title: 'One', done: true }, { title: 'Two' }] }],
    [{ tasks: [] }, { title: 'List', tasks: [{ details: 'x' }] }],
  ),
  numbers: works(
    form({
      number: { type: 'number' },
      integer: whole,
      numberEnum: { type: 'number', enum: [1, 2, 3] },
      integerRange: { ...whole, minimum: -50, maximum: 50 },
      integerRangeSteps: { ...whole, minimum: 50, maximum: 100, multipleOf: 10 },
    }),
    [{ number: 3.14, integer: 42, numberEnum: 2, integerRange: -42, integerRangeSteps: 80 }],
    [{ numberEnum: 4 }, { integerRange: 51 }, { integerRangeSteps: 55 }],
  ),
  references: works(
    {
      ...form({
        billing_address: { $ref: '#/definitions/address' },
        shipping_address: { $ref: '#/definitions/address' },
      }),
      definitions: {
        address: form({ street: text, city: text, state: text }, { required: ['street', 'city'] }),
      },
    },
    [{ billing_address: { street: '21, Jump Street', city: 'Babel', state: 'Neverland' } }],
    [{ billing_address: { street: 'x' } }, { shipping_address: { city: 'x' } }],
  ),
  'references of draft 2020-12': works(
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      ...form({
        owner: { $ref: '#/$defs/person', title: 'Owner' },
        witnesses: listOf({ $ref: '#/$defs/person' }),
      }),
      $defs: { person: form({ name: text }, { required: ['name'] }) },
    },
    [{ owner: { name: 'A' }, witnesses: [{ name: 'B' }] }],
    [{ owner: {} }, { witnesses: [{}] }],
  ),
  'enum with names': works(
    form({ size: { type: 'number', enum: [1, 2, 3], enumNames: ['one', 'two', 'three'] } }),
    [{ size: 2 }],
    [{ size: 4 }],
  ),
  'all of several parts': works(
    form({ password: { allOf: [{ ...text, minLength: 3 }, { maxLength: 8 }] } }),
    [{ password: 'abcd' }],
    [{ password: 'ab' }, { password: 'abcdefghi' }],
  ),
  'if then else': works(
    form(
      { animal: { enum: ['Cat', 'Fish'] } },
      {
        required: ['animal'],
        allOf: [
          {
            if: { properties: { animal: { const: 'Cat' } }, required: ['animal'] },
            then: {
              properties: { food: { ...text, enum: ['meat', 'grass', 'fish'] } },
              required: ['food'],
            },
          },
          {
            if: { properties: { animal: { const: 'Fish' } }, required: ['animal'] },
            then: {
              properties: {
                food: { ...text, enum: ['insect', 'worms'] },
                water: { ...text, enum: ['lake', 'sea'] },
              },
              required: ['food', 'water'],
            },
          },
        ],
      },
    ),
    [
      { animal: 'Cat', food: 'fish' },
      { animal: 'Fish', food: 'worms', water: 'sea' },
    ],
    [{ animal: 'Cat' }, { animal: 'Fish', food: 'worms' }],
  ),
  'parts of a form': works(
    form({ name: text }, { allOf: [{ required: ['name'] }] }),
    [{ name: 'A' }],
    [{}],
  ),
  'a const': works(
    form(
      { version: { const: '1' }, agreed: { type: 'boolean', const: true } },
      { required: ['agreed'] },
    ),
    [{ version: '1', agreed: true }],
    [{ agreed: false }, {}],
  ),
  'a list with limits': works(
    form(
      { names: listOf({ ...text, minLength: 1 }, { minItems: 1, maxItems: 2 }) },
      { required: ['names'] },
    ),
    [{ names: ['a'] }, { names: ['a', 'b'] }],
    [{ names: [] }, { names: ['a', 'b', 'c'] }, {}],
  ),
  'dependent schemas': works(
    form(
      { credit_card: text },
      {
        dependentSchemas: {
          credit_card: { properties: { billing_address: text }, required: ['billing_address'] },
        },
      },
    ),
    [{}, { credit_card: '1', billing_address: 'x' }],
    [{ credit_card: '1' }],
  ),
  'an object three levels deep': works(
    form({ a: form({ b: form({ c: { ...text, maxLength: 2 } }, { required: ['c'] }) }) }),
    [{ a: { b: { c: 'x' } } }],
    [{ a: { b: {} } }, { a: { b: { c: 'xyz' } } }],
  ),
};

/** More schemas that were written for other forms, by what they are. */
export const MORE_FORMS: Readonly<Record<string, Foreign>> = {
  ...JSON_FORMS,
  ...MORE_OFFICES,
  ...MORE_PLAYGROUND,
};
