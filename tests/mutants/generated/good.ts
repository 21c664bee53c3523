import {
  type Json,
  type JsonObject,
  isObject,
  valueAsText,
} from '../../../src/engine/logic/json.ts';
import type { Edit } from '../../../src/checker/project/edit.ts';
import type { ProjectTexts } from '../../../src/checker/project/source-file.ts';
import { mutableProject, type MutableProject } from '../mutant.ts';
import { CATALOGS, nodesIn } from './nodes.ts';

/** A legitimate edit that no check may reject. */
export type Good = { name: string; edits: readonly Edit[] };

const FLOW = 'flows/onboarding.json';
const COVERAGE = 'schemas/catalog/coverage.json';
const LOOKS = /^schemas\/(?!meta|catalog|content)[^/]+\/ui\.json$/;
const SCHEMAS = /^schemas\/(?!meta|catalog|content)[^/]+\/schema\.json$/;
/** The last step: everything that conditions read has been answered by then. */
const LAST = 'schemas/tools-and-equipment';

/** Good edits generated from the shipped files. */
export function goodEdits(texts: ProjectTexts): Good[] {
  const project = mutableProject(texts);
  return [
    ...rewordings(project),
    ...lists(project),
    ...limits(project),
    ...optionalQuestions(),
    ...notices(project),
    ...dateRules(),
    ...prices(project),
    ...links(),
    newCatalog(texts),
  ];
}

const steps = (project: MutableProject) =>
  project.files(SCHEMAS).map((file) => file.replace('/schema.json', ''));

function rewordings(project: MutableProject): Good[] {
  const titles = steps(project).map((step, index): Good => ({
    name: `the question of ${step} is reworded`,
    edits: [
      { file: `${step}/schema.json`, set: '/title', to: `Please tell us, number ${index + 1}` },
    ],
  }));
  const messages = nodesIn(project, LOOKS)
    .filter(
      ({ key, keys, value }) =>
        keys.at(-2) === 'errors' && key === 'required' && typeof value === 'string',
    )
    .map(({ file, pointer }): Good => ({
      name: `a message of ${file} is reworded`,
      edits: [{ file, set: pointer, to: 'Please tell us this, too' }],
    }));
  const reasons = nodesIn(project, LOOKS)
    .filter(({ key }) => key === 'why')
    .map(({ file, pointer }): Good => ({
      name: `a reason of ${file} is reworded`,
      edits: [{ file, set: pointer, to: 'Our underwriters ask for it.' }],
    }));
  return [...titles, ...messages, ...reasons];
}

const entriesOf = (project: MutableProject, name: string): readonly Json[] => {
  const json = project.json(`schemas/catalog/${name}.json`);
  const entries = isObject(json) ? json['entries'] : [];
  return Array.isArray(entries) ? entries : [];
};

function lists(project: MutableProject): Good[] {
  const names = ['ownership', 'work-types', 'visit-frequencies', 'industries', 'states', 'trades'];
  const moved = names.map((name): Good => {
    const [first = null, second = null, ...rest] = entriesOf(project, name);
    return {
      name: `two entries of ${name} change places`,
      edits: [
        { file: `schemas/catalog/${name}.json`, set: '/entries', to: [second, first, ...rest] },
      ],
    };
  });
  const reworded = [
    'ownership',
    'work-types',
    'visit-frequencies',
    'industries',
    'business-attributes',
  ].map((name): Good => ({
    name: `an entry of ${name} is reworded`,
    edits: [
      { file: `schemas/catalog/${name}.json`, set: '/entries/1/label', to: 'In other words' },
    ],
  }));
  const faqs = project
    .files(/^schemas\/content\/(products\/[^/]+|about)\.json$/)
    .flatMap((file): Good[] => {
      const found = nodesIn(project, new RegExp(`^${file.replaceAll('.', '\\.')}$`)).find(
        ({ value }) =>
          Array.isArray(value) &&
          value.some((item) => isObject(item) && item['question'] !== undefined),
      );
      if (found === undefined) return [];
      const to: JsonObject = {
        question: 'May I ask one more thing?',
        answer: 'Yes. Call us at any time.',
      };
      return [
        {
          name: `one more question on ${file}`,
          edits: [{ file, insert: `${found.pointer}/0`, to }],
        },
      ];
    });
  const terms = [
    'excluded-activities',
    'excluded-general-contracting',
    'subcontractor-requirements',
  ].map((name): Good => {
    const file = `schemas/catalog/${name}.json`;
    const [first] = nodesIn(project, CATALOGS).filter(
      ({ file: own, pointer }) => own === file && pointer === '/entries/0',
    );
    const like = isObject(first?.value) ? first.value : {};
    const to = { ...like, id: 'one-more', label: 'Something else that matters' };
    return { name: `one more entry of ${name}`, edits: [{ file, insert: '/entries/1', to }] };
  });
  return [...moved, ...reworded, ...faqs, ...terms];
}

