import type { Edit } from '../../src/checker/project/edit.ts';
import type { Json } from '../../src/engine/logic/json.ts';

const FLOW = 'flows/onboarding.json';
const COVERAGE = 'schemas/catalog/coverage.json';

type Fields = { schema: Json; ui: Json };

/** A step's folder. */
const step = (id: string, title: string, { schema, ui }: Fields): Edit[] => [
  {
    file: `schemas/${id}/schema.json`,
    json: {
      $schema: '../meta/step.schema.json',
      $id: `plumbline:${id}`,
      type: 'object',
      title,
      ...(schema as object),
    },
  },
  {
    file: `schemas/${id}/ui.json`,
    json: { $schema: '../meta/ui.schema.json', ...(ui as object) },
  },
];

const needsNoEntry = (answer: string): Edit => ({
  file: COVERAGE,
  insert: '/elsewhere/0',
  to: { answer, why: 'Asked for the underwriter, who says what follows from it.' },
});

/** Inserts the step between ownership and locations, for every visitor. */
const behindOwnership = (id: string, label: string, answers: string): Edit[] => [
  {
    file: FLOW,
    insert: '/steps/7',
    to: {
      id,
      label,
      path: `/onboarding/${id}`,
      answers: [answers],
      savedStep: 8,
      next: [{ to: 'locations' }],
    },
  },
  { file: FLOW, set: '/steps/6/next/0/to', to: id },
  needsNoEntry(answers),
  { file: FLOW, set: '/bounds/shortest', to: 21 },
  { file: FLOW, set: '/bounds/longest', to: 22 },
];

const yesOrNo = (message: string): Json => ({
  'ui:widget': 'yes-no',
  'ui:options': {
    choices: { true: { label: 'Yes' }, false: { label: 'No' } },
    errors: { required: message },
  },
});

/**
 * Edits of an analyst to the shipped questionnaire, in JSON only. Positions are those of the shipped
 * flow: ownership is step 6, locations 7, umbrella-liability 19.
 */
