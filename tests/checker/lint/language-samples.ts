import type { Json, JsonObject } from '../../../src/engine/logic/json.ts';
import type { Edit } from '../../../src/checker/project/edit.ts';
import { look, LOOK, oneMore, SCHEMA, words } from './one-more-field.ts';

// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema

/** A working use of a keyword, with answers to the step that show its effect. */
export type Works = { edits: Edit[]; accepts: JsonObject[]; refuses: JsonObject[] };

const PERSON = { email: 'a@b.co', age: 30, partner: 'no' };
const given = (more: Json): JsonObject => ({ ...PERSON, more });

function field(schema: JsonObject, ui: JsonObject, good: Json[], bad: Json[]): Works {
  return { edits: oneMore(schema, ui), accepts: good.map(given), refuses: bad.map(given) };
}

/** A change to the schema of the whole step, with the UI schema of the fields it names. */
function step(to: JsonObject, accepts: JsonObject[], refuses: JsonObject[]): Works {
  const set = Object.entries(to).map(([key, value]): Edit => ({
    file: SCHEMA,
    set: `/${key}`,
    to: value,
  }));
  const names = ['load', 'seats'].filter((name) => JSON.stringify(to).includes(`"${name}":`));
  const looks: Edit[] = names.map((name) => ({
    file: LOOK,
    set: `/${name}`,
    to: look('text', {}, 'required', 'maxLength'),
  }));
  return {
    edits: [...set, ...looks, { file: LOOK, set: '/ui:order', to: ['*'] }],
    accepts: accepts.map((answers) => ({ ...PERSON, ...answers })),
    refuses: refuses.map((answers) => ({ ...PERSON, ...answers })),
  };
}

const text = { type: 'string', maxLength: 9 };
const plain = (...keywords: string[]) => look('text', {}, 'maxLength', ...keywords);
const whole = (...keywords: string[]) => look('number', {}, 'type', ...keywords);
const chosen = (...values: string[]) => look('select', { choices: words(...values) }, 'enum');
const load = { title: 'Load', type: 'string', maxLength: 9 };
const seats = { title: 'Seats', type: 'string', maxLength: 9 };
const list = { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] } };
const listed = (...keywords: string[]) =>
  look('checks', { choices: words('a', 'b', 'c') }, ...keywords);
const things = (items: JsonObject, ...keywords: string[]): JsonObject => ({
  ...look(
    'list',
    { itemTitle: 'Thing {number}', addLabel: 'Add a thing' },
    'maxItems',
    ...keywords,
  ),
  items,
});

const byKind: JsonObject[] = [
  { title: 'A truck', properties: { partner: { const: 'yes' }, load }, required: ['load'] },
  { title: 'A car', properties: { partner: { const: 'no' } } },
];

const withContains = step(
  {
    if: { properties: { more: { contains: { const: 'a' } } }, required: ['more'] },
    then: { properties: { load }, required: ['load'] },
  },
  [{ more: ['b'] }, { more: ['a'], load: 'a' }],
  [{ more: ['a'] }],
);

