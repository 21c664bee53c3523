import { type Json, isObject, valueAsText } from '../../../src/engine/logic/json.ts';
import { LOOKS, one, places, RULES, spread, type Kind } from '../mutant.ts';

const option =
  (most: number, key: string, to: Json): Kind =>
  (project) =>
    spread(
      places(
        project,
        LOOKS,
        (json, pointer) => json[key] !== undefined && pointer.endsWith('/ui:options'),
      ),
      most,
    ).map(({ file, pointer }) => one({ file, set: `${pointer}/${key}`, to }));

const widget =
  (most: number, test: (name: string) => boolean, to: string): Kind =>
  (project) =>
    spread(
      places(
        project,
        LOOKS,
        (json) => typeof json['ui:widget'] === 'string' && test(json['ui:widget']),
      ),
      most,
    ).map(({ file, pointer }) => one({ file, set: `${pointer}/ui:widget`, to }));

const texts =
  (most: number, change: (text: string) => string): Kind =>
  (project) =>
    spread(
      places(
        project,
        LOOKS,
        (json) => typeof json['why'] === 'string' || typeof json['say'] === 'string',
      ),
      most,
    ).map(({ file, pointer, json }) => {
      const key = json['why'] === undefined ? 'say' : 'why';
      return one({ file, set: `${pointer}/${key}`, to: change(valueAsText(json[key])) });
    });