/** Higher limits, in messages that state the limit automatically. */
function limits(project: MutableProject): Good[] {
  return nodesIn(project, SCHEMAS)
    .filter(
      ({ key, value, keys }) =>
        key === 'maxLength' &&
        typeof value === 'number' &&
        !keys.includes('items') &&
        !keys.includes('email'),
    )
    .filter(({ parent }) => isObject(parent) && parent['pattern'] === undefined)
    .map(({ file, pointer, value }): Good => ({
      name: `a longer answer is taken at ${file}${pointer}`,
      edits: [{ file, set: pointer, to: Number(value) + 20 }],
    }));
}

const said = 'Please check this';
/** An optional question of each kind. */
const QUESTIONS: Readonly<
  Record<string, { schema: JsonObject; ui: JsonObject; chosen?: boolean }>
> = {
  text: {
    schema: { type: 'string', maxLength: 80 },
    ui: {
      'ui:widget': 'text',
      'ui:options': { errors: { maxLength: 'Use {max} characters or fewer' } },
    },
  },
  textarea: {
    schema: { type: 'string', maxLength: 400 },
    ui: {
      'ui:widget': 'textarea',
      'ui:options': { errors: { maxLength: 'Use {max} characters or fewer' } },
    },
  },
  email: {
    schema: { type: 'string', maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' },
    ui: {
      'ui:widget': 'email',
      'ui:options': { autocomplete: 'email', errors: { pattern: said, maxLength: said } },
    },
  },
  phone: {
    schema: { type: 'string', maxLength: 30, pattern: '^\\(\\d{3}\\) \\d{3}-\\d{4}$' },
    ui: {
      'ui:widget': 'phone',
      'ui:options': {
        autocomplete: 'tel',
        errors: { pattern: 'A US number has ten digits', maxLength: said },
      },
    },
  },
  number: {
    schema: { type: 'integer', minimum: 0, maximum: 40 },
    ui: {
      'ui:widget': 'number',
      'ui:options': {
        errors: { type: said, minimum: 'Enter {min} or more', maximum: 'Enter 40 or less' },
      },
    },
  },
  decimal: {
    schema: { type: 'number', minimum: 0, maximum: 100 },
    ui: {
      'ui:widget': 'decimal',
      'ui:options': {
        errors: { type: said, minimum: 'Enter {min} or more', maximum: 'Enter {max} or less' },
      },
    },
  },
  digits: {
    schema: { type: 'string', pattern: '^\\d{1,4}$' },
    ui: { 'ui:widget': 'digits', 'ui:options': { errors: { pattern: 'Enter up to four digits' } } },
  },
  money: {
    schema: { type: 'string', pattern: '^\\d+$', maxLength: 9 },
    ui: {
      'ui:widget': 'money',
      'ui:options': {
        store: 'digits',
        errors: { pattern: said, maxLength: 'Use {max} digits or fewer' },
      },
    },
  },
  date: {
    schema: { type: 'string', format: 'date' },
    ui: {
      'ui:widget': 'date',
      'ui:options': { errors: { format: 'Please enter a valid date (MM/DD/YYYY)' } },
    },
  },
  'yes-no': {
    schema: { type: 'boolean' },
    ui: {
      'ui:widget': 'yes-no',
      'ui:options': { choices: { true: { label: 'Yes' }, false: { label: 'No' } } },
    },
    chosen: true,
  },
  checkbox: { schema: { type: 'boolean' }, ui: { 'ui:widget': 'checkbox' }, chosen: true },
  select: {
    schema: { type: 'string', enum: ['few', 'many'] },
    ui: {
      'ui:widget': 'select',
      'ui:options': {
        choices: { few: { label: 'A few' }, many: { label: 'Many' } },
        errors: { enum: said },
      },
    },
    chosen: true,
  },
  radio: {
    schema: { type: 'string', enum: ['few', 'many'] },
    ui: {
      'ui:widget': 'radio',
      'ui:options': {
        choices: { few: { label: 'A few' }, many: { label: 'Many' } },
        errors: { enum: said },
      },
    },
    chosen: true,
  },
};

function optionalQuestions(): Good[] {
  const places: [step: string, section: string][] = [
    ['ownership', 'ownershipInfo'],
    ['employees', 'employeesInfo'],
    ['contact-info', 'contactInfo'],
  ];
  return places.flatMap(([step, section]) =>
    Object.entries(QUESTIONS).map(([kind, { schema, ui, chosen }]): Good => ({
      name: `an optional ${kind} is asked on ${step}`,
      edits: [
        {
          file: `schemas/${step}/schema.json`,
          set: '/properties/extra',
          to: { title: 'Anything else we should know?', ...schema },
        },
        { file: `schemas/${step}/ui.json`, set: '/extra', to: ui },
        ...(chosen === true
          ? [
              {
                file: COVERAGE,
                insert: '/elsewhere/0',
                to: { answer: `${section}.extra`, why: 'For the underwriter.' },
              },
            ]
          : []),
      ],
    })),
  );
}

/** Expressions over answers; each becomes the condition of a notice on the last step. */
const CONDITIONS: Readonly<Record<string, Json>> = {
  'more than one trade': { '>': [{ count: [{ var: 'constructionTypes' }] }, 1] },
  'two addresses or more': { '>=': [{ count: [{ var: 'businessLocations' }] }, 2] },
  'exactly three activities': { '==': [{ count: [{ var: 'businessActivities' }] }, 3] },
  'more than two claims': {
    '>': [{ firstOf: [{ number: [{ var: 'pastInsurance.claimsCount' }] }, 0] }, 2],
  },
  'no employees': { '!': [{ in: ['has-employees', { var: 'businessAttributes' }] }] },
  'an owner in Texas or Ohio': { in: [{ var: 'operatingState' }, ['Texas', 'Ohio']] },
  'a trust that builds': {
    and: [
      { '==': [{ var: 'ownershipInfo.ownershipStructure' }, 'trust'] },
      { condition: 'isConstruction' },
    ],
  },
  'an umbrella of two million': { '==': [{ var: 'umbrellaLiability.limit' }, '$2M'] },
  'a start this month': {
    '<': [{ var: 'insuranceStartDate.date' }, { addDays: [{ var: '$today' }, 30] }],
  },
  'a business without a name': { '!': [{ answered: 'contactInfo.businessName' }] },
  'many people': { '>': [{ firstOf: [{ var: 'employeesInfo.totalPeople' }, 0] }, 50] },
  'an old business': {
    '<': [{ firstOf: [{ number: [{ var: 'ownershipInfo.startYear' }] }, 2026] }, 1990],
  },
};

function notices(project: MutableProject): Good[] {
  const flow = project.json(FLOW);
  const known =
    isObject(flow) && isObject(flow['conditions']) ? Object.keys(flow['conditions']) : [];
  const block = (when: string): Edit => ({
    file: `${LAST}/ui.json`,
    insert: '/ui:blocks/0',
    to: {
      kind: 'notice',
      place: 'before',
      tone: 'info',
      when,
      text: 'Please have your papers at hand.',
    },
  });
  return [
    ...known.map((when): Good => ({ name: `a notice for ${when}`, edits: [block(when)] })),
    ...Object.entries(CONDITIONS).map(([name, expression]): Good => ({
      name: `a notice for ${name}`,
      edits: [{ file: FLOW, set: '/conditions/goodOne', to: expression }, block('goodOne')],
    })),
  ];
}

function dateRules(): Good[] {
  const date = { var: 'insuranceStartDate.date' };
  const open = { '!': [{ answered: 'insuranceStartDate.date' }] };
  const rules: Readonly<Record<string, Json>> = {
    'within 60 days': { or: [open, { '<=': [date, { addDays: [{ var: '$today' }, 60] }] }] },
    'within six months': { or: [open, { '<=': [date, { addMonths: [{ var: '$today' }, 6] }] }] },
    'not today': { or: [open, { '>': [date, { var: '$today' }] }] },
    'a year at most': { or: [open, { '<=': [{ daysBetween: [{ var: '$today' }, date] }, 365] }] },
  };
  return Object.entries(rules).map(([name, valid]): Good => ({
    name: `a start date ${name}`,
    edits: [
      // A calendar that starts tomorrow does not allow this edit.
      ...(name === 'not today'
        ? [{ file: 'schemas/insurance-start-date/ui.json', remove: '/date/ui:options/min' }]
        : []),
      {
        file: 'schemas/insurance-start-date/rules.json',
        insert: '/rules/1',
        to: { id: 'window', at: '/date', message: 'Choose another day', valid },
      },
    ],
  }));
}

function prices(project: MutableProject): Good[] {
  const plans = 'schemas/catalog/plans.json';
  const raised = entriesOf(project, 'plans').map((plan, index): Edit => ({
    file: plans,
    set: `/entries/${index}/price`,
    to: (Number(valueAsText(isObject(plan) ? plan['price'] : 0)) * 1.1).toFixed(2),
  }));
  return [
    { name: 'all prices rise', edits: raised },
    {
      name: 'the card fee falls',
      edits: [{ file: 'schemas/catalog/payment.json', set: '/methods/0/feePercent', to: '1.49' }],
    },
    {
      name: 'another phone number',
      edits: [
        {
          file: 'schemas/catalog/brand.json',
          set: '/salesPhone',
          to: { display: '(312) 555-0199', tel: '+13125550199' },
        },
      ],
    },
    {
      name: 'a dearer deductible',
      edits: [{ file: plans, set: '/entries/0/limits/liability/deductible', to: '$1K' }],
    },
    {
      name: 'a higher limit for the dearest plan',
      edits: [{ file: plans, set: '/entries/2/limits/liability/perYear', to: '$4M' }],
    },
  ];
}

function links(): Good[] {
  const edit = (text: string): Edit => ({
    file: 'schemas/email/ui.json',
    set: '/ui:blocks/0/text',
    to: text,
  });
  return [
    { name: 'a telephone link', edits: [edit('Rather talk? [Call us](tel:+13125550142).')] },
    {
      name: 'a telephone link with its number',
      edits: [edit('Rather talk? Call [(312) 555-0142](tel:+13125550142).')],
    },
    { name: 'a link to the terms', edits: [edit('Before you go on, read our [terms](/terms).')] },
  ];
}

/** A catalog copied from another one, as in the guide, and a question that uses it. */
function newCatalog(texts: ProjectTexts): Good {
  const copy = (from: string, to: string): Edit => ({
    file: to,
    text: (texts.get(from) ?? '').replaceAll('visit-frequencies', 'vehicle-kinds'),
  });
  const errors = { enum: said };
  return {
    name: 'a new catalog with its question',
    edits: [
      copy('schemas/catalog/visit-frequencies.json', 'schemas/catalog/vehicle-kinds.json'),
      copy(
        'schemas/meta/catalog-visit-frequencies.schema.json',
        'schemas/meta/catalog-vehicle-kinds.schema.json',
      ),
      {
        file: 'schemas/ownership/schema.json',
        set: '/properties/vehicleKind',
        to: { title: 'What do you drive?', type: 'string', 'x-options': 'vehicle-kinds' },
      },
      {
        file: 'schemas/ownership/ui.json',
        set: '/vehicleKind',
        to: { 'ui:widget': 'select', 'ui:options': { catalog: 'vehicle-kinds', errors } },
      },
      {
        file: COVERAGE,
        insert: '/elsewhere/0',
        to: { answer: 'ownershipInfo.vehicleKind', why: 'For the underwriter.' },
      },
    ],
  };
}