/** Keyed by JSON Schema keyword, plus its location if that is not a field. */
export const WORKS: Readonly<Record<string, Works>> = {
  type: field(text, plain(), ['a'], [5]),
  'type, a list with null': field({ ...text, type: ['string', 'null'] }, plain(), ['a'], [5]),
  title: field({ ...text, title: 'Other words' }, plain(), ['a'], [5]),
  description: field({ ...text, description: 'A hint' }, plain(), ['a'], [5]),
  default: {
    ...field(text, plain('required'), ['a'], [5]),
    edits: [
      ...oneMore({ ...text, default: 'a' }, plain('required')),
      { file: SCHEMA, insert: '/required/0', to: 'more' },
    ],
  },
  examples: field({ ...text, examples: ['a'] }, plain(), ['a'], [5]),
  readOnly: {
    edits: [{ file: SCHEMA, set: '/properties/area/title', to: 'Area' }],
    accepts: [PERSON],
    refuses: [{ ...PERSON, area: 5 }],
  },
  minLength: field({ ...text, minLength: 2 }, plain('minLength'), ['ab'], ['a']),
  maxLength: field(text, plain(), ['a'], ['aaaaaaaaaa']),
  pattern: field({ ...text, pattern: '^a+$' }, plain('pattern'), ['a'], ['b']),
  'format: date': field(
    { type: 'string', format: 'date' },
    look('date', {}, 'format'),
    ['2026-01-31'],
    ['2026-02-31'],
  ),
  'format: email': field(
    { ...text, maxLength: 60, format: 'email' },
    look('email', {}, 'maxLength', 'format'),
    ['a@b.co'],
    ['a'],
  ),
  'format: uri': field(
    { type: 'string', maxLength: 40, format: 'uri' },
    plain('format'),
    ['https://a.co'],
    ['a'],
  ),
  'format: uuid': field(
    { type: 'string', maxLength: 40, format: 'uuid' },
    plain('format'),
    ['00000000-0000-4000-8000-000000000000'],
    ['0'],
  ),
  'format: time': field(
    { type: 'string', format: 'time' },
    look('time', {}, 'format'),
    ['07:30'],
    ['7'],
  ),
  'format: date-time': field(
    { type: 'string', format: 'date-time' },
    look('date-time', {}, 'format'),
    ['2027-01-31T14:30:00-05:00', '2027-01-31T19:30:00.000Z'],
    ['2027-01-31', '2027-01-31T14:30:00', '2027-13-31T14:30:00Z'],
  ),
  minimum: field({ type: 'integer', minimum: 2 }, whole('minimum'), [2], [1]),
  maximum: field({ type: 'integer', maximum: 2 }, whole('maximum'), [2], [3]),
  exclusiveMinimum: field(
    { type: 'integer', exclusiveMinimum: 2 },
    whole('exclusiveMinimum'),
    [3],
    [2],
  ),
  exclusiveMaximum: field(
    { type: 'integer', exclusiveMaximum: 2 },
    whole('exclusiveMaximum'),
    [1],
    [2],
  ),
  multipleOf: field({ type: 'integer', multipleOf: 5 }, whole('multipleOf'), [10], [11]),
  not: field({ ...text, not: { const: 'b' } }, plain('not'), ['a'], ['b']),
  enum: field({ type: 'string', enum: ['a', 'b'] }, chosen('a', 'b'), ['a'], ['c']),
  enumNames: field(
    { type: 'string', enum: ['a', 'b'], enumNames: ['A', 'B'] },
    look('select', {}, 'enum'),
    ['b'],
    ['c'],
  ),
  const: {
    ...field(
      { type: 'boolean', const: true },
      look('checkbox', {}, 'const', 'required'),
      [true],
      [false],
    ),
    edits: [
      ...oneMore({ type: 'boolean', const: true }, look('checkbox', {}, 'const', 'required')),
      { file: SCHEMA, insert: '/required/0', to: 'more' },
    ],
  },
  nullable: field({ ...text, nullable: true }, plain(), ['a'], [5]),
  oneOf: field(
    {
      oneOf: [
        { const: 'a', title: 'A' },
        { const: 'b', title: 'B', description: 'Bee' },
      ],
    },
    look('radio', {}, 'enum'),
    ['a'],
    ['c'],
  ),
  anyOf: field(
    {
      type: 'integer',
      anyOf: [
        { const: 1, title: 'One' },
        { const: 2, title: 'Two' },
      ],
    },
    look('radio', {}, 'enum', 'type'),
    [2],
    [3],
  ),
  'anyOf, with null': field({ anyOf: [text, { type: 'null' }] }, plain(), ['a'], [5]),
  items: field(
    { ...list, maxItems: 3, uniqueItems: true },
    listed('maxItems', 'uniqueItems'),
    [['a']],
    [['d']],
  ),
  'items, with oneOf': field(
    {
      type: 'array',
      maxItems: 2,
      uniqueItems: true,
      items: {
        oneOf: [
          { const: 'a', title: 'A' },
          { const: 'b', title: 'B' },
        ],
      },
    },
    look('checks', {}, 'maxItems', 'uniqueItems'),
    [['a', 'b']],
    [['c']],
  ),
  minItems: field(
    { ...list, minItems: 1, uniqueItems: true },
    listed('minItems', 'uniqueItems'),
    [['a']],
    [[]],
  ),
  maxItems: field(
    { ...list, maxItems: 1, uniqueItems: true },
    look(
      'checks',
      { choices: words('a', 'b', 'c'), tooMany: 'One at most' },
      'maxItems',
      'uniqueItems',
    ),
    [['a']],
    [['a', 'b']],
  ),
  uniqueItems: field({ ...list, uniqueItems: true }, listed('uniqueItems'), [['a']], [['a', 'a']]),
  properties: field(
    { type: 'object', properties: { city: { title: 'City', ...text } } },
    { city: plain() },
    [{ city: 'a' }],
    [{ city: 5 }],
  ),
  required: field(
    { type: 'object', properties: { city: { title: 'City', ...text } }, required: ['city'] },
    { city: plain('required') },
    [{ city: 'a' }],
    [{}],
  ),
  'a list of objects': field(
    {
      type: 'array',
      maxItems: 3,
      items: {
        type: 'object',
        properties: { city: { title: 'City', ...text } },
        required: ['city'],
      },
    },
    things({ city: plain('required') }),
    [[{ city: 'a' }]],
    [[{}]],
  ),
  $ref: {
    ...field({ $ref: '#/definitions/short' }, plain(), ['a'], ['aaaaaaaaaa']),
    edits: [
      { file: SCHEMA, set: '/definitions', to: { short: text } },
      ...oneMore({ $ref: '#/definitions/short' }, plain()),
    ],
  },
  $defs: {
    ...field({}, plain(), ['a'], ['aaaaaaaaaa']),
    edits: [
      { file: SCHEMA, set: '/$defs', to: { short: text } },
      ...oneMore({ $ref: '#/$defs/short' }, plain()),
    ],
  },
  definitions: {
    ...field({}, plain(), ['a'], ['aaaaaaaaaa']),
    edits: [
      { file: SCHEMA, set: '/definitions', to: { short: text } },
      ...oneMore({ allOf: [{ $ref: '#/definitions/short' }], description: 'A hint' }, plain()),
    ],
  },
  'allOf, of a field': field(
    { allOf: [text, { pattern: '^a+$' }] },
    plain('pattern'),
    ['a'],
    ['b'],
  ),
  'a name with _ and -': {
    edits: [
      { file: SCHEMA, set: '/properties/one_more-name', to: { title: 'One more', ...text } },
      {
        file: LOOK,
        set: '/one_more-name',
        to: look('text', { note: 'Up to {one_more-name.max}' }, 'maxLength'),
      },
      { file: LOOK, set: '/ui:order', to: ['*'] },
    ],
    accepts: [{ ...PERSON, 'one_more-name': 'a' }],
    refuses: [{ ...PERSON, 'one_more-name': 5 }],
  },
  'if, then and else, of the step': step(
    {
      if: { properties: { partner: { const: 'no' } }, required: ['partner'] },
      then: { properties: { load }, required: ['load'] },
      else: { properties: { seats }, required: ['seats'] },
    },
    [{ load: 'a' }, { partner: 'yes', partnerName: 'B', seats: 'a' }],
    [{}, { partner: 'yes', partnerName: 'B' }],
  ),
  'if, with enum': step(
    {
      if: { properties: { partner: { enum: ['no', 'yes'] } }, required: ['partner'] },
      then: { properties: { load }, required: ['load'] },
    },
    [{ load: 'a' }],
    [{}],
  ),
  'if, with a range': step(
    {
      if: { properties: { age: { minimum: 65, exclusiveMaximum: 70 } }, required: ['age'] },
      then: { properties: { load }, required: ['load'] },
    },
    [{}, { age: 70 }, { age: 65, load: 'a' }],
    [{ age: 65 }],
  ),
  'if, with several fields': step(
    {
      if: {
        properties: { age: { maximum: 20 }, partner: { const: 'no' } },
        required: ['age', 'partner'],
      },
      then: { properties: { load }, required: ['load'] },
    },
    [{}, { age: 19, partner: 'yes', partnerName: 'B' }, { age: 19, load: 'a' }],
    [{ age: 19 }],
  ),
  'if, with contains': {
    edits: [
      ...withContains.edits,
      {
        file: SCHEMA,
        set: '/properties/more',
        to: { title: 'One more', ...list, uniqueItems: true },
      },
      { file: LOOK, set: '/more', to: listed('uniqueItems') },
    ],
    accepts: withContains.accepts,
    refuses: withContains.refuses,
  },
  'if, that something is answered': step(
    { if: { required: ['name'] }, then: { properties: { load }, required: ['load'] } },
    [{}, { name: 'A', load: 'a' }],
    [{ name: 'A' }],
  ),
  'allOf, of the step': step(
    {
      allOf: [
        {
          if: { properties: { partner: { const: 'yes' } }, required: ['partner'] },
          then: {
            properties: {
              partnerName: { title: 'Name of the partner', type: 'string', maxLength: 40 },
            },
            required: ['partnerName'],
          },
        },
        { if: { required: ['name'] }, then: { properties: { load }, required: ['load'] } },
      ],
    },
    [{ partner: 'yes', partnerName: 'B' }],
    [{ partner: 'yes' }, { name: 'A' }],
  ),
  'oneOf, of the step': step(
    { oneOf: byKind },
    [{}, { partner: 'yes', partnerName: 'B', load: 'a' }],
    [{ partner: 'yes', partnerName: 'B' }],
  ),
  'anyOf, of the step': step({ anyOf: byKind }, [{}], [{ partner: 'yes', partnerName: 'B' }]),
  discriminator: step(
    { oneOf: byKind, discriminator: { propertyName: 'partner' } },
    [{}],
    [{ partner: 'yes', partnerName: 'B' }],
  ),
  dependentRequired: {
    ...step(
      { dependentRequired: { name: ['more'] } },
      [{}, { name: 'A', more: 'a' }],
      [{ name: 'A' }],
    ),
    edits: [
      { file: SCHEMA, set: '/dependentRequired', to: { name: ['more'] } },
      ...oneMore(text, plain('required')),
    ],
  },
  dependentSchemas: step(
    { dependentSchemas: { name: { properties: { load }, required: ['load'] } } },
    [{}, { name: 'A', load: 'a' }],
    [{ name: 'A' }],
  ),
  dependencies: step(
    {
      dependencies: {
        partner: {
          oneOf: [
            { properties: { partner: { enum: ['no'] }, load }, required: ['load'] },
            { properties: { partner: { enum: ['yes'] }, seats }, required: ['seats'] },
          ],
        },
      },
    },
    [{ load: 'a' }, { partner: 'yes', partnerName: 'B', seats: 'a' }],
    [{}],
  ),
};

