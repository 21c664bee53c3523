import { momentAt } from '../../../src/engine/fields/date-time/widget.tsx';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
import { COMBINATIONS } from './combinations.ts';
import { LISTS } from './lists.ts';
import { SHARED_DESCRIPTIONS } from './shared-descriptions.ts';
import { MORE_FORMS } from './more-forms.ts';

/** `whole`: runs as written; `notes`: with something left out that no answer depends on. */
export type Grade = 'whole' | 'notes' | 'refused';

/** A schema as somebody wrote it for another form, and values that it accepts and refuses. */
export type Foreign = {
  grade: Grade;
  schema: JsonObject;
  good: readonly JsonObject[];
  bad?: readonly JsonObject[];
};

const text = { type: 'string' } as const;
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...more,
});

// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema

/** Small schemas of draft 7, as a developer writes them. */
const SMALL: Record<string, Foreign> = {
  'a contact form': {
    grade: 'whole',
    schema: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: 'https://example.com/contact.json',
      ...object(
        {
          name: { ...text, minLength: 1, examples: ['Ada'] },
          email: { ...text, format: 'email', $comment: 'Checked by the server too' },
          topic: { enum: ['sales', 'support'] },
          newsletter: { type: 'boolean', default: false },
        },
        { required: ['name', 'email'], additionalProperties: false },
      ),
    },
    good: [{ name: 'Ada', email: 'ada@example.com', topic: 'sales', newsletter: true }],
    bad: [{ name: 'Ada' }, { name: 'Ada', email: 'ada@example.com', topic: 'weather' }],
  },
  'a postal code by country': {
    grade: 'whole',
    schema: object(
      { country: { ...text, enum: ['US', 'CA'] }, postal: text },
      {
        required: ['country'],
        if: { properties: { country: { const: 'US' } } },
        then: { properties: { postal: { pattern: '^\\d{5}$' } } },
        else: { properties: { postal: { pattern: '^[A-Z]\\d[A-Z] \\d[A-Z]\\d$' } } },
      },
    ),
    good: [
      { country: 'US', postal: '90210' },
      { country: 'CA', postal: 'K1A 0B1' },
    ],
    bad: [
      { country: 'US', postal: 'K1A 0B1' },
      { country: 'CA', postal: '90210' },
    ],
  },
  'a shipment with a fixed version': {
    grade: 'whole',
    schema: object(
      {
        carrier: {
          oneOf: [
            { const: 'ups', title: 'UPS' },
            { const: 'dhl', title: 'DHL' },
          ],
        },
        weight: { minimum: 0.1, maximum: 70 },
        agreed: { const: true },
      },
      { required: ['carrier', 'agreed'] },
    ),
    good: [{ carrier: 'ups', weight: 2.5, agreed: true }],
    bad: [{ carrier: 'fedex', agreed: true }, { carrier: 'ups' }],
  },
  'tags as free texts': {
    grade: 'whole',
    schema: object({
      title: text,
      tags: { type: 'array', items: { ...text, minLength: 2 }, uniqueItems: true, maxItems: 3 },
    }),
    good: [{ title: 'Post', tags: ['news', 'week'] }],
    bad: [{ tags: ['news', 'news'] }, { tags: ['a'] }, { tags: ['aa', 'bb', 'cc', 'dd'] }],
  },
  'a credit card needs a billing address': {
    grade: 'whole',
    schema: object(
      { name: text, credit_card: text, billing_address: text },
      { dependencies: { credit_card: ['billing_address'] } },
    ),
    good: [{ name: 'Ada' }, { credit_card: '4111', billing_address: 'Main St 1' }],
    bad: [{ credit_card: '4111' }],
  },
  'a company is told apart by its kind': {
    grade: 'whole',
    schema: object(
      { name: text },
      {
        oneOf: [
          {
            type: 'object',
            properties: { kind: { const: 'person' }, birthday: { ...text, format: 'date' } },
          },
          {
            type: 'object',
            properties: { kind: { const: 'company' }, vat: text },
            required: ['kind', 'vat'],
          },
        ],
      },
    ),
    good: [
      { kind: 'person', birthday: '1990-01-01' },
      { kind: 'company', vat: 'X1' },
    ],
    bad: [{ kind: 'company' }],
  },
};

