import type { Json } from '../../../src/engine/logic/json.ts';
import { one, places, SCHEMAS, spread, type Kind } from '../mutant.ts';

/** Sets a key on fields that have certain keys. */
const set =
  (
    most: number,
    has: (field: Readonly<Record<string, Json>>) => boolean,
    key: string,
    to: Json,
  ): Kind =>
  (project) =>
    spread(
      places(project, SCHEMAS, (json) => json['type'] !== undefined && has(json)),
      most,
    ).map(({ file, pointer }) => one({ file, set: `${pointer}/${key}`, to }));

const hasKey = (key: string) => (field: Readonly<Record<string, Json>>) => field[key] !== undefined;
const isType = (type: string) => (field: Readonly<Record<string, Json>>) =>
  field['type'] === type && field['readOnly'] === undefined;

const REVENUE_LOOK = 'schemas/revenue-payroll/ui.json';
const CLAIMS = 'schemas/past-insurance/schema.json';
const CLAIM_FIELDS = '/allOf/0/then/properties';

export const SCHEMA_KINDS: Readonly<Record<string, Kind>> = {
  'shortest above longest': set(4, hasKey('maxLength'), 'minLength', 999),
  'fewest above most items': set(3, hasKey('maxItems'), 'minItems', 99),
  'smallest above largest number': set(3, hasKey('maximum'), 'minimum', 1e12),
  'more items asked for than there are': set(2, hasKey('uniqueItems'), 'minItems', 80),
  'fewer items allowed than offered': () => [
    one({
      file: 'schemas/subcontractors/schema.json',
      set: '/allOf/0/then/properties/selectedActivities/maxItems',
      to: 3,
    }),
  ],
  'limit that its type ignores': set(3, isType('string'), 'minimum', 3),
  'alternatives of JSON Schema': set(3, isType('string'), 'oneOf', [{ const: 'a', title: 'A' }]),
  'default that nobody gives': () => [
    one({ file: CLAIMS, set: `${CLAIM_FIELDS}/claimsCount/default`, to: '1' }),
    one({
      file: 'schemas/contact-info/schema.json',
      set: '/properties/city/default',
      to: 'Chicago',
    }),
  ],
  'field described in two ways': () => [
    one({
      file: CLAIMS,
      set: `${CLAIM_FIELDS}/understandExclusions`,
      to: { title: 'I Understand', type: 'boolean' },
    }),
  ],
  'condition that holds for who has not answered': () => [
    one({ file: CLAIMS, set: '/allOf/0/if/required', to: ['businessIssues'] }),
  ],
  'pattern broken': set(4, hasKey('pattern'), 'pattern', '^(\\d+$'),
  'pattern that no length fits': set(
    3,
    (field) => hasKey('pattern')(field) && hasKey('maxLength')(field),
    'pattern',
    '^\\d{300}$',
  ),
  'pattern that can run for minutes': set(3, hasKey('pattern'), 'pattern', '^(\\d+)+$'),
  'pattern that contradicts itself': set(3, hasKey('pattern'), 'pattern', '^a(?=b)c$'),
  'amount stored as its pattern refuses it': () => [
    one({ file: REVENUE_LOOK, set: '/expectedRevenue/ui:options/store', to: 'dollars' }),
    one({ file: REVENUE_LOOK, set: '/expectedPayroll/ui:options/store', to: 'decimal' }),
    one({
      file: 'schemas/employees/ui.json',
      set: '/subcontractorPayroll/ui:options/store',
      to: 'digits',
    }),
    one({
      file: 'schemas/past-insurance/ui.json',
      set: '/claimDetails/items/value/ui:options/store',
      to: 'dollars',
    }),
  ],
  'more rows counted than the list holds': () => [
    one({ file: CLAIMS, set: `${CLAIM_FIELDS}/claimDetails/maxItems`, to: 10 }),
    one({ file: CLAIMS, set: `${CLAIM_FIELDS}/claimsCount/pattern`, to: '^[1-9]\\d?$' }),
    one({ file: CLAIMS, remove: `${CLAIM_FIELDS}/claimsCount/pattern` }),
  ],
  'required field misspelled': (project) =>
    spread(
      places(
        project,
        SCHEMAS,
        (json) =>
          Array.isArray(json['required']) &&
          json['properties'] !== undefined &&
          json['const'] === undefined,
      ),
      5,
    )
      .filter(({ pointer }) => !pointer.endsWith('/if'))
      .map(({ file, pointer }) => one({ file, insert: `${pointer}/required/0`, to: 'misspelled' })),
  'field renamed in the schema only': (project) =>
    spread(
      places(project, SCHEMAS, (_json, pointer) => /^\/properties\/[A-Za-z]+$/.test(pointer)),
      6,
    ).map(({ file, pointer, json }) =>
      one({ file, remove: pointer }, { file, set: `${pointer}Renamed`, to: json }),
    ),
  'options from a catalog that is not there': set(
    3,
    hasKey('x-options'),
    'x-options',
    'no-such-thing',
  ),
  'default that is not allowed': set(3, hasKey('default'), 'default', 'nonsense'),
  'option there twice': () => [
    one({
      file: 'schemas/locations/schema.json',
      set: '/properties/hasOfficesOutside/enum',
      to: ['yes', 'no', 'no'],
    }),
    one({
      file: 'schemas/subcontractors/schema.json',
      set: '/properties/includeSubcontractors/enum',
      to: ['yes', 'yes'],
    }),
  ],
  'text became a number': set(5, isType('string'), 'type', 'number'),
  'yes or no became a text': set(4, isType('boolean'), 'type', 'string'),
  'list became a text': set(3, isType('array'), 'type', 'string'),
  'unknown type': set(3, isType('string'), 'type', 'text'),
  'title forgotten': (project) =>
    spread(
      places(
        project,
        SCHEMAS,
        (json, pointer) => /^\/properties\/[A-Za-z]+$/.test(pointer) && json['title'] !== undefined,
      ),
      4,
    ).map(({ file, pointer }) => one({ file, remove: `${pointer}/title` })),
  'title of the step forgotten': (project) =>
    spread(project.files(SCHEMAS), 2).map((file) => one({ file, remove: '/title' })),
  'field waits for an answer that nobody can give': (project) =>
    spread(
      places(
        project,
        SCHEMAS,
        (json, pointer) => json['const'] !== undefined && pointer.includes('/if/'),
      ),
      5,
    ).map(({ file, pointer }) => one({ file, set: `${pointer}/const`, to: 'perhaps' })),
  'two fields wait for each other': () => [
    one({
      file: 'schemas/past-insurance/schema.json',
      set: '/allOf/0/if',
      to: { properties: { claimsCount: { const: '1' } }, required: ['claimsCount'] },
    }),
  ],
  'date without its format': set(2, hasKey('format'), 'format', 'date-time'),
  'unknown key in a schema': set(4, isType('string'), 'maxLenght', 20),
  'name of another step in $id': (project) =>
    spread(project.files(SCHEMAS), 3).map((file) =>
      one({ file, set: '/$id', to: 'plumbline:other' }),
    ),
  'choices offered but refused': () => [
    one({
      file: 'schemas/business-activity/schema.json',
      set: '/properties/businessActivities/items/maxLength',
      to: 12,
    }),
    one({
      file: 'schemas/employee-activities/schema.json',
      set: '/allOf/0/then/properties/selectedActivities/items/maxLength',
      to: 5,
    }),
    one({
      file: 'schemas/ownership/schema.json',
      set: '/properties/startYear/pattern',
      to: '^18\\d{2}$',
    }),
  ],
  'trade that its answer refuses': () => [
    one({
      file: 'schemas/construction-types/schema.json',
      set: '/properties/constructionTypes/items/properties/name/maxLength',
      to: 5,
    }),
  ],
  'typed text without a limit': () => [
    one(
      {
        file: 'schemas/contact-info/schema.json',
        set: '/properties/website',
        to: { title: 'Website', type: 'string' },
      },
      {
        file: 'schemas/contact-info/ui.json',
        set: '/website',
        to: { 'ui:widget': 'text' },
      },
    ),
  ],
  'constant that the type forbids': set(3, hasKey('const'), 'const', 'yes'),
};