/** JSON Schema keywords that fields do not support, each with a value that would have an effect. */
export const REFUSED: Readonly<Record<string, Json>> = {
  $id: 'more',
  $schema: 'http://json-schema.org/draft-07/schema#',
  $anchor: 'more',
  $dynamicAnchor: 'more',
  $dynamicRef: '#more',
  $vocabulary: {},
  $comment: 'For us.',
  if: { minLength: 2 },
  then: { maxLength: 3 },
  else: { maxLength: 3 },
  dependentSchemas: {},
  dependentRequired: {},
  dependencies: {},
  prefixItems: [],
  additionalItems: false,
  contains: { const: 'x' },
  minContains: 1,
  maxContains: 1,
  patternProperties: {},
  additionalProperties: false,
  propertyNames: {},
  unevaluatedItems: false,
  unevaluatedProperties: false,
  minProperties: 1,
  maxProperties: 1,
  contentEncoding: 'base64',
  contentMediaType: 'image/png',
  contentSchema: {},
  deprecated: true,
  writeOnly: true,
  formatMinimum: '2026-01-01',
  formatMaximum: '2026-01-01',
  formatExclusiveMinimum: '2026-01-01',
  formatExclusiveMaximum: '2026-01-01',
};

/** JSON Schema formats that no field supports. */
export const REFUSED_FORMATS = [
  'duration',
  'idn-email',
  'hostname',
  'idn-hostname',
  'ipv4',
  'ipv6',
  'uri-reference',
  'iri',
  'iri-reference',
  'uri-template',
  'json-pointer',
  'relative-json-pointer',
  'regex',
  'password',
  'data-url',
];