export const analystEdits: Readonly<Record<string, readonly Edit[]>> = {
  'a question is reworded': [
    { file: 'schemas/ownership/schema.json', set: '/title', to: 'Who owns your business?' },
  ],
  'an option is added': [
    {
      file: 'schemas/catalog/visit-frequencies.json',
      insert: '/entries/0',
      to: { id: 'daily', label: 'Every day' },
    },
    { file: COVERAGE, insert: '/answers/7/covered/0', to: 'daily' },
  ],
  'an option is removed': [{ file: 'schemas/catalog/umbrella-limits.json', remove: '/entries/1' }],
  'a trade of two codes is added': [
    {
      file: 'schemas/catalog/trades.json',
      insert: '/entries/1',
      to: {
        id: 'insulation-blown',
        label: 'Blown Insulation',
        icon: 'hammer',
        category: 'carpentry',
        codes: [
          { code: '5479', label: 'Attics', description: 'Blown insulation, attics' },
          { code: '5480', label: 'Walls', description: 'Blown insulation, walls' },
        ],
      },
    },
    { file: COVERAGE, insert: '/lists/0/covered/0', to: 'insulation-blown' },
  ],
  'five trades may be chosen': [
    {
      file: 'schemas/construction-types/schema.json',
      set: '/properties/constructionTypes/maxItems',
      to: 5,
    },
  ],
  'an optional question is added': [
    {
      file: 'schemas/ownership/schema.json',
      set: '/properties/website',
      to: { title: 'Website', type: 'string', maxLength: 80 },
    },
    {
      file: 'schemas/ownership/ui.json',
      set: '/website',
      to: {
        'ui:widget': 'text',
        'ui:options': { errors: { maxLength: 'Use {max} characters or fewer' } },
      },
    },
  ],
  'a number is asked under a condition': [
    {
      file: 'schemas/locations/schema.json',
      set: '/allOf',
      to: [
        {
          if: {
            properties: { hasOfficesOutside: { const: 'yes' } },
            required: ['hasOfficesOutside'],
          },
          // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
          then: {
            properties: {
              officeCount: { title: 'How many?', type: 'integer', minimum: 1, maximum: 50 },
            },
            required: ['officeCount'],
          },
        },
      ],
    },
    {
      file: 'schemas/locations/ui.json',
      set: '/ui:order',
      to: ['hasOfficesOutside', 'officeCount', 'hasWorkersOutside'],
    },
    {
      file: 'schemas/locations/ui.json',
      set: '/officeCount',
      to: {
        'ui:widget': 'number',
        'ui:options': {
          errors: {
            required: 'Enter the number of offices',
            type: 'Enter the number of offices',
            minimum: 'Enter a number from {min} to {max}',
            maximum: 'Enter a number from {min} to {max}',
          },
        },
      },
    },
  ],
  'a step for one industry in two states is added': [
    ...step('permits', 'Do you hold a food permit?', {
      schema: {
        properties: { hasPermit: { title: 'Do you hold a food permit?', type: 'boolean' } },
        required: ['hasPermit'],
      },
      ui: {
        hasPermit: yesOrNo('Answer yes or no'),
      },
    }),
    {
      file: FLOW,
      set: '/conditions/needsPermit',
      to: {
        and: [
          { '==': [{ var: 'businessType' }, 'food'] },
          { in: [{ var: 'operatingState' }, ['Ohio', 'Texas']] },
        ],
      },
    },
    {
      file: FLOW,
      insert: '/steps/7',
      to: {
        id: 'permits',
        label: 'Permits',
        path: '/onboarding/permits',
        answers: 'permits',
        savedStep: 8,
        next: [{ to: 'locations' }],
      },
    },
    {
      file: FLOW,
      set: '/steps/6/next',
      to: [{ when: 'needsPermit', to: 'permits' }, { to: 'locations' }],
    },
    needsNoEntry('permits.hasPermit'),
  ],
  'two steps change places': [
    { file: FLOW, set: '/steps/5/next/0/to', to: 'locations' },
    {
      file: FLOW,
      set: '/steps/6',
      to: {
        id: 'locations',
        label: 'Locations',
        path: '/onboarding/locations',
        answers: 'locationInfo',
        savedStep: 8,
        next: [{ to: 'ownership' }],
      },
    },
    {
      file: FLOW,
      set: '/steps/7',
      to: {
        id: 'ownership',
        label: 'Ownership structure',
        path: '/onboarding/ownership',
        answers: 'ownershipInfo',
        savedStep: 9,
        next: [{ to: 'business-locations' }],
      },
    },
  ],
  'a price, a fee and a deductible change': [
    { file: 'schemas/catalog/plans.json', set: '/entries/0/price', to: '301.50' },
    { file: 'schemas/catalog/payment.json', set: '/methods/0/feePercent', to: '2.5' },
    {
      file: 'schemas/catalog/plans.json',
      set: '/entries/0/limits/liability/deductible',
      to: '$500',
    },
  ],
  'a step of shares is added': [
    ...step('clients', 'How much of your work is for whom?', {
      schema: {
        properties: {
          clientShares: {
            title: 'Shares of your clients',
            type: 'array',
            maxItems: 60,
            items: {
              type: 'object',
              properties: {
                name: { type: 'string', maxLength: 120 },
                percentage: { type: 'number', minimum: 0, maximum: 100 },
              },
              required: ['name', 'percentage'],
            },
          },
        },
      },
      ui: {
        clientShares: {
          'ui:widget': 'percentages',
          'ui:options': {
            title: 'Clients',
            editLabel: 'Edit the shares of your clients',
            success: 'Your clients were saved',
            invalid: 'The shares must total 100%',
            hideOptional: true,
            errors: { maxItems: 'The shares must total 100%' },
          },
          items: {
            name: {
              'ui:options': {
                errors: {
                  required: 'The shares must total 100%',
                  maxLength: 'The shares must total 100%',
                },
              },
            },
            percentage: {
              'ui:options': {
                errors: {
                  required: 'Enter a number from {min} to {max}',
                  minimum: 'Enter a number from {min} to {max}',
                  maximum: 'Enter a number from {min} to {max}',
                  type: 'Enter a number from {min} to {max}',
                },
              },
            },
          },
        },
      },
    }),
    {
      file: 'schemas/clients/rules.json',
      json: {
        $schema: '../meta/rules.schema.json',
        rules: [
          {
            id: 'total',
            at: '/clientShares',
            message: 'The shares must total 100%',
            valid: {
              or: [
                { '!': [{ answered: 'clientShares' }] },
                { '==': [{ sum: [{ var: 'clientShares' }, 'percentage'] }, 100] },
              ],
            },
          },
        ],
      },
    },
    {
      file: FLOW,
      insert: '/derive/0',
      to: {
        to: 'clientShares',
        mode: 'reset',
        value: { $: { evenSplit: [['Homeowners', 'Landlords', 'Businesses']] } },
      },
    },
    ...behindOwnership('clients', 'Your clients', 'clientShares'),
  ],
  'a list of vehicles is asked for': [
    ...step('vehicles', 'Which vehicles do you use?', {
      schema: {
        properties: {
          vehicles: {
            title: 'Vehicles',
            type: 'array',
            minItems: 1,
            maxItems: 30,
            items: {
              type: 'object',
              properties: {
                year: { title: 'Year', type: 'integer', minimum: 1950, maximum: 2030 },
                make: { title: 'Make', type: 'string', maxLength: 40 },
                use: {
                  title: 'What is it used for?',
                  type: 'string',
                  enum: ['service', 'delivery', 'personal'],
                },
                leased: { title: 'Is it leased?', type: 'boolean' },
              },
              required: ['year', 'make', 'use', 'leased'],
            },
          },
        },
        required: ['vehicles'],
      },
      ui: {
        vehicles: {
          'ui:widget': 'list',
          'ui:options': {
            itemTitle: 'Vehicle {number}',
            addLabel: 'Add a vehicle',
            reorder: true,
            errors: {
              required: 'Add at least one vehicle',
              minItems: 'Add at least one vehicle',
              maxItems: 'List {max} vehicles at most',
            },
          },
          items: {
            year: {
              'ui:widget': 'number',
              'ui:options': {
                errors: {
                  required: 'Enter the year',
                  type: 'Enter the year',
                  minimum: 'Enter a year from {min} on',
                  maximum: 'Enter a year up to {max}',
                },
              },
            },
            make: {
              'ui:widget': 'text',
              'ui:options': {
                errors: { required: 'Enter the make', maxLength: 'Use {max} characters or fewer' },
              },
            },
            use: {
              'ui:widget': 'select',
              'ui:options': {
                choices: {
                  service: { label: 'Getting to jobs' },
                  delivery: { label: 'Deliveries' },
                  personal: { label: 'Mostly personal' },
                },
                errors: { required: 'Choose the use', enum: 'Choose the use' },
              },
            },
            leased: yesOrNo('Answer yes or no'),
          },
        },
      },
    }),
    ...behindOwnership('vehicles', 'Vehicles', 'vehicles'),
  ],
  'the coverage starts within 90 days': [
    {
      file: 'schemas/insurance-start-date/rules.json',
      insert: '/rules/1',
      to: {
        id: 'soon',
        at: '/date',
        message: 'Choose a day within the next 90 days',
        valid: {
          or: [
            { '!': [{ answered: 'insuranceStartDate.date' }] },
            {
              '<=': [{ var: 'insuranceStartDate.date' }, { addDays: [{ var: '$today' }, 90] }],
            },
          ],
        },
      },
    },
  ],
};