/** Shapes of forms of public offices. */
const OFFICES: Record<string, Foreign> = {
  'a phone or an email': {
    grade: 'whole',
    schema: object(
      { name: text, phone: text, email: text },
      { anyOf: [{ required: ['phone'] }, { required: ['email'] }] },
    ),
    good: [{ phone: '1' }, { email: 'e' }, { phone: '1', email: 'e' }],
    bad: [{ name: 'Ada' }],
  },
  'one of three numbers, in an object': {
    grade: 'whole',
    schema: object(
      {
        veteran: object(
          { ssn: text, fileNumber: text, serviceNumber: text },
          {
            anyOf: [
              { required: ['ssn'] },
              { required: ['fileNumber'] },
              { required: ['serviceNumber'] },
            ],
          },
        ),
      },
      { required: ['veteran'] },
    ),
    good: [{ veteran: { ssn: '1' } }, { veteran: { serviceNumber: '1' } }],
    bad: [{ veteran: {} }],
  },
  'exactly one of two': {
    grade: 'whole',
    schema: object(
      { ssn: text, fileNumber: text },
      { oneOf: [{ required: ['ssn'] }, { required: ['fileNumber'] }] },
    ),
    good: [{ ssn: '1' }, { fileNumber: '1' }],
    bad: [{}, { ssn: '1', fileNumber: '1' }],
  },
  'an agreement and a yes or no': {
    grade: 'whole',
    schema: object(
      {
        privacyAgreementAccepted: { type: 'boolean', enum: [true] },
        isActiveDuty: { type: 'boolean', enum: [true, false] },
      },
      { required: ['privacyAgreementAccepted'], additionalProperties: false },
    ),
    good: [{ privacyAgreementAccepted: true, isActiveDuty: false }],
    bad: [{}, { privacyAgreementAccepted: false }],
  },
  'names with a colon': {
    grade: 'whole',
    schema: object(
      {
        'view:address': object(
          { 'first-name': text, last_name: text },
          { required: ['first-name'] },
        ),
        'view:consent': { type: 'boolean' },
      },
      {
        required: ['view:address'],
        anyOf: [{ required: ['view:consent'] }, { required: ['view:address'] }],
      },
    ),
    good: [{ 'view:address': { 'first-name': 'Ada' }, 'view:consent': true }],
    bad: [{ 'view:address': {} }, { 'view:consent': true }],
  },
  'names that are no words': {
    grade: 'refused',
    schema: object({ 'first name': text, 'e.mail': text, '2': text }),
    good: [],
  },
  'views without fields': {
    grade: 'notes',
    schema: object({
      'view:introduction': { type: 'object', properties: {} },
      name: text,
      nothing: { type: 'object' },
      files: { type: 'array' },
    }),
    good: [{ name: 'Ada' }],
  },
  'defaults inside of an object and of items': {
    grade: 'notes',
    schema: object({
      address: object({ country: { ...text, default: 'USA' }, city: text }),
      jobs: {
        type: 'array',
        items: object({ title: text, isCurrent: { type: 'boolean', default: true } }),
      },
    }),
    good: [{ address: { country: 'Chile', city: 'Lima' }, jobs: [{ title: 'Pilot' }] }],
  },
  'patterns of every kind': {
    grade: 'whole',
    schema: object({
      notBlank: { ...text, pattern: '^(?!\\s*$).+' },
      word: { ...text, pattern: '\\bkey\\b' },
      twice: { ...text, pattern: '^(a|b)\\1$' },
      either: { ...text, pattern: '^\\d{5}$|^\\d{9}$' },
      behind: { ...text, pattern: '(?<=#)\\d+' },
    }),
    good: [{ notBlank: 'x', word: 'a key b', twice: 'aa', either: '12345', behind: '#1' }],
    bad: [{ notBlank: '  ' }, { word: 'keys' }, { twice: 'ab' }, { either: '1' }, { behind: '1' }],
  },
  'required of what only a branch has': {
    grade: 'whole',
    schema: object(
      { hasSpouse: { type: 'boolean' } },
      {
        required: ['hasSpouse'],
        allOf: [
          {
            if: { properties: { hasSpouse: { const: true } }, required: ['hasSpouse'] },
            then: { properties: { spouse: text }, required: ['spouse'] },
          },
        ],
      },
    ),
    good: [{ hasSpouse: false }, { hasSpouse: true, spouse: 'Bo' }],
    bad: [{ hasSpouse: true }],
  },
  'addresses by country': {
    grade: 'whole',
    schema: object(
      { street: text },
      {
        oneOf: [
          {
            properties: {
              country: { ...text, enum: ['USA'] },
              state: { ...text, enum: ['CA', 'NY'] },
              postalCode: { ...text, maxLength: 10 },
            },
            required: ['state'],
          },
          {
            properties: {
              country: { ...text, enum: ['CAN'] },
              state: { ...text, enum: ['AB', 'ON'] },
              postalCode: { ...text, maxLength: 7 },
            },
          },
          {
            properties: {
              country: { ...text, enum: ['FRA', 'ITA'] },
              postalCode: { ...text, maxLength: 51 },
            },
          },
        ],
      },
    ),
    good: [
      { country: 'USA', state: 'CA' },
      { country: 'CAN', postalCode: 'K1A 0B1' },
      { country: 'ITA', postalCode: '00100' },
    ],
    bad: [{ country: 'USA' }, { country: 'USA', state: 'ON' }, { country: 'DEU' }],
  },
  'an address in an object, by country': {
    grade: 'whole',
    schema: object({
      address: {
        type: 'object',
        oneOf: [
          {
            properties: {
              country: { ...text, enum: ['USA'] },
              zip: { ...text, pattern: '^\\d{5}$' },
            },
            required: ['zip'],
          },
          { properties: { country: { ...text, enum: ['CAN', 'MEX'] }, province: text } },
        ],
      },
    }),
    good: [
      { address: { country: 'USA', zip: '90210' } },
      { address: { country: 'MEX', province: 'X' } },
    ],
    bad: [{ address: { country: 'USA' } }, { address: { country: 'USA', zip: '1' } }],
  },
  'a condition in an object': {
    grade: 'whole',
    schema: object({
      spouse: object(
        { isVeteran: { type: 'boolean' } },
        {
          if: { properties: { isVeteran: { const: true } }, required: ['isVeteran'] },
          then: { properties: { number: text }, required: ['number'] },
        },
      ),
    }),
    good: [{ spouse: { isVeteran: false } }, { spouse: { isVeteran: true, number: '1' } }],
    bad: [{ spouse: { isVeteran: true } }],
  },
  'a claim with shared definitions': {
    grade: 'notes',
    schema: {
      ...object(
        {
          fullName: { $ref: '#/definitions/fullName' },
          birth: { $ref: '#/definitions/date' },
          children: {
            type: 'array',
            minItems: 1,
            items: object({ fullName: { $ref: '#/definitions/fullName' } }),
          },
        },
        { required: ['fullName'], additionalProperties: false },
      ),
      definitions: {
        fullName: object(
          {
            first: { ...text, minLength: 1, maxLength: 30 },
            last: text,
            suffix: { enum: ['Jr.', 'Sr.'] },
          },
          { required: ['first', 'last'], additionalProperties: false },
        ),
        date: { ...text, format: 'date' },
        unused: text,
      },
    },
    good: [
      { fullName: { first: 'A', last: 'B' }, children: [{ fullName: { first: 'A', last: 'B' } }] },
    ],
    bad: [{ fullName: { first: 'A' } }, { children: [] }],
  },
};