export const LOOK_KINDS: Readonly<Record<string, Kind>> = {
  'widget for another type': (project) => [
    ...widget(3, (name) => name === 'checks' || name === 'trades', 'text')(project),
    ...widget(2, (name) => name === 'yes-no', 'money')(project),
    ...widget(2, (name) => name === 'text', 'checks')(project),
  ],
  'widget misspelled': widget(4, () => true, 'crads'),
  'widget forgotten': (project) =>
    spread(
      places(project, LOOKS, (json) => json['ui:widget'] !== undefined),
      4,
    ).map(({ file, pointer }) => one({ file, remove: `${pointer}/ui:widget` })),
  'message missing': (project) =>
    spread(
      places(project, LOOKS, (_json, pointer) => pointer.endsWith('/errors')),
      8,
    ).flatMap(({ file, pointer, json }) =>
      Object.keys(json)
        .slice(0, 1)
        .map((key) => one({ file, remove: `${pointer}/${key}` })),
    ),
  'message for another mistake': (project) =>
    spread(
      places(
        project,
        LOOKS,
        (json, pointer) => pointer.endsWith('/errors') && json['multipleOf'] === undefined,
      ),
      4,
    ).map(({ file, pointer }) => one({ file, set: `${pointer}/multipleOf`, to: 'Never shown' })),
  'catalog misspelled': option(4, 'catalog', 'catalgue'),
  'list of choices misspelled': option(3, 'choicesFrom', 'offeredActivites'),
  'heading catalog misspelled': option(1, 'groupBy', 'activites'),
  'rows counted by a field that is not there': option(1, 'countField', 'claimCount'),
  'exclusive choice misspelled': option(2, 'exclusive', 'None'),
  'choice without words': (project) =>
    spread(
      places(
        project,
        LOOKS,
        (json, pointer) => pointer.endsWith('/choices') && Object.keys(json).length === 2,
      ),
      4,
    ).map(({ file, pointer, json }) =>
      one({ file, remove: `${pointer}/${Object.keys(json)[0] ?? ''}` }),
    ),
  'block there twice': (project) =>
    spread(
      places(project, LOOKS, (json) => Array.isArray(json['ui:blocks'])),
      3,
    ).flatMap(({ file, json: { 'ui:blocks': blocks = null } }) => {
      const [first = null] = Array.isArray(blocks) ? blocks : [];
      return [one({ file, insert: '/ui:blocks/1', to: first })];
    }),
  'agreement that is not kept': () => [
    one(
      {
        file: 'schemas/contact-info/schema.json',
        set: '/properties/smsConsent/title',
        to: 'I agree to text messages',
      },
      { file: 'schemas/contact-info/ui.json', remove: '/smsConsent/ui:options/consent' },
    ),
  ],
  'two choices with the same words': (project) =>
    spread(
      places(project, LOOKS, (_json, pointer) => pointer.endsWith('/choices')),
      3,
    ).map(({ file, pointer, json }) => {
      const [first = '', second = ''] = Object.keys(json);
      const words = json[first];
      return one({ file, set: `${pointer}/${second}`, to: isObject(words) ? words : {} });
    }),
  'field left out of the order': (project) =>
    project.files(LOOKS).flatMap((file) => {
      const look = project.json(file);
      return isObject(look) && look['ui:order'] !== undefined
        ? [one({ file, remove: '/ui:order/0' })]
        : [];
    }),
  'look of a field that is not there': (project) =>
    spread(project.files(LOOKS), 4).map((file) =>
      one({ file, set: '/misspelled', to: { 'ui:widget': 'text' } }),
    ),
  'Continue waits for a field that is not there': (project) =>
    spread(
      places(project, LOOKS, (json) => json['say'] !== undefined),
      4,
    ).map(({ file, pointer }) => one({ file, set: `${pointer}/at`, to: '/misspelled' })),
  'Continue waits for a rule that is not there': () => [
    one({
      file: 'schemas/construction-types/ui.json',
      set: '/ui:continue/disabledUntil/0/rule',
      to: 'one-trad',
    }),
  ],
  'block under an unknown condition': () => [
    one({
      file: 'schemas/about-your-business/ui.json',
      set: '/ui:blocks/0/when',
      to: 'hasNoShare',
    }),
  ],
  'block of an unknown kind': () => [
    one({ file: 'schemas/email/ui.json', set: '/ui:blocks/0/kind', to: 'paragraph' }),
  ],
  'HTML in a text': texts(2, (text) => `<b>${text}</b>`),
  'stray spaces in a text': texts(3, (text) => `${text} `),
  'placeholder in a text': texts(2, (text) => `${text} {name}`),
  'broken link in a text': () => [
    one({ file: 'schemas/email/ui.json', replace: '](/privacy)', with: '](privacy)' }),
    one({ file: 'schemas/industry/ui.json', replace: '](/terms)', with: '](/terms' }),
    one({ file: 'schemas/email/ui.json', replace: '](/privacy)', with: '](https://x.example)' }),
  ],
  'link to a page that is not there': () => [
    one({ file: 'schemas/industry/ui.json', replace: '](/privacy)', with: '](/legal/privicy)' }),
    one({ file: 'schemas/email/ui.json', replace: '](/privacy)', with: '](/privicy)' }),
    one({ file: 'schemas/content/navigation.json', replace: '"/about-us"', with: '"/nowhere"' }),
    one({ file: 'schemas/content/navigation.json', replace: '#licenses', with: '#licences' }),
    one({ file: 'schemas/catalog/payment.json', replace: '](/terms)', with: '](/term)' }),
  ],
  'text far too long': texts(2, (text) => text.repeat(12)),
  'pattern of a hint broken': (project) =>
    places(project, LOOKS, (_json, pointer) => pointer.endsWith('/advice')).map(
      ({ file, pointer }) => one({ file, set: `${pointer}/pattern`, to: '^\\d{5}(-\\d{4}?$' }),
    ),
  'unknown key in a look': (project) =>
    spread(
      places(project, LOOKS, (json) => json['ui:widget'] !== undefined),
      4,
    ).map(({ file, pointer }) => one({ file, set: `${pointer}/ui:optons`, to: {} })),
  'rule shown at a field that is not there': (project) =>
    spread(
      places(project, RULES, (json) => json['at'] !== undefined),
      4,
    ).map(({ file, pointer }) => one({ file, set: `${pointer}/at`, to: '/misspelled' })),
  'question above the one that makes it appear': () => [
    one({
      file: 'schemas/tools-and-equipment/ui.json',
      set: '/ui:order',
      to: ['isAwareOfClaims', 'equipmentCost', 'hasClaimCircumstances', 'startDate'],
    }),
  ],
  'rule without a message': (project) =>
    spread(
      places(project, RULES, (json) => json['message'] !== undefined),
      2,
    ).map(({ file, pointer }) => one({ file, remove: `${pointer}/message` })),
  'rule name there twice': () => [
    one({ file: 'schemas/construction-types/rules.json', set: '/rules/1/id', to: 'one-trade' }),
    one({ file: 'schemas/past-insurance/rules.json', set: '/rules/1/id', to: 'rows' }),
  ],
};
