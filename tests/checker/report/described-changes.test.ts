import { expect, test } from 'vitest';
import { buildModel } from '../../../src/checker/model/model.ts';
import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';
import { impactReport } from '../../../src/checker/report/report.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';

const FLOW = 'flows/tiny.json';
const PERSON = 'schemas/person';
const texts = questionnaire('tiny');
const before = buildModel(texts);
const told = (edits: readonly Edit[]) =>
  impactReport(before, buildModel(applyAll(texts, edits)))
    .text.split('\n')
    .map((line) => line.replaceAll('\\', ''));

const COLOR = { title: 'Color', type: 'string', maxLength: 20 };
const COLOR_LOOK: Edit = {
  file: `${PERSON}/ui.json`,
  set: '/color',
  to: { 'ui:widget': 'text', 'ui:options': { errors: { maxLength: 'Shorter' } } },
};

/** Changes that only the author of an edit can confirm, and how the report describes them. */
const ROWS: [string, Edit[], string][] = [
  [
    'a question that may stay empty',
    [{ file: `${PERSON}/schema.json`, remove: '/required/1' }],
    '- "person.age" may stay empty now.',
  ],
  [
    'a question that has to be answered under a condition now',
    [
      { file: `${PERSON}/schema.json`, remove: '/required/1' },
      { file: `${PERSON}/schema.json`, insert: '/allOf/0/then/required/0', to: 'age' },
    ],
    '- "person.age" has to be answered only under a condition of its step now.',
  ],
  [
    'a question that may stay empty where its condition holds',
    [{ file: `${PERSON}/schema.json`, remove: '/allOf/0/then/required/0' }],
    '- "person.partnerName" may stay empty now.',
  ],
  [
    'a new question with its condition',
    [
      { file: `${PERSON}/schema.json`, set: '/allOf/0/then/properties/color', to: COLOR },
      COLOR_LOOK,
    ],
    '- "person.color" is new, asked if "Do you have a partner?" is "Yes".',
  ],
  [
    'a new question that the flow shows to some',
    [
      { file: `${PERSON}/schema.json`, set: '/properties/color', to: COLOR },
      { file: `${PERSON}/schema.json`, insert: '/required/0', to: 'color' },
      { file: FLOW, set: '/steps/2/show', to: { color: 'isCraft' } },
      COLOR_LOOK,
    ],
    '- "person.color" is new, asked if "Your kind of business" is "Craft", and must be answered: saved drafts go back to it.',
  ],
  [
    'a condition on the other answer',
    [
      {
        file: `${PERSON}/schema.json`,
        set: '/allOf/0/if/properties/partner/const',
        to: 'no',
      },
    ],
    '- "person.partnerName" is asked if "Do you have a partner?" is "No" now (it was asked if "Do you have a partner?" is "Yes").',
  ],
  [
    'a question for everybody that only some were asked',
    [
      {
        file: `${PERSON}/schema.json`,
        set: '/properties/partnerName',
        to: { title: 'Name of the partner', type: 'string', maxLength: 40 },
      },
      { file: `${PERSON}/schema.json`, remove: '/allOf' },
    ],
    '- "person.partnerName" is asked of everybody who comes to its step now (it was asked if "Do you have a partner?" is "Yes").',
  ],
  [
    'a named condition that was changed',
    [{ file: FLOW, set: '/conditions/isCraft', to: { in: [{ var: 'kind' }, ['craft', 'farm']] } }],
    '| conditions isCraft | if "Your kind of business" is "Craft" | if "Your kind of business" is "Craft" or "Farm" |',
  ],
  [
    'another condition of a way out',
    [{ file: FLOW, set: '/steps/0/next/0/when', to: 'hasPartner' }],
    '| next #1 when | isCraft: if "Your kind of business" is "Craft" | hasPartner: if "Do you have a partner?" is "Yes" |',
  ],
  [
    'a rule that asks for something else',
    [
      {
        file: 'schemas/day/rules.json',
        set: '/rules/0/valid',
        to: { '>': [{ var: 'day.date' }, { var: '$today' }] },
      },
    ],
    '| rules not-past valid | if "First day" is not answered or "First day" is on or after today | if "First day" is after today |',
  ],
  [
    'a step that comes earlier',
    [
      { file: FLOW, remove: '/steps/3' },
      {
        file: FLOW,
        insert: '/steps/2',
        to: {
          id: 'work',
          label: 'Work',
          path: '/onboarding/work',
          answers: ['jobs'],
          savedStep: 3,
          next: [{ to: 'person' }],
        },
      },
      { file: FLOW, set: '/steps/3/next/0/to', to: 'shares' },
      { file: FLOW, set: '/steps/1/next/0/to', to: 'work' },
      { file: FLOW, set: '/steps/0/next/1/to', to: 'work' },
    ],
    '- Step "work" comes after "crafts" now (it came after "person").',
  ],
  [
    'a question that comes first on its step',
    [
      {
        file: `${PERSON}/ui.json`,
        set: '/ui:order',
        to: ['age', 'name', 'email', 'area', 'partner', 'partnerName'],
      },
    ],
    '- On "person" the question "age" comes first now (it came after "email").',
  ],
  [
    'an option that comes last',
    [
      {
        file: 'schemas/catalog/industries.json',
        set: '/entries',
        to: [
          { id: 'shop', label: 'Shop', icon: 'retail', hint: 'You run a shop' },
          { id: 'farm', label: 'Farm', icon: 'food', hint: 'You run a farm' },
          { id: 'craft', label: 'Craft', icon: 'construction', hint: 'You run a craft' },
        ],
      },
    ],
    '- "kind" offers its options in another order. Moved: "craft" comes after "farm" (it came first).',
  ],
  [
    'a rule that only advises',
    [{ file: 'schemas/shares/rules.json', set: '/rules/0/severity', to: 'advice' }],
    '- Rule "shares: total" only advises now: visitors can go on.',
  ],
  [
    'another default',
    [{ file: `${PERSON}/schema.json`, set: '/properties/partner/default', to: 'yes' }],
    '- "person.partner" begins with yes (was no).',
  ],
  [
    'choices under headings',
    [{ file: 'schemas/kind/ui.json', set: '/area/ui:options/groupBy', to: 'industries' }],
    '| `area` groupBy | (none) | industries |',
  ],
  [
    'a limit that a question had not',
    [{ file: 'schemas/day/ui.json', remove: '/date/ui:options/min' }],
    '| `date` min | today | (none) |',
  ],
];

test.each(ROWS)('%s', (_name, edits, line) => {
  expect(told(edits)).toContain(line);
});

test('reordered steps are not new paths', () => {
  const [, edits = []] = ROWS.find(([name]) => name === 'a step that comes earlier') ?? [];
  expect(told(edits).join('\n')).not.toContain('Paths through the flow');
});

test('items without an id that only change places are reported as moved', () => {
  const faq = (items: string[]): Edit => ({
    file: 'schemas/content/help.json',
    json: { items: items.map((question) => ({ question, answer: `About ${question}` })) },
  });
  const old = buildModel(applyAll(texts, [faq(['One?', 'Two?', 'Three?'])]));
  const now = buildModel(applyAll(texts, [faq(['Three?', 'One?', 'Two?'])]));
  const lines = impactReport(old, now).text.split('\n');
  expect(lines).toContain('| items Three? | after "Two?" | first |');
  expect(lines.join('\n')).not.toContain('About');
});