/** The kinds of RJSF's playground. */
const PLAYGROUND: Record<string, Foreign> = {
  'a list of texts with a default': {
    grade: 'notes',
    schema: object({ list: { type: 'array', items: { ...text, default: 'bazinga' } } }),
    good: [{ list: ['a'] }],
  },
  'a tuple': {
    grade: 'refused',
    schema: object({ pair: { type: 'array', items: [text, { type: 'boolean' }] } }),
    good: [],
  },
  'a tree': {
    grade: 'notes',
    schema: {
      ...object({ tree: { $ref: '#/definitions/node' } }),
      definitions: {
        node: object(
          {
            name: { ...text, maxLength: 9 },
            children: { type: 'array', items: { $ref: '#/definitions/node' } },
          },
          { required: ['name'] },
        ),
      },
    },
    good: [
      { tree: { name: 'A' } },
      { tree: { name: 'A', children: [{ name: 'B', children: [{ name: 'C' }] }, { name: 'D' }] } },
      {
        tree: {
          name: 'A',
          children: [{ name: 'B', children: [{ name: 'C', children: [{ name: 'D' }] }] }],
        },
      },
    ],
    bad: [{ tree: {} }, { tree: { name: 'A', children: [{ name: 'B', children: [{}] }] } }],
  },
  'a family': {
    grade: 'notes',
    schema: {
      ...object({ me: { $ref: '#/$defs/person' } }, { required: ['me'] }),
      $defs: {
        person: object(
          {
            name: text,
            mother: { $ref: '#/$defs/person' },
            father: { anyOf: [{ $ref: '#/$defs/person' }, { type: 'null' }] },
          },
          { required: ['name'] },
        ),
      },
    },
    good: [
      { me: { name: 'A' } },
      { me: { name: 'A', mother: { name: 'B', father: { name: 'C', mother: { name: 'D' } } } } },
    ],
    bad: [{}, { me: { name: 'A', mother: { father: { name: 'C' } } } }],
  },
  'a chain that never ends': {
    grade: 'refused',
    schema: {
      ...object({ first: { $ref: '#/definitions/link' } }),
      definitions: {
        link: object({ name: text, next: { $ref: '#/definitions/link' } }, { required: ['next'] }),
      },
    },
    good: [],
  },
  'fields that visitors name themselves': {
    grade: 'notes',
    schema: object({ name: text }, { additionalProperties: text }),
    good: [{ name: 'Ada' }],
  },
  'fields whose names match a pattern': {
    grade: 'whole',
    schema: object({ x_name: text }, { patternProperties: { '^x_': { maxLength: 3 } } }),
    good: [{ x_name: 'abc' }],
    bad: [{ x_name: 'abcd' }],
  },
  'a file': {
    grade: 'refused',
    schema: object({ file: { ...text, format: 'data-url' } }),
    good: [],
  },
  'a text that is not a word': {
    grade: 'whole',
    schema: object({ code: { ...text, not: { enum: ['admin'] } } }),
    good: [{ code: 'x' }],
    bad: [{ code: 'admin' }],
  },
  'people by value, as dependencies': {
    grade: 'whole',
    schema: object(
      { pets: { ...text, enum: ['No', 'One'] } },
      {
        required: ['pets'],
        dependencies: {
          pets: {
            oneOf: [
              { properties: { pets: { enum: ['No'] } } },
              {
                properties: { pets: { enum: ['One'] }, age: { type: 'integer' } },
                required: ['age'],
              },
            ],
          },
        },
      },
    ),
    good: [{ pets: 'No' }, { pets: 'One', age: 3 }],
    bad: [{ pets: 'One' }],
  },
  'dependencies inside of an object': {
    grade: 'whole',
    schema: object({
      card: object({ number: text, code: text }, { dependencies: { number: ['code'] } }),
    }),
    good: [{ card: {} }, { card: { number: '1', code: '2' } }],
    bad: [{ card: { number: '1' } }],
  },
  'kinds by which fields are there': {
    grade: 'whole',
    schema: object(
      { age: { type: 'integer' } },
      {
        anyOf: [
          { title: 'First way', properties: { firstName: text }, required: ['firstName'] },
          { title: 'Second way', properties: { idCode: text }, required: ['idCode'] },
        ],
      },
    ),
    good: [{ firstName: 'Ada' }, { idCode: '1' }],
    bad: [{ age: 3 }],
  },
  'several types': {
    grade: 'notes',
    schema: object({ size: { type: ['string', 'number'] } }),
    good: [{ size: 'M' }],
  },
  'a moment': {
    grade: 'whole',
    schema: object({ at: { ...text, format: 'date-time' } }),
    good: [{ at: momentAt('2027-01-31T14:30') ?? '' }],
    bad: [{ at: '2027-01-31' }, { at: '2027-01-31T14:30:00' }, { at: '2027-01-31T25:00:00Z' }],
  },
  'keywords that say nothing': {
    grade: 'whole',
    schema: object(
      {
        name: { ...text, example: 'Ada', 'x-order': 1, $comment: 'Said twice', deprecated: false },
        ssn: { ...text, writeOnly: true },
      },
      { 'x-version': 2, $comment: 'A form', examples: [{ name: 'Ada' }] },
    ),
    good: [{ name: 'Ada' }],
  },
};

/** Schemas that were written for other forms, by what they are. */
export const CORPUS: Readonly<Record<string, Foreign>> = {
  ...SMALL,
  ...OFFICES,
  ...PLAYGROUND,
  ...MORE_FORMS,
  ...COMBINATIONS,
  ...LISTS,
  ...SHARED_DESCRIPTIONS,
};