/** Every JSON Schema 2020-12 keyword, by vocabulary, plus the draft 7 keywords that RJSF reads. */
export const KEYWORDS = (
  '$schema $id $ref $defs $anchor $dynamicRef $dynamicAnchor ' +
  '$vocabulary $comment definitions dependencies additionalItems allOf anyOf ' +
  'oneOf not if then else dependentSchemas prefixItems ' +
  'items contains properties patternProperties additionalProperties propertyNames unevaluatedItems ' +
  'unevaluatedProperties type enum const multipleOf maximum exclusiveMaximum ' +
  'minimum exclusiveMinimum maxLength minLength pattern maxItems minItems ' +
  'uniqueItems maxContains minContains maxProperties minProperties required dependentRequired ' +
  'title description default deprecated readOnly writeOnly examples ' +
  'format contentEncoding contentMediaType contentSchema'
).split(' ');

/** Every `ui:` key that RJSF 6 reads, and whether fields support it. */
export const UI_KEYS: Readonly<Record<string, 'works' | 'refused'>> = {
  'ui:widget': 'works',
  'ui:title': 'works',
  'ui:description': 'works',
  'ui:enumNames': 'works',
  'ui:options': 'works',
  'ui:allowClearTextInputs': 'refused',
  'ui:autocomplete': 'refused',
  'ui:autofocus': 'refused',
  'ui:classNames': 'refused',
  'ui:style': 'refused',
  'ui:disabled': 'refused',
  'ui:emptyValue': 'refused',
  'ui:enumDisabled': 'refused',
  'ui:enumOrder': 'refused',
  'ui:field': 'refused',
  'ui:fieldReplacesAnyOrOneOf': 'refused',
  'ui:FieldTemplate': 'refused',
  'ui:ObjectFieldTemplate': 'refused',
  'ui:ArrayFieldTemplate': 'refused',
  'ui:globalOptions': 'refused',
  'ui:help': 'refused',
  'ui:hideError': 'refused',
  'ui:inputType': 'refused',
  'ui:label': 'refused',
  'ui:layoutGrid': 'refused',
  'ui:order': 'refused',
  'ui:placeholder': 'refused',
  'ui:readonly': 'refused',
  'ui:rootFieldId': 'refused',
  'ui:rows': 'refused',
  'ui:submitButtonOptions': 'refused',
  'ui:autocapitalize': 'refused',
  'ui:optionsSchemaSelector': 'refused',
  'ui:filePreview': 'refused',
  'ui:inline': 'refused',
  'ui:addable': 'refused',
  'ui:copyable': 'refused',
  'ui:orderable': 'refused',
  'ui:removable': 'refused',
  'ui:duplicateKeySuffixSeparator': 'refused',
  'ui:enableMarkdownInDescription': 'refused',
  'ui:enableMarkdownInHelp': 'refused',
  'ui:enableOptionalDataFieldForType': 'refused',
  'ui:optionValueFormat': 'refused',
  'ui:deprecatedHandling': 'refused',
  'ui:definitions': 'refused',
};

/** Keys that RJSF reads in `ui:options` but that this project writes differently. */
export const REFUSED_OPTIONS = [
  'addable',
  'orderable',
  'removable',
  'copyable',
  'label',
  'inline',
  'help',
  'readonly',
  'disabled',
  'inputType',
  'enumNames',
  'enumDisabled',
  'enumOrder',
  'order',
  'yearsRange',
  'filePreview',
  'accept',
  'widget',
  'description',
  'field',
];
