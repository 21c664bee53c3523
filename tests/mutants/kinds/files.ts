import { FLOW, LOOKS, one, SCHEMAS, spread, type Kind } from '../mutant.ts';

const catalog = (name: string) => `schemas/catalog/${name}.json`;
const content = (name: string) => `schemas/content/${name}.json`;

export const FILE_KINDS: Readonly<Record<string, Kind>> = {
  'comma too many': (project) =>
    spread([...project.files(SCHEMAS), FLOW], 4).map((file) =>
      one({ file, replace: '\n}', with: ',\n}' }),
    ),
  'bracket missing': (project) =>
    spread(project.files(LOOKS), 3).map((file) => one({ file, replace: '{', with: '' })),
  'comment in JSON': () => [one({ file: FLOW, replace: '{', with: '{ // the funnel' })],
  'key there twice': (project) => [
    ...spread(project.files(SCHEMAS), 3).map((file) =>
      one({ file, replace: '"type": "object",', with: '"type": "object", "type": "object",' }),
    ),
    one({ file: FLOW, replace: '"version": 1,', with: '"version": 1, "version": 2,' }),
    one({
      file: catalog('industries'),
      replace: '"id": "food",',
      with: '"id": "food", "id": "fodd",',
    }),
  ],
  'file deleted': (project) =>
    spread([...project.files(SCHEMAS), ...project.files(LOOKS)], 5).map((file) =>
      one({ file, delete: true }),
    ),
  'catalog deleted': () => [
    one({ file: catalog('states'), delete: true }),
    one({ file: catalog('umbrella-limits'), delete: true }),
  ],
  'folder without a step': () => [
    one({
      file: 'schemas/forgotten/rules.json',
      json: { $schema: '../meta/rules.schema.json', rules: [] },
    }),
  ],
  'second flow': () => [one({ file: 'flows/other.json', json: { id: 'other' } })],
  'meta-schema misspelled': (project) =>
    spread(project.files(LOOKS), 2).map((file) =>
      one({ file, set: '/$schema', to: '../meta/ui.json' }),
    ),
  'meta-schema of another kind': () => [
    one({ file: 'schemas/email/ui.json', set: '/$schema', to: '../meta/step.schema.json' }),
  ],
  'option dropped that a condition names': () => [
    one({ file: catalog('industries'), remove: '/entries/0' }),
    one({ file: catalog('industries'), set: '/entries/0/id', to: 'building' }),
  ],
  'id there twice in a catalog': () => [
    one({ file: catalog('industries'), set: '/entries/1/id', to: 'construction' }),
    one({ file: catalog('trades'), set: '/entries/2/id', to: 'carpentry' }),
  ],
  'label there twice in a catalog': () => [
    one({ file: catalog('ownership'), set: '/entries/1/label', to: 'LLC' }),
    one({ file: catalog('ownership'), set: '/entries/1/label', to: 'llc' }),
  ],
  'text there twice in a list': () => [
    one({
      file: catalog('activities'),
      insert: '/entries/18/activities/2',
      to: 'Drywall and paint touch-ups',
    }),
  ],
  'group of links without a link': () => [
    one({ file: content('navigation'), remove: '/footer/groups/0/products' }),
  ],
  'meta-schema broken': () => [
    one({ file: 'schemas/meta/ui.schema.json', set: '/type', to: 'objekt' }),
    one({ file: 'schemas/meta/catalog-states.schema.json', set: '/type', to: 'objekt' }),
  ],
  'catalog emptied': () => [
    one({ file: catalog('states'), set: '/entries', to: [] }),
    one({ file: catalog('excluded-activities'), set: '/entries', to: [] }),
  ],
  'entry without its label': () => [
    one({ file: catalog('industries'), remove: '/entries/2/label' }),
    one({ file: catalog('trades'), remove: '/entries/4/label' }),
  ],
  'key misspelled in a catalog': () => [
    one({ file: catalog('trades'), set: '/entries/3/lable', to: 'Concrete' }),
    one({ file: catalog('activities'), set: '/entries/3/activites', to: [] }),
  ],
  'exclusive option dropped': () => [
    one({ file: catalog('business-attributes'), remove: '/entries/4' }),
  ],
  'plan misspelled': () => [
    one({ file: catalog('plans'), set: '/default', to: 'premium' }),
    one({ file: catalog('plans'), set: '/fallback/plan', to: 'gold' }),
  ],
  'price that is none': () => [
    one({ file: catalog('plans'), set: '/entries/0/price', to: 'cheap' }),
    one({ file: catalog('plans'), set: '/entries/1/price', to: '-5.00' }),
    one({ file: catalog('plans'), set: '/fallback/price', to: '12,5' }),
  ],
  'none or several plans recommended': () => [
    one({ file: catalog('plans'), set: '/entries/1/recommended', to: false }),
    one({ file: catalog('plans'), set: '/entries/0/recommended', to: true }),
  ],
  'plan dropped': () => [one({ file: catalog('plans'), remove: '/entries/0' })],
  'code of a state dropped, misspelled or there twice': () => [
    one({ file: catalog('state-codes'), remove: '/entries/3' }),
    one({ file: catalog('state-codes'), replace: '"Texas"', with: '"Texs"' }),
    one({ file: catalog('state-codes'), set: '/entries/1/code', to: 'AL' }),
    one({ file: catalog('state-codes'), set: '/entries/1/code', to: 'Alaska' }),
  ],
  'place to fill in misspelled': () => [
    one({ file: content('quote'), replace: '# {quoteId}', with: '# {quoteID}' }),
    one({ file: content('landing'), replace: 'of {count}', with: 'of {counts}' }),
    one({ file: content('purchase'), replace: '{plan} plan', with: '{plan plan' }),
    one({ file: content('quote'), replace: 'Call {phone}', with: 'Call {telephone}' }),
    one({ file: catalog('payment'), replace: '{date}', with: '{day}' }),
  ],
  'place to fill in dropped': () => [
    one({ file: content('step-texts'), replace: 'Step {n} of {m}"', with: 'Step {n}"' }),
    one({ file: content('product-page'), replace: ' with {brand}', with: '' }),
  ],
  'HTML in a content file': () => [
    one({ file: content('quote'), replace: 'Quote # {quoteId}', with: '<b>Quote</b> # {quoteId}' }),
    one({ file: content('legal/terms'), replace: 'Prices, ratings', with: 'Prices,&nbsp;ratings' }),
  ],
  'category without activities': () => [
    one({ file: catalog('activities'), set: '/entries/0/activities', to: [] }),
  ],
  'category of a trade misspelled': () => [
    one({ file: catalog('trades'), set: '/entries/5/category', to: 'concreet' }),
  ],
};
